import { cohortWords } from '@residency/contract/areas/standards/cohort/words'
import { useText } from '../../../platform/i18n.ts'
import { useTableWords } from '../table/use-table-words.ts'

/** Domain words of the room, with those of tables. */
export function useCohortWords() {
  const table = useTableWords()
  const own = useText(cohortWords)
  return { ...own, stages: table.stages, fields: { ...table.fields, ...own.fields } }
}
