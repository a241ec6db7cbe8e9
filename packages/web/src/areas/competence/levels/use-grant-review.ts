import { type Grant, grantReview } from '@residency/contract/areas/competence/levels/level.contract'
import { levelWords } from '@residency/contract/areas/competence/levels/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { LEVEL_PATHS } from './level.queries.ts'
import { levelText } from './level.text.ts'

/** The review of levels, for departments and bases. */
export function useGrantReview(): Review<Grant> {
  const { done, help } = useText(levelText)
  const { actions } = useText(levelWords).flows.competenceGrant

  return { calls: grantReview, paths: LEVEL_PATHS, actions, done, help }
}
