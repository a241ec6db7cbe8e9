import {
  type CheckRecord,
  checkReview,
} from '@residency/contract/areas/teachers/yearly-checks/check-record.contract'
import { checkWords } from '@residency/contract/areas/teachers/yearly-checks/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { CHECK_PATHS } from './check.queries.ts'
import { checkText } from './check.text.ts'

/**
 * The review of teachers in checks: the department's step and what the office does about
 * objections.
 */
export function useCheckReview(): Review<CheckRecord> {
  const { done, help } = useText(checkText).records
  const { actions } = useText(checkWords).flows.teacherCheck

  return {
    calls: checkReview,
    paths: CHECK_PATHS,
    actions,
    done,
    help,
    forms: { remove: () => import('./removal-form.tsx').then((part) => part.removalForm) },
  }
}
