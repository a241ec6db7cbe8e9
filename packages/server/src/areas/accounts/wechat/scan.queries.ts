import { tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { findTicket, spendTicket } from '../../../platform/tickets.ts'

/** A scan expires after five minutes, the binding it opens after ten. */
export const SCAN_MS = 300_000
export const BINDING_MS = 600_000
/** Ticket of a confirmed scan, required for binding. */
export const TICKET_KIND = 'wechat.open'

/** Hash of the device cookie: without it a browser owns no scan or ticket. */
export const deviceHash = (ctx: Ctx) => (ctx.client.device ? tokenHash(ctx.client.device) : null)
/** Location of a scan's sealed openId. */
export const scanCell = (sessionHash: Buffer) => ({ table: 'wechat_scans', column: 'open_id', row: sessionHash.toString('hex') })

export const insertScan = (ctx: Ctx, scan: { sessionHash: Buffer; sceneHash: Buffer; deviceHash: Buffer; userId: number | null }) =>
  ctx.db
    .insertInto('wechat_scans')
    .values({
      session_hash: scan.sessionHash,
      scene_hash: scan.sceneHash,
      device_hash: scan.deviceHash,
      user_id: scan.userId,
      expires_at: new Date(ctx.now().getTime() + SCAN_MS),
    })
    .execute()

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
    .returning(['session_hash', 'open_id_sealed', 'user_id'])
    .executeTakeFirst()

/** The unexpired scan of a QR scene, locked. */
export const findSceneForUpdate = (ctx: Ctx, scene: string) =>
  ctx.db
    .selectFrom('wechat_scans')
    .selectAll()
    .where('scene_hash', '=', tokenHash(scene))
    .where('taken_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .forUpdate()
    .executeTakeFirst()

type Scanned = { session_hash: Buffer; open_id_sealed: string | null }
/** Possible hashes of a scan's openId. */
export function hashesOfScan(ctx: Ctx, scan: Scanned) {
  const openId = ctx.fields.openCell(scanCell(scan.session_hash), scan.open_id_sealed)
  return openId === null ? [] : ctx.fields.hashesOf('openId', openId)
}
/** The enabled account bound to a scan's openId. */
export const findBound = (ctx: Ctx, scan: Scanned) =>
  ctx.db
    .selectFrom('wechat_bindings')
    .innerJoin('users', 'users.id', 'wechat_bindings.user_id')
    .select(['users.id', 'wechat_bindings.bound_at'])
    .where('open_id_hash', 'in', ['', ...hashesOfScan(ctx, scan)])
    .where('users.status', '=', 1)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()

/** The scan of this browser's unexpired ticket; `isSpent` consumes the ticket. */
export async function findScanOfTicket(ctx: Ctx, openUuid: string, isSpent = false) {
  const device = deviceHash(ctx)?.toString('hex') ?? ''
  const ticket = isSpent
    ? await spendTicket(ctx.db, TICKET_KIND, openUuid, device, ctx.now())
    : await findTicket(ctx.db, TICKET_KIND, openUuid, ctx.now(), device)
  if (!ticket) return undefined
  return ctx.db
    .selectFrom('wechat_scans')
    .select(['session_hash', 'open_id_sealed'])
    .where('session_hash', '=', Buffer.from(ticket.subject, 'hex'))
    .executeTakeFirst()
}
