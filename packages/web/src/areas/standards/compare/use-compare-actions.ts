import type { StandardDepartmentRow } from '@residency/contract/areas/standards/compare/compare.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { useDeleteStandardDepartment } from './compare.queries.ts'
import { compareText } from './compare.text.ts'

/** What may be done with a standard department: changed, and deleted while no standard names it. */
export function useCompareActions(onEdit: (standardDepartment: StandardDepartmentRow) => void) {
  const text = useText(compareText)
  const remove = useDeleteStandardDepartment()

  const discard = (standardDepartment: StandardDepartmentRow) =>
    askToDelete(text, { name: standardDepartment.name }, () =>
      remove.mutateAsync({ id: standardDepartment.id, version: standardDepartment.version }),
    )

  return (standardDepartment: StandardDepartmentRow) =>
    allowedActions(standardDepartment, {
      edit: { label: text.modify, onClick: () => onEdit(standardDepartment) },
      delete: { label: text.remove, danger: true, onClick: () => void discard(standardDepartment) },
    })
}
