import {
  AUDIT_RESULTS,
  type AuditRow,
} from '@residency/contract/areas/accounts/audit/audit.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, dayFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useAuditColumns } from './audit.columns.tsx'
import { type AuditInput, useAudit } from './audit.queries.ts'
import { auditText } from './audit.text.ts'
import { AuditDetail } from './audit-detail.tsx'
import { ActionSelect, PersonSelect } from './audit-filters.tsx'

/** View key system/audit/index: who did what, when, and what it changed. */
export default function AuditListPage() {
  const text = useText(auditText)
  const { fields, auditResults } = useText(accountsWords)

  const list = useListState('audit', [
    'keywords',
    'action',
    'result',
    'userId',
    'startTime',
    'endTime',
  ])

  const result = useAudit(list.input as AuditInput)
  const [open, setOpen] = useState<AuditRow | null>(null)
  const columns = useAuditColumns(setOpen, (userId) =>
    list.change({ filters: { userId: String(userId) } }),
  )
  const results = toChoices(AUDIT_RESULTS, auditResults)
  const named = result.data?.list.find(({ userId }) => String(userId) === list.filters.userId)
  const lead =
    result.data &&
    say(result.data.isTotalCapped ? text.leadCapped : text.lead, { total: result.data.total })

  return (
    <>
      <ListScreen<AuditRow>
        title={text.title}
        lead={lead}
        list={list}
        result={result}
        columns={columns}
        filters={[
          textFilter('keywords', fields.keywords, text.searchHint),
          { name: 'action', label: fields.action, control: <ActionSelect label={fields.action} /> },
          choiceFilter('result', fields.result, results),
          {
            name: 'userId',
            label: text.anybody,
            control: <PersonSelect label={text.anybody} knownName={named?.nickname ?? undefined} />,
          },
          dayFilter('startTime', fields.startTime),
          dayFilter('endTime', fields.endTime),
        ]}
      />
      <AuditDetail row={open} onClose={() => setOpen(null)} />
    </>
  )
}
