import { accountsWords } from '@residency/contract/areas/accounts/text'
import type { UserFilters, UserRow } from '@residency/contract/areas/accounts/users/user.contract'
import { type Language, maskNumber } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { Ctx, SignedCtx } from '../../../platform/http/ctx.ts'
import { actionsOnUser, visibleUsers } from '../accounts.policy.ts'
import { cacheByRights } from '../roles/cache-by-rights.ts'
import { loadRoles, type Role } from '../roles/rights.queries.ts'
import { isAbove } from '../roles/role.policy.ts'
import { roleName } from '../roles/role-name.rules.ts'
import { findUserPage, type UserListRow } from './user.queries.ts'

export const genderLabel = (language: Language, gender: number | null) =>
  gender === 1 || gender === 2 ? accountsWords[language].gender[gender] : null

type SealedMobile = { id: number; mobileSealed: string | null }

/** The whole number of an account. */
export const mobileOf = (ctx: Pick<Ctx, 'fields'>, user: SealedMobile) =>
  ctx.fields.openCell({ table: 'users', column: 'mobile', row: user.id }, user.mobileSealed)

/** The masked number of a row; decrypted only for masking. */
export const maskedMobile = (ctx: Pick<Ctx, 'fields'>, user: SealedMobile) =>
  maskNumber(mobileOf(ctx, user))

type RoleBook = ReadonlyMap<number, Role>

const rolesOf = (book: RoleBook, user: UserListRow) =>
  user.roleIds
    .flatMap((id) => book.get(id) ?? [])
    .sort((a, b) => a.sort - b.sort || a.code.localeCompare(b.code))

/** A row with its roles in order and the reader's allowed actions. */
export function presentUser(ctx: SignedCtx, book: RoleBook, user: UserListRow): UserRow {
  const roles = rolesOf(book, user)

  const isAboveReader =
    user.id !== ctx.actor.userId &&
    !ctx.actor.isRoot &&
    roles.some((role) => isAbove(role, ctx.actor))

  return {
    id: user.id,
    username: user.username,
    nickname: user.nickname,
    realName: user.realName,
    mobile: maskedMobile(ctx, user),
    genderLabel: genderLabel(ctx.language, user.gender),
    avatar: user.avatar,
    email: user.email,
    status: user.status,
    deptName: user.department,
    roleNames: roles.map((role) => roleName(ctx.language, role)).join() || null,
    chestArrNum: user.chestArrNum,
    createTime: dayInChina(user.createdAt),
    actions: actionsOnUser(ctx.actor, { ...user, isAbove: isAboveReader }),
  }
}

/**
 * Lists masked users in the reader's scope, each with its allowed actions: all, or those of one
 * role.
 */
export function userLister() {
  const rolesByRights = cacheByRights(async (db) => (await loadRoles(db)).roles)
  return (roleCode?: string) => async (ctx: SignedCtx, filters: UserFilters) => {
    const book = await rolesByRights(ctx)
    const match = { ...filters, ...(roleCode && { roleCode }) }

    const { rows, total } = await findUserPage(
      ctx.db,
      visibleUsers(ctx.actor),
      match,
      ctx.fields,
      ctx.language,
    )

    return { list: rows.map((user) => presentUser(ctx, book, user)), total }
  }
}
