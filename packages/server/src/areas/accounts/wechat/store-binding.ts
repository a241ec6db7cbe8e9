import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { type Ctx, inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import type { WechatPerson } from '../../../platform/wechat/wechat.ts'
import { endWechatSessions } from '../sessions/session.queries.ts'
import { personOfScan, type ScanRow, type WechatApp } from './scan.queries.ts'

const insertMini = (ctx: Ctx, userId: number, { openId }: WechatPerson) =>
  ctx.db
    .insertInto('miniBindings')
    .values({ userId, openIdHash: ctx.fields.hashOf('openId', openId), boundAt: ctx.now() })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()

const insertOfficial = (ctx: Ctx, userId: number, { openId, unionId }: WechatPerson) =>
  ctx.db
    .insertInto('wechatBindings')
    .values({
      userId,
      openIdSealed: ctx.fields.sealCell(
        { table: 'wechat_bindings', column: 'open_id', row: userId },
        openId,
      )!,
      openIdHash: ctx.fields.hashOf('openId', openId),
      unionIdHash: unionId && ctx.fields.hashOf('unionId', unionId),
      boundAt: ctx.now(),
    })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()

/** Binds a WeChat to an account, one to one in each app. */
export async function storeBinding(
  ctx: Ctx,
  userId: number,
  person: WechatPerson,
  app: WechatApp = 'official',
) {
  const done = await (app === 'mini' ? insertMini : insertOfficial)(ctx, userId, person)
  if (done.numInsertedOrUpdatedRows === 0n) throw fail(accountsErrors.wechatTaken)

  await ctx.audit({
    action: 'accounts.wechat.bind',
    entity: 'user',
    entityId: userId,
    userId,
    detail: { app },
  })
}

/**
 * Stores the unionId of a person who is bound in the official account: it was not known when they
 * were bound, or WeChat has changed it.
 */
export const storeUnionId = (ctx: Ctx, userId: number, unionId: string) =>
  ctx.db
    .updateTable('wechatBindings')
    .set({ unionIdHash: ctx.fields.hashOf('unionId', unionId) })
    .where('userId', '=', userId)
    .where((e) =>
      e.or([
        e('unionIdHash', 'is', null),
        e('unionIdHash', '!=', ctx.fields.hashOf('unionId', unionId)),
      ]),
    )
    .execute()

/**
 * Binds the person of a spent ticket, and returns the app. `scan` is undefined if the ticket was
 * spent before or has expired; that is refused.
 */
export async function bindPersonOfScan(tx: Ctx, userId: number, scan: ScanRow | undefined) {
  const person = scan ? personOfScan(tx, scan) : null
  if (!scan || person === null) throw fail(accountsErrors.bindTicketOver)

  await storeBinding(tx, userId, person, scan.app)

  return scan.app
}

/**
 * Removes the actor's own bindings, and ends the sessions that were opened by them, except this
 * one: the WeChat may be another person's.
 */
export const unbindWechat = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const official = await tx.db
      .deleteFrom('wechatBindings')
      .where('userId', '=', ctx.actor.userId)
      .executeTakeFirst()

    const mini = await tx.db
      .deleteFrom('miniBindings')
      .where('userId', '=', ctx.actor.userId)
      .executeTakeFirst()

    if (official.numDeletedRows + mini.numDeletedRows === 0n) throw notFound()

    await endWechatSessions(tx, ctx.actor.userId, ctx.actor.sessionId)
    await tx.audit({ action: 'accounts.wechat.unbind', entity: 'user', entityId: ctx.actor.userId })

    return null
  })
