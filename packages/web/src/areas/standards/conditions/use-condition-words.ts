import { conditionsWords } from '@residency/contract/areas/standards/conditions/words'
import { useText } from '../../../platform/i18n.ts'
import { useTableWords } from '../table/use-table-words.ts'

/** Domain words of the room, with those of tables. */
export function useConditionWords() {
  const table = useTableWords()
  const own = useText(conditionsWords)
  return { ...table, ...own, fields: { ...table.fields, ...own.fields } }
}
