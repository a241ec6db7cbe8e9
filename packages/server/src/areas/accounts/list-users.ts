import type { UserFilters, UserRow } from '@residency/contract/areas/accounts/user.contract'
import { accountsEn } from '@residency/contract/areas/accounts/words.en'
import { accountsZh } from '@residency/contract/areas/accounts/words.zh-CN'
import { type Language, maskNumber } from '@residency/contract/kernel'
import { dayInChina } from '../../platform/clock.ts'
import type { Ctx, SignedCtx } from '../../platform/http/ctx.ts'
import { actionsOnUser, visibleUsers } from './accounts.policy.ts'
import { findUserPage, type ShownUser } from './user.queries.ts'
import { findAbove } from './user-grants.ts'

export const genderLabel = (language: Language, gender: number | null) =>
  gender === 1 || gender === 2 ? (language === 'en' ? accountsEn : accountsZh).gender[gender] : null

/** The number of a row, masked; it is opened only to be masked. */
export const maskedMobile = (ctx: Pick<Ctx, 'fields'>, user: { id: number; mobile_sealed: string | null }) =>
  maskNumber(ctx.fields.openCell({ table: 'users', column: 'mobile', row: user.id }, user.mobile_sealed))

const shown = (ctx: SignedCtx, user: ShownUser, isAbove: boolean): UserRow => ({
  id: user.id,
  username: user.username,
  nickname: user.nickname,
  realName: user.real_name,
  mobile: maskedMobile(ctx, user),
  genderLabel: genderLabel(ctx.language, user.gender),
  avatar: user.avatar,
  email: user.email,
  status: user.status as 0 | 1,
  deptName: user.department,
  roleNames: user.role_names,
  chestArrNum: user.chest_arr_num,
  createTime: dayInChina(user.created_at),
  actions: actionsOnUser(ctx.actor, { ...user, isAbove }),
})

/** Users in the reader's scope, masked, each with what the reader may do to it. */
export async function listUsers(ctx: SignedCtx, filters: UserFilters) {
  const { rows, total } = await findUserPage(ctx.db, visibleUsers(ctx.actor), filters, ctx.fields)
  const above = await findAbove(
    ctx,
    rows.map((user) => user.id),
  )
  return { list: rows.map((user) => shown(ctx, user, above.has(user.id))), total }
}
export const listTeacherUsers = (ctx: SignedCtx, filters: UserFilters) => listUsers(ctx, { ...filters, roleCode: 'TEACHER' })
export const listStudentUsers = (ctx: SignedCtx, filters: UserFilters) => listUsers(ctx, { ...filters, roleCode: 'STUDENT' })
