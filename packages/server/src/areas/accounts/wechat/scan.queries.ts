import { tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { findTicket, spendTicket } from '../../../platform/tickets.ts'

/** A scan lives five minutes on the screen, a binding after it ten. */
export const SCAN_MS = 300_000
export const BINDING_MS = 600_000
/** The ticket of a confirmed scan, with which the binding is asked for. */
export const TICKET_KIND = 'wechat.open'

/** The browser that asks: without its device cookie it owns no scan and no ticket. */
export const deviceHash = (ctx: Ctx) => (ctx.client.device ? tokenHash(ctx.client.device) : null)
/** Where a scan's openId lives. */
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

/** The living scan of this browser. */
export const findOwnScan = (ctx: Ctx, sessionHash: Buffer) =>
  ctx.db
    .selectFrom('wechat_scans')
    .selectAll()
    .where('session_hash', '=', sessionHash)
    .where('device_hash', '=', deviceHash(ctx))
    .where('taken_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()

/** Takes a confirmed scan, once. It is kept as long as the binding it opens. */
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

/** The living scan a picture belongs to, locked. */
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
/** The hashes the openId of a scan may be stored under. */
export function hashesOfScan(ctx: Ctx, scan: Scanned) {
  const openId = ctx.fields.openCell(scanCell(scan.session_hash), scan.open_id_sealed)
  return openId === null ? [] : ctx.fields.hashesOf('openId', openId)
}
/** The enabled account the openId of a scan is bound to. */
export const findBound = (ctx: Ctx, scan: Scanned) =>
  ctx.db
    .selectFrom('wechat_bindings')
    .innerJoin('users', 'users.id', 'wechat_bindings.user_id')
    .select(['users.id', 'wechat_bindings.bound_at'])
    .where('open_id_hash', 'in', ['', ...hashesOfScan(ctx, scan)])
    .where('users.status', '=', 1)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()

/** The living ticket of this browser: the scan it stands for. `isSpent` uses it up. */
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
