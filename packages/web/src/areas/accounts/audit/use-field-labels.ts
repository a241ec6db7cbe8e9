import { accountsWords } from '@residency/contract/areas/accounts/text'
import { useWordBook } from '../../../platform/form-rules.ts'
import { useLanguage, useText } from '../../../platform/i18n.ts'

/** A field's label in the words of the action's own contract, else of its area, else of this area, else its code. */
export function useFieldLabels() {
  const language = useLanguage()
  const { fields } = useText(accountsWords)
  const book = useWordBook()
  const here: Readonly<Record<string, string>> = fields
  return (action: string, field: string) => {
    const area = book[action.split('.')[0]!]?.[language]
    return area?.auditFields?.[action]?.[field] ?? area?.fields?.[field] ?? here[field] ?? field
  }
}
