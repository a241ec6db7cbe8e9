import { momentAfter } from '../../../platform/clock.ts'
import { newToken, tokenHash } from '../../../platform/crypto/tokens.ts'
import { anyText } from '../../../platform/db/patterns.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { findTicket, spendTicket } from '../../../platform/tickets.ts'
import type { WechatPerson } from '../../../platform/wechat/wechat.ts'
import { isAccountInUse } from '../users/account-facts.queries.ts'

/** A scan expires after five minutes, the binding it opens after ten. */
export const SCAN_MS = 300_000
export const BINDING_MS = 600_000

/** Ticket of a confirmed scan, required for binding. */
export const TICKET_KIND = 'wechat.open'

/** The official account or the mini-program. */
export type WechatApp = 'official' | 'mini'

/** Hash of the device cookie: without it a browser owns no scan or ticket. */
export const deviceHash = (ctx: Ctx) => (ctx.client.device ? tokenHash(ctx.client.device) : null)

/** Location of a scan's sealed openId. */
const scanCell = (sessionHash: Buffer) => ({
  table: 'wechat_scans',
  column: 'open_id',
  row: sessionHash.toString('hex'),
})

/** The columns of a scan that say who scanned. */
export const openIdColumns = (ctx: Ctx, sessionHash: Buffer, openId: string) => ({
  openIdSealed: ctx.fields.sealCell(scanCell(sessionHash), openId),
  openIdHash: ctx.fields.hashOf('openId', openId),
})

const unionCell = (sessionHash: Buffer) => ({
  table: 'wechat_scans',
  column: 'union_id',
  row: sessionHash.toString('hex'),
})

export const unionIdColumn = (ctx: Ctx, sessionHash: Buffer, { unionId }: WechatPerson) => ({
  unionIdSealed: ctx.fields.sealCell(unionCell(sessionHash), unionId),
})

export const insertScan = (
  ctx: Ctx,
  scan: { sessionHash: Buffer; sceneHash: Buffer; deviceHash: Buffer; userId: number | null },
) =>
  ctx.db
    .insertInto('wechatScans')
    .values({
      sessionHash: scan.sessionHash,
      sceneHash: scan.sceneHash,
      deviceHash: scan.deviceHash,
      userId: scan.userId,
      agent: ctx.client.agent,
      askedAt: ctx.now(),
      expiresAt: momentAfter(ctx.now(), SCAN_MS),
    })
    .execute()

/** Records a person whom WeChat has named already, as a scan that is confirmed and used. */
export async function insertProvenScan(
  ctx: Ctx,
  app: WechatApp,
  person: WechatPerson,
  device: Buffer,
) {
  const sessionHash = tokenHash(newToken())
  return ctx.db
    .insertInto('wechatScans')
    .values({
      sessionHash,
      sceneHash: tokenHash(newToken()),
      deviceHash: device,
      ...openIdColumns(ctx, sessionHash, person.openId),
      ...unionIdColumn(ctx, sessionHash, person),
      app,
      confirmedAt: ctx.now(),
      takenAt: ctx.now(),
      expiresAt: momentAfter(ctx.now(), BINDING_MS),
    })
    .returning(['sessionHash', 'openIdSealed', 'unionIdSealed', 'userId', 'app'])
    .executeTakeFirstOrThrow()
}

/** The unexpired scan of this browser. */
export const findOwnScan = (ctx: Ctx, sessionHash: Buffer) =>
  ctx.db
    .selectFrom('wechatScans')
    .selectAll()
    .where('sessionHash', '=', sessionHash)
    .where('deviceHash', '=', deviceHash(ctx))
    .where('takenAt', 'is', null)
    .where('expiresAt', '>', ctx.now())
    .executeTakeFirst()

/** Consumes a confirmed scan, once. The row stays until the binding that it opens expires. */
export const consumeScan = (ctx: Ctx, sessionHash: Buffer) =>
  ctx.db
    .updateTable('wechatScans')
    .set({ takenAt: ctx.now(), expiresAt: momentAfter(ctx.now(), BINDING_MS) })
    .where('sessionHash', '=', sessionHash)
    .where('deviceHash', '=', deviceHash(ctx))
    .where('confirmedAt', 'is not', null)
    .where('takenAt', 'is', null)
    .returning(['sessionHash', 'openIdSealed', 'unionIdSealed', 'userId', 'app'])
    .executeTakeFirst()

