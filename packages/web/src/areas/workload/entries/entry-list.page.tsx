import { entryPermissions as may } from '@residency/contract/areas/workload/entries/access'
import {
  type Entry,
  itemWithCount,
} from '@residency/contract/areas/workload/entries/entry.contract'
import { entryExport } from '@residency/contract/areas/workload/entries/entry-review.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { Link } from 'react-router'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { withoutMonth } from './audit-month.rules.ts'
import './entries.css'
import { useEntryColumns } from './entry.columns.tsx'
import { type EntryListInput, useEntries } from './entry.queries.ts'
import { entryText } from './entry.text.ts'
import { useEntryActs } from './use-entry-acts.tsx'
import { useEntryFilters } from './use-entry-filters.ts'

const SHOWN = ['kind', 'month', 'waiting', 'keywords', 'state', 'marked', 'from', 'until'] as const

/** Filters that links from figures bring along. */
const BROUGHT = ['traineeId', 'requirementId', 'departmentId', 'cohortId'] as const

/**
 * View key workload/entries/index: all entries in scope by kind and month, with the decisions of
 * those who answer for them.
 */
export default function EntryListPage() {
  const { list: text } = useText(entryText)
  const title = useText(entryWords).menus['works.entries']
  const list = useListState('workloadEntries', [...SHOWN, ...BROUGHT])
  const result = useEntries(withoutMonth(list.input) as EntryListInput)
  const { review, actionsOf, dialogs } = useEntryActs()
  const total =
    result.data &&
    say(result.data.isTotalCapped ? text.leadCapped : text.lead, { total: result.data.total })
  const isPart = BROUGHT.some((name) => list.filters[name])

  return (
    <>
      <ListScreen<Entry>
        title={title}
        list={list}
        result={result}
        columns={useEntryColumns(actionsOf)}
        filters={useEntryFilters()}
        lead={
          isPart ? (
            <>
              {total} · {text.narrowed} <Link to="/workload/entries">{text.showAll}</Link>
            </>
          ) : (
            total
          )
        }
        actions={
          <Can perm={[may.export]}>
            <ExportButton title={title} calls={entryExport} filters={withoutMonth(list.filters)} />
          </Can>
        }
        bulk={(rows, done) => (
          <BulkDecisions review={review} rows={rows.map(named)} onDone={done} />
        )}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}

const named = (entry: Entry): Entry => ({
  ...entry,
  name: `${entry.name} ${itemWithCount(entry.item, entry.count)}`,
})
