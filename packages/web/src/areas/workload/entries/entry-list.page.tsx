import { type Entry, WORKLOAD_KINDS } from '@residency/contract/areas/workload/entries/entry.contract'
import { entryExport } from '@residency/contract/areas/workload/entries/entry-review.contract'
import { entryPermissions as may } from '@residency/contract/areas/workload/entries/permissions'
import { useState } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { Can } from '../../../platform/permissions.tsx'
import { choiceFilter, dayFilter, textFilter } from '../../../screens/list-filters.tsx'
import { ListScreen } from '../../../screens/list-screen.tsx'
import { useListState } from '../../../screens/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { CorrectFormProps } from './correct-form.tsx'
import { useEntryColumns } from './entry.columns.tsx'
import { type EntryListInput, useEntries, useEntryWords } from './entry.queries.ts'
import { entryText } from './entry.text.ts'
import { ENTRY_STATES_LISTED } from './new-entry.rules.ts'

const CorrectForm = lazyDialog<CorrectFormProps>(() => import('./correct-form.tsx').then((part) => part.default))

/** View key workload/entries/index: all entries in scope, by kind. */
export default function EntryListPage() {
  const { list: text } = useText(entryText)
  const { menus, fields, flows, workloadKinds } = useEntryWords()
  const title = menus['works.entries']
  const list = useListState('workloadEntries', ['kind', 'keywords', 'state', 'from', 'until', 'marked', 'traineeId', 'requirementId'])
  const result = useEntries(list.input as EntryListInput)
  const [correcting, setCorrecting] = useState<Entry | null>(null)
  return (
    <>
      <ListScreen<Entry>
        {...{ title, list, result, columns: useEntryColumns(setCorrecting) }}
        lead={result.data && say(text.lead, { total: result.data.total })}
        filters={[
          {
            ...choiceFilter(
              'kind',
              fields.kind,
              WORKLOAD_KINDS.map((value) => ({ value, label: workloadKinds[value] })),
            ),
            isScope: true,
          },
          textFilter('keywords', text.search),
          choiceFilter(
            'state',
            fields.state,
            ENTRY_STATES_LISTED.map((value) => ({ value, label: flows.workloadEntry.states[value] })),
          ),
          dayFilter('from', fields.from),
          dayFilter('until', fields.until),
          choiceFilter('marked', fields.marked, [{ value: '1', label: fields.marked }]),
        ]}
        actions={
          <Can perm={[may.export]}>
            <ExportButton title={title} calls={entryExport} filters={list.filters} />
          </Can>
        }
      >
        {text.empty}
      </ListScreen>
      <CorrectForm isOpen={correcting !== null} one={correcting} onClose={() => setCorrecting(null)} />
    </>
  )
}
