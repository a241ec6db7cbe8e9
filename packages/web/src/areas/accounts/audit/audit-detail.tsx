import type { AuditRow } from '@residency/contract/areas/accounts/audit/audit.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { inShanghai } from '../../../platform/clock.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { ResultTag } from './audit.columns.tsx'
import { auditText } from './audit.text.ts'
import { type AuditChange, isOfSystem, readDetail, recordName } from './audit-detail.rules.ts'
import './audit.css'
import { useFieldLabels } from './use-field-labels.ts'

/** An audit record in full, with changes side by side. */
export function AuditDetail({ row, onClose }: { row: AuditRow | null; onClose: () => void }) {
  const text = useText(auditText)
  return (
    <SidePanel
      title={row?.actionLabel ?? text.title}
      isOpen={row !== null}
      onClose={onClose}
      width={720}
    >
      {row && <Reading row={row} />}
    </SidePanel>
  )
}

function Reading({ row }: { row: AuditRow }) {
  const text = useText(auditText)
  const { fields } = useText(accountsWords)
  const labels = useFieldLabels()
  const labelOf = (field: string) => labels(row.action, field)
  const { changes, facts } = readDetail(row.detail)

  const describeActor = () => {
    if (row.userId === null) return isOfSystem(row.ip) ? text.system : text.stranger

    return `${row.nickname ?? ''} ${row.username ?? row.userId}`.trim()
  }

  const about = [
    [fields.result, <ResultTag key="result" result={row.result} />],
    [fields.userId, describeActor()],
    [text.when, inShanghai(row.at).format('YYYY-MM-DD HH:mm:ss')],
    [fields.ip, isOfSystem(row.ip) ? '—' : row.ip],
    [text.record, recordName(row) ?? '—'],
    [text.number, row.id],
  ] as const

  return (
    <>
      <FactList facts={about} />
      {changes.length > 0 && <Changes changes={changes} labelOf={labelOf} />}
      {facts.length > 0 && (
        <>
          <h3 className="audit-head">{text.facts}</h3>
          <FactList
            facts={facts.map(({ field, value }) => [labelOf(field), value, value.length > 60])}
          />
        </>
      )}
      {changes.length + facts.length === 0 && <p className="soft">{text.nothing}</p>}
      {row.detail.includes('***') && <p className="soft">{text.masked}</p>}
    </>
  )
}

function Changes({
  changes,
  labelOf,
}: {
  changes: readonly AuditChange[]
  labelOf: (field: string) => string
}) {
  const text = useText(auditText)
  return (
    <table className="audit-changes">
      <caption>{text.change}</caption>
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.before}</th>
          <th scope="col">{text.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after, isChanged }) => (
          <tr key={field} className={isChanged ? 'is-changed' : ''}>
            <th scope="row">
              {labelOf(field)} {isChanged && <small>{text.changed}</small>}
            </th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