const waiting = (ctx: Ctx) =>
  ctx.db
    .selectFrom('wechatScans')
    .selectAll()
    .where('takenAt', 'is', null)
    .where('expiresAt', '>', ctx.now())

/** The unexpired scan of a QR scene, locked. */
export const findSceneForUpdate = (ctx: Ctx, scene: string) =>
  waiting(ctx).where('sceneHash', '=', tokenHash(scene)).forUpdate().executeTakeFirst()

/** The unexpired scan that a confirmation is about. */
export const findRequestedScan = (ctx: Ctx, sessionHash: Buffer) =>
  waiting(ctx).where('sessionHash', '=', sessionHash).executeTakeFirst()

export const findRequestedScanForUpdate = (ctx: Ctx, sessionHash: Buffer) =>
  waiting(ctx).where('sessionHash', '=', sessionHash).forUpdate().executeTakeFirst()

export type ScanRow = {
  sessionHash: Buffer
  openIdSealed: string | null
  unionIdSealed: string | null
  app: WechatApp
}

/** Who scanned; null while nobody has. */
export function personOfScan(ctx: Ctx, scan: ScanRow): WechatPerson | null {
  const openId = ctx.fields.openCell(scanCell(scan.sessionHash), scan.openIdSealed)
  return openId === null
    ? null
    : { openId, unionId: ctx.fields.openCell(unionCell(scan.sessionHash), scan.unionIdSealed) }
}

/** Possible hashes of who scanned: of their openId in this app, and of their unionId. */
function hashesOfScan(ctx: Ctx, scan: ScanRow) {
  const person = personOfScan(ctx, scan)
  return {
    openId: person ? ctx.fields.hashesOf('openId', person.openId) : [],
    unionId: person?.unionId ? ctx.fields.hashesOf('unionId', person.unionId) : [],
  }
}

/**
 * The enabled account of who scanned: bound in the app where it was scanned; in the mini-program
 * else that which the same person bound in the official account.
 */
export async function findBoundAccount(ctx: Ctx, scan: ScanRow) {
  const { openId, unionId } = hashesOfScan(ctx, scan)

  const enabled = ctx.db.selectFrom('users').select('users.id').where(isAccountInUse('users'))

  const official = enabled.innerJoin('wechatBindings', 'wechatBindings.userId', 'users.id')
  if (scan.app !== 'mini')
    return official.where('wechatBindings.openIdHash', '=', anyText(openId)).executeTakeFirst()

  const mini = enabled
    .innerJoin('miniBindings', 'miniBindings.userId', 'users.id')
    .where('miniBindings.openIdHash', '=', anyText(openId))

  return (
    (await mini.executeTakeFirst()) ??
    official.where('wechatBindings.unionIdHash', '=', anyText(unionId)).executeTakeFirst()
  )
}

const deviceOf = (ctx: Ctx) => deviceHash(ctx)?.toString('hex') ?? ''

/** The scan that a ticket is about. */
const findScanOf = (ctx: Ctx, ticket: { subject: string }) =>
  ctx.db
    .selectFrom('wechatScans')
    .select(['sessionHash', 'openIdSealed', 'unionIdSealed', 'app'])
    .where('sessionHash', '=', Buffer.from(ticket.subject, 'hex'))
    .executeTakeFirst()

/** The scan of this browser's ticket; undefined if the ticket has expired or was spent. */
export async function findScanOfTicket(ctx: Ctx, openUuid: string) {
  const ticket = await findTicket(ctx.db, TICKET_KIND, openUuid, ctx.now(), deviceOf(ctx))
  return ticket && findScanOf(ctx, ticket)
}

/** The same scan, and the ticket is spent: each ticket opens one binding. */
export async function spendTicketOfScan(ctx: Ctx, openUuid: string) {
  const ticket = await spendTicket(ctx.db, TICKET_KIND, openUuid, deviceOf(ctx), ctx.now())
  return ticket && findScanOf(ctx, ticket)
}
