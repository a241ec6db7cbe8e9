import type { UserRecord } from '@residency/contract/areas/accounts/users/user-record.contract'
import { toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleUsers } from '../accounts.policy.ts'
import { findAdministeredPlaces } from '../administration/administration.queries.ts'
import { historyOf } from '../audit/audit-log.ts'
import { loadRoles } from '../roles/rights.queries.ts'
import { findSignInFacts } from '../sessions/session.queries.ts'
import { presentUser } from './list-users.ts'
import { findUserPage } from './user.queries.ts'

/** Actions that change an account; logins and reads are left out of its history. */
const CHANGES = [
  'accounts.user.create',
  'accounts.user.createRecorded',
  'accounts.user.update',
  'accounts.user.updateOwn',
  'accounts.user.setStatus',
  'accounts.user.grantRole',
  'accounts.password.change',
  'accounts.password.reset',
  'accounts.loginLock.lift',
  'accounts.administration.give',
  'accounts.administration.end',
  'accounts.wechat.bind',
  'accounts.wechat.unbind',
]

/** One account in the reader's scope, with list fields and details. */
export async function getUser(ctx: SignedCtx, { id }: { id: number }): Promise<UserRecord> {
  const { rows } = await findUserPage(
    ctx.db,
    visibleUsers(ctx.actor),
    { id, pageNum: 1, pageSize: 1 },
    ctx.fields,
    ctx.language,
  )

  const user = found(rows[0])
  const { roles } = await loadRoles(ctx.db)
  const signIn = await findSignInFacts(ctx.db, id)

  return {
    ...presentUser(ctx, roles, user),
    administers: await findAdministeredPlaces(ctx.db, id, ctx.language),
    lastLoginAt: toMoment(signIn.lastLoginAt),
    passwordChangedAt: signIn.hasOwnPassword ? toMoment(signIn.passwordChangedAt) : null,
    wechatBoundAt: toMoment(signIn.wechatBoundAt),
    history: await historyOf(ctx, { entity: 'user', id }, CHANGES),
  }
}
