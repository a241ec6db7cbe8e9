import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { labelIn, toMoment } from '@residency/contract/kernel'
import type { Ctx, SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { mayEnterGroup } from '../login/identity.rules.ts'
import { findBoundAccount, findScanOfTicket } from './scan.queries.ts'

/**
 * Whether the scanned WeChat is bound, and to an applicant; answered to the scanning browser only,
 * without personal data.
 */
export async function getRegistrationStatus(ctx: Ctx, input: { openId: string }) {
  const scan = await findScanOfTicket(ctx, input.openId)
  if (!scan) throw fail(accountsErrors.bindTicketOver)

  const bound = await findBoundAccount(ctx, scan)
  if (!bound) return { isBound: false, isApplicant: false }

  const role = await ctx.db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.id', 'userRoles.roleId')
    .select('roles.id')
    .where('userRoles.userId', '=', bound.id)
    .where('roles.code', '=', 'APPLICANT')
    .executeTakeFirst()

  return { isBound: true, isApplicant: role !== undefined }
}

/** The actor with their binding; another user's ticket answers "not found". */
export async function getWechatUser(ctx: SignedCtx, input: { openId?: string | undefined }) {
  const me = await ctx.db
    .selectFrom('users')
    .leftJoin('departments', 'departments.id', 'users.departmentId')
    .leftJoin('wechatBindings', 'wechatBindings.userId', 'users.id')
    .leftJoin('miniBindings', 'miniBindings.userId', 'users.id')
    .select(['users.nickname', 'departments.name as department', 'departments.nameEn'])
    .select(['wechatBindings.boundAt', 'leftAt'])
    .select('miniBindings.boundAt as miniBoundAt')
    .where('users.id', '=', ctx.actor.userId)
    .executeTakeFirstOrThrow()
  if (input.openId) {
    const scan = await findScanOfTicket(ctx, input.openId)
    const bound = scan && (await findBoundAccount(ctx, scan))
    if (bound?.id !== ctx.actor.userId) throw notFound()
  }

  return {
    userId: ctx.actor.userId,
    nickname: me.nickname,
    deptName: labelIn(ctx.language, me.department, me.nameEn),
    roles: [...ctx.actor.roles],
    isBound: me.boundAt !== null,
    boundAt: toMoment(me.boundAt),
    isFollowing: me.boundAt !== null && me.leftAt === null,
    miniBoundAt: toMoment(me.miniBoundAt),
  }
}

/** The same with whether they may enter a path group. */
export async function getWechatTeacher(
  ctx: SignedCtx,
  input: { openId?: string | undefined; ident: string },
) {
  return {
    ...(await getWechatUser(ctx, input)),
    mayEnter: mayEnterGroup(input.ident, ctx.actor.roles, ctx.actor.isRoot),
  }
}
