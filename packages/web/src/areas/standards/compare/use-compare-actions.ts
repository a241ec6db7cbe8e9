import type { StandardDepartmentRow } from '@residency/contract/areas/standards/compare/compare.contract'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import type { RowAction } from '../../../ui/row-actions.tsx'
import { useDeleteStandardDepartment } from './compare.queries.ts'
import { compareText } from './compare.text.ts'

/** What may be done with a standard department: changed, and deleted while no standard names it. */
export function useCompareActions(onEdit: (one: StandardDepartmentRow) => void) {
  const text = useText(compareText)
  const remove = useDeleteStandardDepartment()
  const discard = async (one: StandardDepartmentRow) => {
    if (!(await ask({ content: say(text.removeQuestion, { name: one.name }), okText: text.remove, danger: true }))) return
    remove.mutate({ id: one.id, version: one.version }, { onSuccess: () => void toast.success(text.removed) })
  }
  return (one: StandardDepartmentRow): RowAction[] => [
    ...(one.actions.includes('edit') ? [{ key: 'edit', label: text.modify, onClick: () => onEdit(one) }] : []),
    ...(one.actions.includes('delete') ? [{ key: 'delete', label: text.remove, danger: true, onClick: () => void discard(one) }] : []),
  ]
}
