import { electivesWords } from '@residency/contract/areas/standards/electives/words'
import { useText } from '../../../platform/i18n.ts'
import { useCohortWords } from '../cohort/use-cohort-words.ts'

/** Domain words of the room, with those of cohorts and tables. */
export function useElectivesWords() {
  const cohort = useCohortWords()
  const own = useText(electivesWords)
  return { ...own, stages: cohort.stages, fields: { ...cohort.fields, ...own.fields } }
}
