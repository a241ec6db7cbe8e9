import type { Block } from '@residency/contract/areas/rotations/blocks/block.contract'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { kindOf } from '../../../screens/review/review.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import type { RepeatDialogProps } from '../repeats/repeat-dialog.tsx'
import type { AssignDialogProps } from '../supervisors/assign-dialog.tsx'
import { blockText } from './block.text.ts'
import { useBlockReview } from './use-block-review.ts'

const RepeatDialog = lazyDialog<RepeatDialogProps>(() =>
  import('../repeats/repeat-dialog.tsx').then((part) => part.default),
)

const AssignDialog = lazyDialog<AssignDialogProps>(() =>
  import('../supervisors/assign-dialog.tsx').then((part) => part.default),
)

/** What the reader may do with a stay, and the dialogs of it. */
export function useBlockActs() {
  const text = useText(blockText)
  const review = useBlockReview()
  const decisions = useDecisions(review)
  const [assigned, setAssigned] = useState<readonly Block[]>([])
  const repeatDialog = useRowDialog<Block>()

  const actionsOf = (row: Block): RowAction[] => {
    const steps = decisions.actionsOf(row)
    const isBack = ({ key }: RowAction) => kindOf(review, key) === 'back'
    const label = row.supervisorId === null ? text.assign : text.change

    return [
      ...steps.filter((step) => !isBack(step)),
      ...(row.mayAssign ? [{ key: 'assign', label, onClick: () => setAssigned([row]) }] : []),
      ...(row.mayRepeat
        ? [{ key: 'repeat', label: text.repeat, onClick: () => repeatDialog.open(row) }]
        : []),
      ...steps.filter(isBack),
    ]
  }

  const dialogs = (
    <>
      {decisions.dialogs}
      <AssignDialog isOpen={assigned.length > 0} rows={assigned} onClose={() => setAssigned([])} />
      <RepeatDialog
        isOpen={repeatDialog.isOpen}
        row={repeatDialog.opened}
        onClose={repeatDialog.close}
      />
    </>
  )

  return { review, actionsOf, dialogs, assign: setAssigned }
}
