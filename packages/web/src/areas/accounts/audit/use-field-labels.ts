import { useWordBook } from '../../../platform/form-rules.ts'
import { useLanguage } from '../../../platform/i18n.ts'
import { useAccountsWords } from '../use-accounts-words.ts'

/** A field's word in the area the action belongs to, else in this one, else its code. */
export function useFieldLabels() {
  const language = useLanguage()
  const { fields } = useAccountsWords()
  const book = useWordBook()
  const here: Readonly<Record<string, string>> = fields
  return (action: string, field: string) => book[action.split('.')[0]!]?.[language].fields?.[field] ?? here[field] ?? field
}
