import { createHash } from 'node:crypto'
import { dashboardWords } from '@residency/contract/areas/dashboard/text'
import { kernelErrors } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { icalOf } from '../../../platform/calendar/ical.ts'
import { tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Ctx, SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { homeOf } from '../../../platform/wechat/wechat-pages.ts'
import { findActorById } from '../../accounts/accounts.public.ts'
import { findOwnerOfAddress, noteReading } from './calendar-address.queries.ts'
import { fileEvent, spanOfFile } from './calendar-file.rules.ts'
import { eventsForProgram } from './own-events.ts'

/** A program reads once an hour or less; wrong secrets are counted by address of the caller. */
const BY_SECRET = { points: 60, duration: 3600 }
const UNKNOWN = { points: 60, duration: 600 }

/**
 * Pages have the address of the product, or, where none is set, the one by which the program
 * reached it.
 */
function pageAddresses({ config, client }: Pick<Ctx, 'config' | 'client'>) {
  const home = homeOf({ PUBLIC_URL: config.PUBLIC_URL || (client.origin ?? '') })
  return (path: string) => (URL.canParse(home) ? new URL(home + path).href : null)
}

/**
 * The calendar behind a secret address. A changed address, and that of a disabled account, is not
 * found.
 */
export async function readCalendar(ctx: Ctx, { secret }: { secret: string }): Promise<Binary> {
  const hash = tokenHash(secret)
  const owner = await findOwnerOfAddress(ctx.db, hash)
  const actor = owner && (await findActorById(ctx.db, owner.userId))
  if (!actor) {
    await ctx.limits.take('calendar.unknown', UNKNOWN, ctx.client.ip)
    throw fail(kernelErrors.notFound)
  }

  await ctx.limits.take('calendar.read', BY_SECRET, hash.toString('base64url'))

  const ownerCtx: SignedCtx = { ...ctx, actor, language: owner.language }
  const events = await eventsForProgram(ownerCtx, spanOfFile(ctx.now(), owner))

  await noteReading(ctx.db, owner.userId, hash, ctx.now())

  const name = fillSentence(dashboardWords[ownerCtx.language].calendar.name, {
    name: actor.profile.nickname,
  })
  const addressOf = pageAddresses(ctx)

  // nothing in the file depends on when it is read: what has not changed has the same tag
  const body = Buffer.from(
    icalOf(
      name,
      events.map((event) => fileEvent(event, addressOf)),
    ),
  )

  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

  return {
    filename: 'calendar.ics',
    type: 'text/calendar; charset=utf-8',
    inline: true,
    body,
    headers: { etag, 'cache-control': 'private, no-cache' },
  }
}
