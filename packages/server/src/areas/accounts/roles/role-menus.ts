import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { joinItems, nameIn } from '@residency/contract/kernel'
import { mustMatchVersion, updateRows } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { mayGrant } from '../accounts.policy.ts'
import { findMenuIds, findMenusToGrant } from './role.queries.ts'
import { lockEditableRoles } from './role-lock.ts'

const SHOWN = 5

/** The first names, in the reader's language, and … if there are more. */
const namesOf = (
  { language }: SignedCtx,
  menus: readonly { name: string; nameEn: string | null }[],
) =>
  joinItems(
    language,
    menus.slice(0, SHOWN).map((menu) => nameIn(language, menu)),
  ) + (menus.length > SHOWN ? '…' : '')

/**
 * Sets the exact menus of a role. Nobody grants rights they do not hold or changes a role with more
 * rights than theirs.
 */
export async function setRoleMenus(
  ctx: SignedCtx,
  input: { id: number; body: number[]; version?: number | undefined },
) {
  const requestedIds = new Set(input.body)
  const menuIds = [...requestedIds]
  return inTransaction(ctx, async (tx) => {
    const [role] = await lockEditableRoles(tx, [input.id])
    mustMatchVersion(role, input.version)

    const menus = await findMenusToGrant(tx.db, menuIds)
    if (menus.length !== menuIds.length) throw fail(accountsErrors.menuUnknown)

    const beyond = menus.filter((menu) => menu.perm !== null && !mayGrant(ctx.actor, [menu.perm]))
    if (beyond.length) throw fail(accountsErrors.menusHoldMore, { names: namesOf(ctx, beyond) })

    const currentIds = new Set(await findMenuIds(tx.db, input.id))
    const gone = [...currentIds].filter((id) => !requestedIds.has(id))
    const added = menuIds.filter((id) => !currentIds.has(id))

    if (gone.length)
      await tx.db
        .deleteFrom('roleMenus')
        .where('roleId', '=', input.id)
        .where('menuId', 'in', gone)
        .execute()

    if (added.length)
      await tx.db
        .insertInto('roleMenus')
        .values(added.map((menuId) => ({ roleId: input.id, menuId })))
        .execute()

    await updateRows(tx, 'roles', [input.id], {})

    await tx.audit({
      action: 'accounts.role.setMenus',
      entity: 'role',
      entityId: input.id,
      detail: { added, taken: gone },
    })

    return null
  })
}
