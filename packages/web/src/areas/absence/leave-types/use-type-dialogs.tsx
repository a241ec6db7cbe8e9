import type { LeaveType } from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import { useRowActs } from '../../../screens/use-row-acts.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { useDeleteLeaveType, useSetLeaveTypeStatus } from './leave-type.queries.ts'
import { leaveTypeText } from './leave-type.text.ts'
import type { LeaveTypeFormProps } from './leave-type-form.tsx'

const LeaveTypeForm = lazyDialog<LeaveTypeFormProps>(() =>
  import('./leave-type-form.tsx').then((part) => part.default),
)

/** What may be done with a leave type, in its list and on its page. */
export function useTypeDialogs() {
  const text = useText(leaveTypeText)
  const leaveTypeForm = useRowDialog<LeaveType>()

  const acts = useRowActs<LeaveType>(
    { setStatus: useSetLeaveTypeStatus(), remove: useDeleteLeaveType() },
    text,
  )

  const actionsOf = (row: LeaveType) =>
    allowedActions(row, {
      edit: { label: text.edit, onClick: () => leaveTypeForm.open(row) },
      delete: { label: text.remove, danger: true, onClick: () => acts.remove(row) },
    })

  const dialogs = (
    <LeaveTypeForm
      isOpen={leaveTypeForm.isOpen}
      edited={leaveTypeForm.opened}
      onClose={leaveTypeForm.close}
    />
  )

  return { acts, actionsOf, add: leaveTypeForm.add, dialogs }
}
