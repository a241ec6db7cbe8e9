import type { RoleRow } from '@residency/contract/areas/accounts/roles/role.contract'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { RoleAct } from './role.columns.tsx'
import { useDeleteRoles, useSetRoleStatus } from './role.queries.ts'
import { roleText } from './role.text.ts'

/** Row actions of the role list. */
export function useRoleActs(onEdit: (row: RoleRow) => void, onAssign: (row: RoleRow) => void) {
  const text = useText(roleText)
  const remove = useDeleteRoles()
  const setStatus = useSetRoleStatus()

  const removeMany = async (rows: readonly RoleRow[], done: () => void) => {
    const title =
      rows.length === 1
        ? say(text.removeQuestion, { name: rows[0]!.name })
        : say(text.removeManyQuestion, { count: rows.length })

    if (!(await ask({ title, content: text.removeContent, okText: text.remove, danger: true })))
      return

    await remove.mutateAsync(rows.map((row) => row.id))
    toast.success(say(text.removed, { count: rows.length }))
    done()
  }

  const acts: Record<RoleAct, (row: RoleRow) => Promise<void> | void> = {
    edit: onEdit,
    assignMenus: onAssign,
    delete: (row) => removeMany([row], () => {}),
    enable: async ({ id, name }) => {
      await setStatus.mutateAsync({ id, status: 1 })
      toast.success(say(text.enabled, { name }))
    },
    disable: async ({ id, name }) => {
      const title = say(text.disableQuestion, { name })
      if (!(await ask({ title, content: text.disableContent, okText: text.disable, danger: true })))
        return

      await setStatus.mutateAsync({ id, status: 0 })
      toast.success(say(text.disabled, { name }))
    },
  }

  return {
    // The call has reported the error.
    act: (what: RoleAct, row: RoleRow) => void Promise.resolve(acts[what](row)).catch(() => {}),
    removeMany: (rows: readonly RoleRow[], done: () => void) =>
      void removeMany(rows, done).catch(() => {}),
  }
}
