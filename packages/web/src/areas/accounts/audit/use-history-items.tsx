import type { AuditRow } from '@residency/contract/areas/accounts/audit/audit.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import type { HistoryItem } from '../../../screens/detail-screen.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { accountsText } from '../accounts.text.ts'
import { auditText } from './audit.text.ts'
import { type AuditChange, isOfSystem, readDetail } from './audit-detail.rules.ts'
import { useFieldLabels } from './use-field-labels.ts'

/** Audit entries as the history of a record page: what, by whom, when, and the changed fields. */
export function useHistoryItems(): (rows: readonly AuditRow[]) => HistoryItem[] {
  const text = useText(auditText)
  const labelOf = useFieldLabels()
  const states: Readonly<Record<string, string>> = useText(accountsText).states
  const stateOf = (status = '') => states[status] ?? status
  const actorOf = ({ userId, nickname, username, ip }: AuditRow) => {
    if (userId === null) return isOfSystem(ip) ? text.system : text.stranger

    return nickname ?? username
  }
  // A switch is described by its two labels; values of other fields are in the log.
  const named = (action: string, { field, before, after }: AuditChange) =>
    field === 'status' ? `${stateOf(before)} → ${stateOf(after)}` : labelOf(action, field)

  return (rows) =>
    rows.map((row) => {
      const changed = readDetail(row.detail).changes.filter(({ isChanged }) => isChanged)
      const fields = [...new Set(changed.map((change) => named(row.action, change)))]
      return {
        key: String(row.id),
        at: <DateCell value={row.at} hasTime />,
        what: row.actionLabel,
        who: actorOf(row),
        ...(fields.length > 0 && { why: fields.join(text.comma) }),
      }
    })
}
