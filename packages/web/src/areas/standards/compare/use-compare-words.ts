import { compareWords } from '@residency/contract/areas/standards/compare/words'
import { useText } from '../../../platform/i18n.ts'
import { useTableWords } from '../table/use-table-words.ts'

/** Domain words of the room, with those of tables. */
export function useCompareWords() {
  const table = useTableWords()
  const own = useText(compareWords)
  return { ...own, fields: { ...table.fields, ...own.fields } }
}
