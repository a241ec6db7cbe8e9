import { indicatorsWords } from '@residency/contract/areas/standards/indicators/words'
import { useText } from '../../../platform/i18n.ts'
import { useTableWords } from '../table/use-table-words.ts'

/** Domain words of the room, with those of tables. */
export function useIndicatorWords() {
  const table = useTableWords()
  const own = useText(indicatorsWords)
  return { ...own, fields: { ...table.fields, ...own.fields } }
}
