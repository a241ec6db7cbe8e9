import type { DepartmentNode } from '@residency/contract/areas/organisation/department.contract'
import { ask, toast } from '../../platform/feedback.ts'
import { say, useText } from '../../platform/i18n.ts'
import { countOf } from '../../screens/tree.rules.ts'
import type { DepartmentAct } from './department.columns.tsx'
import { useDeleteDepartment, useSetDepartmentStatus } from './department.queries.ts'
import { departmentText } from './department.text.ts'
import type { DepartmentToEdit } from './department-form.tsx'

/** What may be done to a department from the tree: asked about where it hurts, told when it is done. */
export function useDepartmentActs(onOpen: (what: DepartmentToEdit) => void) {
  const text = useText(departmentText)
  const remove = useDeleteDepartment()
  const setStatus = useSetDepartmentStatus()
  const acts: Record<DepartmentAct, (row: DepartmentNode) => Promise<void> | void> = {
    edit: ({ id }) => onOpen({ id }),
    addBelow: ({ id }) => onOpen({ id: null, parentId: id }),
    toggle: async ({ id, name, status }) => {
      const question = { title: say(text.disableQuestion, { name }), content: text.disableContent, okText: text.disable, danger: true }
      if (status === 1 && !(await ask(question))) return
      await setStatus.mutateAsync({ id, status: status === 1 ? 0 : 1 })
      toast.success(say(status === 1 ? text.disabled : text.enabled, { name }))
    },
    delete: async ({ id, name, children }) => {
      const count = countOf(children)
      const content = count ? say(text.removeContent, { count }) : text.removeAlone
      if (!(await ask({ title: say(text.removeQuestion, { name }), content, okText: text.remove, danger: true }))) return
      await remove.mutateAsync(id)
      toast.success(say(text.removed, { name }))
    },
  }
  // A refusal was told by the call itself.
  return (what: DepartmentAct, row: DepartmentNode) => void Promise.resolve(acts[what](row)).catch(() => {})
}
