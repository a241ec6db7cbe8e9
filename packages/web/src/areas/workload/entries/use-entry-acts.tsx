import type { Entry } from '@residency/contract/areas/workload/entries/entry.contract'
import { useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { RowAction } from '../../../ui/row-actions.tsx'
import type { CorrectFormProps } from './correct-form.tsx'
import { useOpenEntry } from './entry.queries.ts'
import { entryText } from './entry.text.ts'
import type { EntryViewProps } from './entry-view.tsx'
import { useEntryReview } from './use-entry-review.ts'

const CorrectForm = lazyDialog<CorrectFormProps>(() => import('./correct-form.tsx').then((part) => part.default))
const EntryView = lazyDialog<EntryViewProps>(() => import('./entry-view.tsx').then((part) => part.default))

/** What can be done with a listed entry: one with indicators is looked at before it is decided. */
export function useEntryActs() {
  const { list: text } = useText(entryText)
  const review = useEntryReview()
  const { actionsOf: decisionsOf, dialogs } = useDecisions<Entry>(review)
  const open = useOpenEntry()
  const [correcting, setCorrecting] = useState<Entry | null>(null)
  const [viewed, setViewed] = useState<Entry | null>(null)
  const decidable = (row: Entry): RowAction[] => [
    ...decisionsOf(row),
    ...(row.mayCorrect ? [{ key: 'correct', label: text.correct, onClick: () => setCorrecting(row) }] : []),
  ]
  const actionsOf = (row: Entry): RowAction[] => {
    const isUnseen = row.actions.length > 0 && row.marks.length > 0 && !row.isOpened
    const look = async () => {
      if (isUnseen) await open.mutateAsync(row.id)
      setViewed(row)
    }
    const view = { key: 'view', label: text.view, onClick: () => void look().catch(() => {}) } // the call says itself why it failed
    return isUnseen ? [view] : [...decidable(row), view]
  }
  return {
    ...{ review, actionsOf },
    dialogs: (
      <>
        {dialogs}
        <CorrectForm isOpen={correcting !== null} one={correcting} onClose={() => setCorrecting(null)} />
        <EntryView isOpen={viewed !== null} one={viewed} actions={viewed ? decidable(viewed) : []} onClose={() => setViewed(null)} />
      </>
    ),
  }
}
