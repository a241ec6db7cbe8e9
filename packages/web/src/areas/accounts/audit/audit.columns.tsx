import type { AuditRow } from '@residency/contract/areas/accounts/audit/audit.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { PersonCell } from '../../../ui/tables/person-cell.tsx'
import { StateTag, type Tone } from '../../../ui/tables/state-tag.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { auditText } from './audit.text.ts'
import { isOfSystem, recordName } from './audit-detail.rules.ts'

const TONES: Readonly<Record<AuditRow['result'], Tone>> = {
  ok: 'good',
  refused: 'wait',
  failed: 'bad',
}

export function ResultTag({ result }: { result: AuditRow['result'] }) {
  const { auditResults } = useText(accountsWords)
  return <StateTag tone={TONES[result]}>{auditResults[result]}</StateTag>
}

/** Columns of the audit log; the action opens the record, the person filters by them. */
export function useAuditColumns(
  onOpen: (row: AuditRow) => void,
  onPerson: (userId: number) => void,
): readonly Column<AuditRow>[] {
  const text = useText(auditText)
  const { fields } = useText(accountsWords)
  return [
    linesColumn('action', fields.action, { width: 240, card: 'title' }, (row) => ({
      name: row.actionLabel,
      note: row.actionLabel === row.action ? null : row.action,
      onOpen: () => onOpen(row),
    })),
    {
      key: 'result',
      title: fields.result,
      width: 110,
      card: 'state',
      cell: (row) => <ResultTag result={row.result} />,
    },
    {
      key: 'userId',
      title: fields.userId,
      width: 200,
      card: 'fact',
      cell: ({ userId, nickname, username, ip }) =>
        userId === null ? (
          <span className="soft">{isOfSystem(ip) ? text.system : text.stranger}</span>
        ) : (
          <PersonCell
            name={nickname ?? String(userId)}
            note={username}
            onOpen={() => onPerson(userId)}
          />
        ),
    },
    {
      key: 'entity',
      title: text.record,
      width: 160,
      cell: (row) => recordName(row) ?? <span className="soft">—</span>,
    },
    {
      key: 'ip',
      title: fields.ip,
      width: 150,
      cell: (row) => <span className="figures">{isOfSystem(row.ip) ? '—' : row.ip}</span>,
    },
    momentColumn('at', fields.at, { width: 140, card: 'fact' }),
  ]
}
