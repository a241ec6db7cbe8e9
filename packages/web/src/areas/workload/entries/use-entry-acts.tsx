import type { Entry } from '@residency/contract/areas/workload/entries/entry.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { useOpenEntry } from './entry.queries.ts'
import { entryText } from './entry.text.ts'
import type { EntryViewProps } from './entry-view.tsx'
import { useEntryReview } from './use-entry-review.ts'

const EntryView = lazyDialog<EntryViewProps>(() =>
  import('./entry-view.tsx').then((part) => part.default),
)

const CorrectForm = lazyDialog(() => import('./correct-form.tsx').then((part) => part.CorrectForm))

/** What can be done with a listed entry: one with indicators is looked at before it is decided. */
export function useEntryActs() {
  const { list: text } = useText(entryText)
  const review = useEntryReview()
  const { actionsOf: decisionsOf, dialogs } = useDecisions<Entry>(review)
  const open = useOpenEntry()
  const correctForm = useRowDialog<Entry>()
  const entryView = useRowDialog<Entry>()

  const decidable = (row: Entry): RowAction[] => [
    ...decisionsOf(row),
    ...(row.mayCorrect
      ? [{ key: 'correct', label: text.correct, onClick: () => correctForm.open(row) }]
      : []),
  ]

  const actionsOf = (row: Entry): RowAction[] => {
    const isUnseen = row.actions.length > 0 && row.marks.length > 0 && !row.isOpened

    const look = async () => {
      if (isUnseen) await open.mutateAsync(row.id)
      entryView.open(row)
    }

    // the call says itself why it failed
    const view = { key: 'view', label: text.view, onClick: () => void look().catch(() => {}) }

    return isUnseen ? [view] : [...decidable(row), view]
  }

  return {
    review,
    actionsOf,
    dialogs: (
      <>
        {dialogs}
        <CorrectForm
          isOpen={correctForm.isOpen}
          entry={correctForm.opened}
          onClose={correctForm.close}
        />
        <EntryView
          isOpen={entryView.isOpen}
          entry={entryView.opened}
          actions={entryView.opened ? decidable(entryView.opened) : []}
          onClose={entryView.close}
        />
      </>
    ),
  }
}
