import { type DepartmentNode, listDepartments } from '@residency/contract/areas/organisation/department.contract'
import { call } from '../../platform/api-client.ts'
import { say, useText } from '../../platform/i18n.ts'
import { countOf } from '../../screens/tree.rules.ts'
import { found } from './arrange.rules.ts'
import type { DepartmentAct } from './department.columns.tsx'
import { useDeleteDepartment, useSetDepartmentStatus } from './department.queries.ts'
import { departmentText } from './department.text.ts'
import type { DepartmentToEdit } from './department-form.tsx'
import { useRowActs } from './use-row-acts.ts'

/** What may be done to a department from the tree: asked about where it hurts, told when it is done. */
export function useDepartmentActs(onOpen: (what: DepartmentToEdit) => void) {
  const text = useText(departmentText)
  // the rows may be what a search found: how many go along is asked of the whole tree
  const removeContent = async ({ id }: { id: number }) => {
    const all = await call(listDepartments, {}, { quiet: true })
    const count = countOf(found(all, id)?.children ?? [])
    return count ? say(text.removeMany, { count }) : text.removeAlone
  }
  const acts = useRowActs({ setStatus: useSetDepartmentStatus(), remove: useDeleteDepartment() }, { ...text, removeContent })
  return (what: DepartmentAct, row: DepartmentNode) => {
    if (what === 'toggle') acts.toggle(row)
    else if (what === 'delete') acts.remove(row)
    else onOpen(what === 'edit' ? { id: row.id } : { id: null, parentId: row.id })
  }
}
