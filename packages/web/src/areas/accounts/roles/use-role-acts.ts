import type { RoleRow } from '@residency/contract/areas/accounts/roles/role.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import { askToDeleteMany } from '../../../screens/ask-to-delete.ts'
import { useRowActs } from '../../../screens/use-row-acts.ts'
import type { RoleAct } from './role.columns.tsx'
import { useDeleteRoles, useSetRoleStatus } from './role.queries.ts'
import { roleText } from './role.text.ts'

/** Row actions of the role list. */
export function useRoleActs(onEdit: (row: RoleRow) => void, onAssign: (row: RoleRow) => void) {
  const text = useText(roleText)
  const remove = useDeleteRoles()
  const { toggle } = useRowActs<RoleRow>({ setStatus: useSetRoleStatus() }, text)

  const removeMany = async (rows: readonly RoleRow[], done: () => void) => {
    const names = rows.map(({ name }) => name)
    const ids = rows.map(({ id }) => id)
    if (await askToDeleteMany(text, names, () => remove.mutateAsync(ids))) done()
  }

  const acts: Record<RoleAct, (row: RoleRow) => void> = {
    edit: onEdit,
    assignMenus: onAssign,
    delete: (row) => void removeMany([row], () => {}),
    enable: toggle,
    disable: toggle,
  }

  return { act: (what: RoleAct, row: RoleRow) => acts[what](row), removeMany }
}
