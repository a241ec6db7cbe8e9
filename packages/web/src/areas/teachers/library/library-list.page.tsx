import {
  type LibraryRow,
  librarySheet,
  librarySorts,
  saveLibraryEntry,
} from '@residency/contract/areas/teachers/library/library.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useLibraryColumns } from './library.columns.tsx'
import { type LibraryListInput, useLibrary } from './library.queries.ts'
import { libraryText } from './library.text.ts'
import { LibraryEntry } from './library-entry.tsx'
import { outsiderText } from './outsider.text.ts'
import type { OutsidersPanelProps } from './outsiders-panel.tsx'
import { useEntryActs, useLibraryReview } from './use-entry-acts.tsx'
import { useLibraryFilters } from './use-library-filters.ts'

const OutsidersPanel = lazyDialog<OutsidersPanelProps>(() =>
  import('./outsiders-panel.tsx').then((part) => part.default),
)

/** View key teacher/library/index: the library of teachers; `?id=` opens one of them. */
export default function LibraryListPage() {
  const id = useRecordId()
  return id === null ? <LibraryList /> : <LibraryEntry key={id} id={id} />
}

function LibraryList() {
  const text = useText(libraryText)

  const list = useListState('teacher-library', [
    'keywords',
    'departmentId',
    'ending',
    'baseId',
    'level',
    'title',
    'state',
  ])

  const result = useLibrary(list.input as LibraryListInput)
  const review = useLibraryReview()
  const acts = useEntryActs()
  const columns = useLibraryColumns(acts.actionsOf)
  const filters = useLibraryFilters(list.filters.baseId)
  const outsiders = useText(outsiderText)
  const [areOutsidersOpen, setOutsidersOpen] = useState(false)

  return (
    <>
      <ListScreen<LibraryRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={librarySorts}
        filters={filters}
        actions={
          <>
            <SheetButtons title={text.title} calls={librarySheet} filters={list.conditions} />
            <Can perm={[saveLibraryEntry.access.permission]}>
              <Button onClick={() => setOutsidersOpen(true)}>{outsiders.title}</Button>
              <Button type="primary" onClick={acts.enter}>
                {text.enter}
              </Button>
            </Can>
          </>
        }
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {text.empty}
      </ListScreen>
      {acts.dialogs}
      <OutsidersPanel isOpen={areOutsidersOpen} onClose={() => setOutsidersOpen(false)} />
    </>
  )
}
