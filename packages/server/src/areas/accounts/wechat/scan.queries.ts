import { newToken, tokenHash } from '../../../platform/crypto/tokens.ts'
import { anyText } from '../../../platform/db/patterns.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { findTicket, spendTicket } from '../../../platform/tickets.ts'
import type { WechatPerson } from '../../../platform/wechat/wechat.ts'

/** A scan expires after five minutes, the binding it opens after ten. */
export const SCAN_MS = 300_000
export const BINDING_MS = 600_000
/** Ticket of a confirmed scan, required for binding. */
export const TICKET_KIND = 'wechat.open'

/** Hash of the device cookie: without it a browser owns no scan or ticket. */
export const deviceHash = (ctx: Ctx) => (ctx.client.device ? tokenHash(ctx.client.device) : null)
/** Location of a scan's sealed openId. */
const scanCell = (sessionHash: Buffer) => ({ table: 'wechat_scans', column: 'open_id', row: sessionHash.toString('hex') })
/** The columns of a scan that say who scanned. */
export const openIdColumns = (ctx: Ctx, sessionHash: Buffer, openId: string) => ({
  open_id_sealed: ctx.fields.sealCell(scanCell(sessionHash), openId),
  open_id_hash: ctx.fields.hashOf('openId', openId),
})
const unionCell = (sessionHash: Buffer) => ({ table: 'wechat_scans', column: 'union_id', row: sessionHash.toString('hex') })
export const unionIdColumn = (ctx: Ctx, sessionHash: Buffer, { unionId }: WechatPerson) => ({
  union_id_sealed: ctx.fields.sealCell(unionCell(sessionHash), unionId),
})

export const insertScan = (ctx: Ctx, scan: { sessionHash: Buffer; sceneHash: Buffer; deviceHash: Buffer; userId: number | null }) =>
  ctx.db
    .insertInto('wechat_scans')
    .values({
      session_hash: scan.sessionHash,
      scene_hash: scan.sceneHash,
      device_hash: scan.deviceHash,
      user_id: scan.userId,
      agent: ctx.client.agent,
      asked_at: ctx.now(),
      expires_at: new Date(ctx.now().getTime() + SCAN_MS),
    })
    .execute()

/** Records somebody whom WeChat has named already, as a scan that is confirmed and taken. */
export async function insertProvenScan(ctx: Ctx, app: 'official' | 'mini', person: WechatPerson, device: Buffer) {
  const sessionHash = tokenHash(newToken())
  return ctx.db
    .insertInto('wechat_scans')
    .values({
      session_hash: sessionHash,
      scene_hash: tokenHash(newToken()),
      device_hash: device,
      ...openIdColumns(ctx, sessionHash, person.openId),
      ...unionIdColumn(ctx, sessionHash, person),
      app,
      confirmed_at: ctx.now(),
      taken_at: ctx.now(),
      expires_at: new Date(ctx.now().getTime() + BINDING_MS),
    })
    .returning(['session_hash', 'open_id_sealed', 'union_id_sealed', 'user_id', 'app'])
    .executeTakeFirstOrThrow()
}

/** The unexpired scan of this browser. */
export const findOwnScan = (ctx: Ctx, sessionHash: Buffer) =>
  ctx.db
    .selectFrom('wechat_scans')
    .selectAll()
    .where('session_hash', '=', sessionHash)
    .where('device_hash', '=', deviceHash(ctx))
    .where('taken_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()

/** Consumes a confirmed scan, once. The row is kept until the binding it opens expires. */
export const takeScan = (ctx: Ctx, sessionHash: Buffer) =>
  ctx.db
    .updateTable('wechat_scans')
    .set({ taken_at: ctx.now(), expires_at: new Date(ctx.now().getTime() + BINDING_MS) })
    .where('session_hash', '=', sessionHash)
    .where('device_hash', '=', deviceHash(ctx))
    .where('confirmed_at', 'is not', null)
    .where('taken_at', 'is', null)
    .returning(['session_hash', 'open_id_sealed', 'union_id_sealed', 'user_id', 'app'])
    .executeTakeFirst()

const waiting = (ctx: Ctx) =>
  ctx.db.selectFrom('wechat_scans').selectAll().where('taken_at', 'is', null).where('expires_at', '>', ctx.now())
/** The unexpired scan of a QR scene, locked. */
export const findSceneForUpdate = (ctx: Ctx, scene: string) =>
  waiting(ctx).where('scene_hash', '=', tokenHash(scene)).forUpdate().executeTakeFirst()
/** The unexpired scan that a confirmation is about. */
export const findAskedScan = (ctx: Ctx, sessionHash: Buffer) => waiting(ctx).where('session_hash', '=', sessionHash).executeTakeFirst()
export const findAskedScanForUpdate = (ctx: Ctx, sessionHash: Buffer) =>
  waiting(ctx).where('session_hash', '=', sessionHash).forUpdate().executeTakeFirst()

export type Scanned = { session_hash: Buffer; open_id_sealed: string | null; union_id_sealed: string | null; app: string }
/** Who scanned; null while nobody has. */
export function personOfScan(ctx: Ctx, scan: Scanned): WechatPerson | null {
  const openId = ctx.fields.openCell(scanCell(scan.session_hash), scan.open_id_sealed)
  return openId === null ? null : { openId, unionId: ctx.fields.openCell(unionCell(scan.session_hash), scan.union_id_sealed) }
}
/** Possible hashes of who scanned: of their openId in this app, and of their unionId. */
function hashesOfScan(ctx: Ctx, scan: Scanned) {
  const person = personOfScan(ctx, scan)
  return {
    openId: person ? ctx.fields.hashesOf('openId', person.openId) : [],
    unionId: person?.unionId ? ctx.fields.hashesOf('unionId', person.unionId) : [],
  }
}
/**
 * The enabled account of who scanned: bound in the app where it was scanned; in the mini-program else that which the same person bound in
 * the official account.
 */
export async function findBound(ctx: Ctx, scan: Scanned) {
  const { openId, unionId } = hashesOfScan(ctx, scan)
  const enabled = ctx.db.selectFrom('users').select('users.id').where('users.status', '=', 1).where('users.deleted_at', 'is', null)
  const official = enabled.innerJoin('wechat_bindings', 'wechat_bindings.user_id', 'users.id')
  if (scan.app !== 'mini') return official.where('wechat_bindings.open_id_hash', '=', anyText(openId)).executeTakeFirst()
  const mini = enabled
    .innerJoin('mini_bindings', 'mini_bindings.user_id', 'users.id')
    .where('mini_bindings.open_id_hash', '=', anyText(openId))
  return (await mini.executeTakeFirst()) ?? official.where('wechat_bindings.union_id_hash', '=', anyText(unionId)).executeTakeFirst()
}

/** The scan of this browser's unexpired ticket; `isSpent` consumes the ticket. */
export async function findScanOfTicket(ctx: Ctx, openUuid: string, isSpent = false) {
  const device = deviceHash(ctx)?.toString('hex') ?? ''
  const ticket = isSpent
    ? await spendTicket(ctx.db, TICKET_KIND, openUuid, device, ctx.now())
    : await findTicket(ctx.db, TICKET_KIND, openUuid, ctx.now(), device)
  if (!ticket) return undefined
  return ctx.db
    .selectFrom('wechat_scans')
    .select(['session_hash', 'open_id_sealed', 'union_id_sealed', 'app'])
    .where('session_hash', '=', Buffer.from(ticket.subject, 'hex'))
    .executeTakeFirst()
}
