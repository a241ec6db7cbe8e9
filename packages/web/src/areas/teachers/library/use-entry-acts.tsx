import { type LibraryRow, libraryReview } from '@residency/contract/areas/teachers/library/library.contract'
import { useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { RowAction } from '../../../ui/row-actions.tsx'
import { useQualificationWords } from '../qualification/use-qualification-words.ts'
import type { EnterFormProps } from './enter-form.tsx'
import { LIBRARY_PATHS } from './library.queries.ts'
import { libraryText } from './library.text.ts'
import type { MoveFormProps } from './move-form.tsx'

const EnterForm = lazyDialog<EnterFormProps>(() => import('./enter-form.tsx').then((part) => part.default))
const MoveForm = lazyDialog<MoveFormProps>(() => import('./move-form.tsx').then((part) => part.default))

export function useLibraryReview(): Review {
  const { done } = useText(libraryText)
  const { actions } = useQualificationWords().flows.qualification
  return { calls: libraryReview, paths: LIBRARY_PATHS, actions, done }
}

/** What is done with entries, with its dialogs; shared by the list and the page of one entry. */
export function useEntryActs() {
  const text = useText(libraryText)
  const decisions = useDecisions(useLibraryReview())
  const [form, setForm] = useState<{ id: number | null } | null>(null)
  const [moved, setMoved] = useState<LibraryRow | null>(null)
  const actionsOf = (row: LibraryRow): RowAction[] => [
    ...(row.isEditable
      ? [
          { key: 'move', label: text.move, onClick: () => setMoved(row) },
          { key: 'correct', label: text.correct, onClick: () => setForm({ id: row.id }) },
        ]
      : []),
    ...decisions.actionsOf(row),
  ]
  const dialogs = (
    <>
      <EnterForm isOpen={form !== null} id={form?.id ?? null} onClose={() => setForm(null)} />
      <MoveForm isOpen={moved !== null} teacher={moved} onClose={() => setMoved(null)} />
      {decisions.dialogs}
    </>
  )
  return { actionsOf, enter: () => setForm({ id: null }), dialogs }
}
