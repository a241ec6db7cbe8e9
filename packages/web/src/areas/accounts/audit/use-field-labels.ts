import { useWordBook } from '../../../platform/form-rules.ts'
import { useLanguage } from '../../../platform/i18n.ts'
import { useAccountsWords } from '../use-accounts-words.ts'

/** A field's label in the area of the action, else in this area, else its code. */
export function useFieldLabels() {
  const language = useLanguage()
  const { fields } = useAccountsWords()
  const book = useWordBook()
  const here: Readonly<Record<string, string>> = fields
  return (action: string, field: string) => book[action.split('.')[0]!]?.[language].fields?.[field] ?? here[field] ?? field
}
