import { accountsWords } from '@residency/contract/areas/accounts/text'
import { useAuditLabels } from '../../../platform/texts/audit-labels.ts'
import { useText } from '../../../platform/texts/i18n.ts'

/**
 * A field's label in the words of the action's own contract, else of its area, else of this area,
 * else its code.
 */
export function useFieldLabels() {
  const { fields } = useText(accountsWords)
  const labels = useAuditLabels()
  const here: Readonly<Record<string, string>> = fields

  return (action: string, field: string) => {
    const area = labels[action.split('.')[0]!]
    return area?.auditFields?.[action]?.[field] ?? area?.fields?.[field] ?? here[field] ?? field
  }
}
