import {
  type LibraryRow,
  libraryReview,
} from '@residency/contract/areas/teachers/library/library.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import type { EnterFormProps } from './enter-form.tsx'
import { LIBRARY_PATHS } from './library.queries.ts'
import { libraryText } from './library.text.ts'
import type { MoveFormProps } from './move-form.tsx'

const EnterForm = lazyDialog<EnterFormProps>(() =>
  import('./enter-form.tsx').then((part) => part.default),
)

const MoveForm = lazyDialog<MoveFormProps>(() =>
  import('./move-form.tsx').then((part) => part.default),
)

export function useLibraryReview(): Review {
  const { done } = useText(libraryText)
  const { actions } = useText(qualificationWords).flows.qualification
  return { calls: libraryReview, paths: LIBRARY_PATHS, actions, done }
}

/** What is done with entries, with its dialogs; shared by the list and the page of one entry. */
export function useEntryActs() {
  const text = useText(libraryText)
  const decisions = useDecisions(useLibraryReview())
  const enterForm = useRowDialog<number>()
  const moveForm = useRowDialog<LibraryRow>()

  const actionsOf = (row: LibraryRow): RowAction[] => [
    ...(row.isEditable
      ? [
          { key: 'move', label: text.move, onClick: () => moveForm.open(row) },
          { key: 'correct', label: text.correct, onClick: () => enterForm.open(row.id) },
        ]
      : []),
    ...decisions.actionsOf(row),
  ]

  const dialogs = (
    <>
      <EnterForm isOpen={enterForm.isOpen} id={enterForm.opened} onClose={enterForm.close} />
      <MoveForm isOpen={moveForm.isOpen} teacher={moveForm.opened} onClose={moveForm.close} />
      {decisions.dialogs}
    </>
  )

  return { actionsOf, enter: enterForm.add, dialogs }
}
