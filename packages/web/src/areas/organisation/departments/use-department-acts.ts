import {
  type DepartmentNode,
  listDepartments,
} from '@residency/contract/areas/organisation/departments/department.contract'
import { call } from '../../../platform/calls/api-client.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { countOf } from '../../../screens/trees/tree.rules.ts'
import { useRowActs } from '../../../screens/use-row-acts.ts'
import { found } from './arrange.rules.ts'
import type { DepartmentAct } from './department.columns.tsx'
import { useDeleteDepartment, useSetDepartmentStatus } from './department.queries.ts'
import { departmentText } from './department.text.ts'
import type { DepartmentToEdit } from './department-form.tsx'

/** Row actions of the department tree: confirmed if destructive, reported when done. */
export function useDepartmentActs(onOpen: (what: DepartmentToEdit) => void) {
  const text = useText(departmentText)

  // The rows may be a search result: the number of descendants is taken from the whole tree.
  const removeContent = async ({ id }: { id: number }) => {
    const all = await call(listDepartments, {}, { quiet: true })
    const count = countOf(found(all, id)?.children ?? [])
    return count ? say(text.removeMany, { count }) : text.removeAlone
  }

  const acts = useRowActs(
    { setStatus: useSetDepartmentStatus(), remove: useDeleteDepartment() },
    { ...text, removeContent },
  )

  return (what: DepartmentAct, row: DepartmentNode) => {
    if (what === 'toggle') acts.toggle(row)
    else if (what === 'delete') acts.remove(row)
    else onOpen(what === 'edit' ? { id: row.id } : { id: null, parentId: row.id })
  }
}
