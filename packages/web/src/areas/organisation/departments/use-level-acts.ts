import { useText } from '../../../platform/texts/i18n.ts'
import { useRowActs } from '../../../screens/use-row-acts.ts'
import { useDeleteDepartment, useSetDepartmentStatus } from './department.queries.ts'
import type { DepartmentToEdit } from './department-form.tsx'
import type { DepartmentLevelRow, LevelAct } from './level.columns.tsx'
import { levelText } from './level.text.ts'

/** Row actions of both department levels: confirmed if destructive, reported when done. */
export function useLevelActs(onOpen: (what: DepartmentToEdit) => void) {
  const { removeContent } = useText(levelText)

  const acts = useRowActs(
    { setStatus: useSetDepartmentStatus(), remove: useDeleteDepartment() },
    { removeContent },
  )

  return (what: LevelAct, row: DepartmentLevelRow) => {
    if (what === 'edit') onOpen({ id: row.id })
    else if (what === 'toggle') acts.toggle(row)
    else acts.remove(row)
  }
}
