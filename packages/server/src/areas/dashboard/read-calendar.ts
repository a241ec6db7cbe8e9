import { createHash } from 'node:crypto'
import { kernelErrors, type Language } from '@residency/contract/kernel'
import { tokenHash } from '../../platform/crypto/tokens.ts'
import type { Ctx, SignedCtx } from '../../platform/http/ctx.ts'
import { fail } from '../../platform/http/fail.ts'
import type { Binary } from '../../platform/http/send-binary.ts'
import { icalOf } from '../../platform/ical.ts'
import { filled } from '../../platform/sheets/sheet-plan.ts'
import { findActorById } from '../accounts/accounts.public.ts'
import { findOwnerOfAddress, noteReading } from './calendar-address.queries.ts'
import { eventsOf, spanAround, startOfToday } from './calendar-file.rules.ts'
import { listOwnCalendar } from './list-own-calendar.ts'

/** A program reads once an hour or less; wrong secrets are counted by address of the caller. */
const BY_SECRET = { points: 60, duration: 3600 }
const UNKNOWN = { points: 60, duration: 600 }

/** The calendar behind a secret address. A changed address, and that of a disabled account, is not found. */
export async function readCalendar(ctx: Ctx, { secret }: { secret: string }): Promise<Binary> {
  const hash = tokenHash(secret)
  const owner = await findOwnerOfAddress(ctx.db, hash)
  const actor = owner && (await findActorById(ctx.db, owner.user_id))
  if (!actor) {
    await ctx.limits.take('calendar.unknown', UNKNOWN, ctx.client.ip)
    throw fail(kernelErrors.notFound)
  }
  await ctx.limits.take('calendar.read', BY_SECRET, hash.toString('base64url'))
  const own: SignedCtx = { ...ctx, actor, language: owner.language as Language }
  const entries = await listOwnCalendar(own, spanAround(ctx.now()))
  await noteReading(ctx.db, owner.user_id, hash, ctx.now())
  const name = filled((ctx.words.dashboard![own.language].calendar as { name: string }).name, { name: actor.profile.nickname })
  // the stamp is that of the day: what has not changed has the same tag all day
  const body = Buffer.from(icalOf(name, eventsOf(entries), startOfToday(ctx.now())))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    filename: 'calendar.ics',
    type: 'text/calendar; charset=utf-8',
    inline: true,
    body,
    headers: { etag, 'cache-control': 'private, no-cache' },
  }
}
