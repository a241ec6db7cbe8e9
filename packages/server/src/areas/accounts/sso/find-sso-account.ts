import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { loadRoles } from '../roles/rights.queries.ts'
import { findEnabledByBadge, isNumberKnown } from '../sessions/session.queries.ts'
import { nextUserIds } from '../user-sheets/user-import.queries.ts'

type Person = { badge: string; name: string | null }

/**
 * The enabled account with this employee number; names are never compared. With SSO_CREATE a new
 * one for an unknown number.
 */
export async function findSsoAccount(ctx: Ctx, person: Person): Promise<number | null> {
  const accounts = await findEnabledByBadge(ctx.db, person.badge)
  if (accounts) return accounts.id

  return ctx.config.SSO_CREATE ? createSsoAccount(ctx, person) : null
}

/**
 * The role of new accounts, unless it is switched off or has meanwhile been given a right over
 * accounts.
 */
async function findHarmlessRole(ctx: Ctx) {
  const { roles } = await loadRoles(ctx.db)
  const [id, role] = [...roles].find(([, { code }]) => code === ctx.config.SSO_CREATE_ROLE) ?? []
  return id !== undefined &&
    role?.isEnabled &&
    !role.permissions.some((permission) => permission.startsWith('sys:'))
    ? id
    : null
}

/**
 * Creates an account without a password. Refuses a number or username that another account has,
 * also a disabled one or in other letters (t001 for T001). Refuses an invalid username too.
 */
async function createSsoAccount(ctx: Ctx, { badge, name }: Person): Promise<number | null> {
  const roleId = /^[\w.@-]{1,64}$/.test(badge) ? await findHarmlessRole(ctx) : null
  if (roleId === null || (await isNumberKnown(ctx.db, badge))) return null

  return inTransaction(ctx, async (tx) => {
    const [id] = (await nextUserIds(tx.db, 1)) as [number]

    const row = {
      id,
      username: badge.toLowerCase(),
      nickname: name ?? badge,
      chestArrNum: badge,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    }

    const created = await tx.db
      .insertInto('users')
      .values(row)
      .onConflict((c) => c.doNothing())
      .executeTakeFirst()

    if (created.numInsertedOrUpdatedRows !== 1n) return null

    await tx.db.insertInto('userRoles').values({ userId: id, roleId }).execute()

    const after = {
      username: row.username,
      nickname: row.nickname,
      chestArrNum: badge,
      roleIds: [roleId],
    }

    await tx.audit({
      action: 'accounts.user.create',
      entity: 'user',
      entityId: id,
      detail: { by: 'provider', after },
    })

    return id
  })
}
