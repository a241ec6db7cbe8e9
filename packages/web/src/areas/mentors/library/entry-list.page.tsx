import { libraryPermissions as may } from '@residency/contract/areas/mentors/library/access'
import {
  type MentorEntry,
  mentorEntryExport,
  mentorEntrySorts,
} from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import { mentorEntryFlow } from '@residency/contract/areas/mentors/library/mentor-entry.flow'
import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { usePageTitle } from '../../../screens/page-title.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { yearChoices } from '../../../ui/choices/year-choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useEntryColumns } from './entry.columns.tsx'
import type { EntryFormProps } from './entry-form.tsx'
import { EntryReview, useEntryReview } from './entry-review.tsx'
import { type EntryListInput, useBaseChoices, useEntries } from './library.queries.ts'
import { libraryText } from './library.text.ts'

const EntryForm = lazyDialog<EntryFormProps>(() =>
  import('./entry-form.tsx').then((part) => part.default),
)

/**
 * View key mentor/library/index: the mentor library; `?id=` opens an entry, `?waiting=1` those that
 * the reader decides.
 */
export default function EntryListPage() {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <EntryReview key={id} id={id} isVisit={isVisit} onOpen={open} />
  ) : (
    <EntryList onOpen={open} />
  )
}

function EntryList({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(libraryText)
  const { fields, flows } = useText(libraryWords)
  const review = useEntryReview()
  const list = useListState('mentor-entries', ['keywords', 'waiting', 'state', 'year', 'baseId'])
  const result = useEntries(list.input as EntryListInput)
  const bases = useBaseChoices().data ?? []
  const years = yearChoices()
  const entryForm = useRowDialog<MentorEntry>()
  const { actionsOf, dialogs } = useDecisions(review)

  const columns = useEntryColumns(onOpen, (row) => [
    ...actionsOf(row),
    ...(row.mayEdit ? [{ key: 'edit', label: text.edit, onClick: () => entryForm.open(row) }] : []),
  ])

  const states = toChoices(mentorEntryFlow.states.slice(1), flows.mentorEntry.states)
  const asText = toTextChoices(bases)

  return (
    <>
      <ListScreen<MentorEntry>
        title={usePageTitle(text.title)}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={mentorEntrySorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter('state', fields.state, states),
          choiceFilter('year', fields.year, years),
          choiceFilter('baseId', fields.baseId, asText),
        ]}
        actions={
          <>
            <ExportButton title={text.title} calls={mentorEntryExport} filters={list.conditions} />
            <AddButton perm={may.manage} onAdd={entryForm.add}>
              {text.enter}
            </AddButton>
          </>
        }
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
      <EntryForm isOpen={entryForm.isOpen} entry={entryForm.opened} onClose={entryForm.close} />
    </>
  )
}
