import type * as calls from '@residency/contract/areas/accounts/login/session.contract'
import { type InputOf, labelIn, toMoment } from '@residency/contract/kernel'
import { momentBefore } from '../../../platform/clock.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notFound } from '../../../platform/http/fail.ts'
import { visibleUsers } from '../accounts.policy.ts'
import { claimLogin } from '../sso/sso-login.queries.ts'
import { isPersonFoundBy } from '../users/account-facts.queries.ts'
import { withinUserScope } from '../users/user.queries.ts'
import { IN_ALL_MS, UNUSED_MS } from './session.queries.ts'

const alive = (ctx: SignedCtx) => {
  const before = (ms: number) => momentBefore(ctx.now(), ms)
  return ctx.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('departments', 'departments.id', 'users.departmentId')
    .where('sessions.endedAt', 'is', null)
    .where('sessions.lastUsedAt', '>', before(UNUSED_MS))
    .where('sessions.createdAt', '>', before(IN_ALL_MS))
}

const COLUMNS = [
  'sessions.id',
  'sessions.createdAt',
  'sessions.lastUsedAt',
  'sessions.ip',
  'sessions.agent',
  'sessions.entry',
] as const

type Row = {
  id: string
  createdAt: Date
  lastUsedAt: Date
  ip: string
  agent: string
  entry: string
}

const presentSession = (ctx: SignedCtx, { createdAt, lastUsedAt, ...row }: Row) => ({
  ...row,
  createdAt: toMoment(createdAt),
  lastUsedAt: toMoment(lastUsedAt),
  isThisOne: row.id === ctx.actor.sessionId,
})

/** The actor's own active sessions, newest first. */
export async function listOwnSessions(ctx: SignedCtx) {
  const rows = await alive(ctx)
    .select(COLUMNS)
    .where('sessions.userId', '=', ctx.actor.userId)
    .orderBy('sessions.createdAt', 'desc')
    .execute()

  return rows.map((row) => presentSession(ctx, row))
}

const SORTS: SortColumns<(typeof calls.onlineSorts)[number]> = {
  nickname: by.name('users.nickname'),
  createdAt: by.column('sessions.createdAt'),
  lastUsedAt: by.column('sessions.lastUsedAt'),
}

/** Online users in the reader's scope. */
export async function listOnlineUsers(
  ctx: SignedCtx,
  input: InputOf<typeof calls.listOnlineUsers, 'out'>,
) {
  let query = alive(ctx).where(withinUserScope(visibleUsers(ctx.actor)))
  const words = input.keywords?.trim()

  if (words) query = query.where(isPersonFoundBy('users', words))

  const { rows, total } = await findPage(query, input, (q) => {
    const listed = q.select([
      ...COLUMNS,
      'users.id as userId',
      'users.username',
      'users.nickname',
      'departments.name as department',
      'departments.nameEn',
    ])

    return sortedBy(listed, input.sort, SORTS)
      .orderBy('sessions.lastUsedAt', 'desc')
      .orderBy('sessions.id')
  })

  return {
    list: rows.map(({ userId, username, nickname, department, nameEn, ...row }) => {
      return {
        ...presentSession(ctx, row),
        userId,
        username,
        nickname,
        deptName: labelIn(ctx.language, department, nameEn),
      }
    }),
    total,
  }
}

/** Ends one active session of the actor or of a visible user. */
async function end(ctx: SignedCtx, id: string, onlyOwn: boolean) {
  return inTransaction(ctx, async (tx) => {
    let query = alive(tx).select('sessions.userId').where('sessions.id', '=', id)
    query = onlyOwn
      ? query.where('sessions.userId', '=', ctx.actor.userId)
      : query.where(withinUserScope(visibleUsers(ctx.actor)))

    const session = await query.executeTakeFirst()
    if (!session) throw notFound()

    await tx.db.updateTable('sessions').set({ endedAt: ctx.now() }).where('id', '=', id).execute()
    await tx.audit({ action: 'accounts.session.end', entity: 'user', entityId: session.userId })

    return null
  })
}

export const endOwnSession = (ctx: SignedCtx, input: InputOf<typeof calls.endOwnSession, 'out'>) =>
  end(ctx, input.id, true)

export const endSession = (ctx: SignedCtx, input: InputOf<typeof calls.endSession, 'out'>) =>
  end(ctx, input.id, false)

/**
 * Ends the session of the request; answers where the provider's session is ended too, if one
 * vouched for it.
 */
export async function logOut(ctx: SignedCtx) {
  const login = await inTransaction(ctx, async (tx) => {
    await tx.db
      .updateTable('sessions')
      .set({ endedAt: ctx.now() })
      .where('id', '=', ctx.actor.sessionId)
      .where('endedAt', 'is', null)
      .execute()

    await tx.audit({ action: 'accounts.session.end', entity: 'user', entityId: ctx.actor.userId })

    return claimLogin(tx, ctx.actor.sessionId)
  })

  const url = login && (await ctx.services.sso.provider?.logoutUrlOf(login.idToken))
  return url ? { url } : null
}
