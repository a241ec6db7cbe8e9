import { badgeErrors as errors } from '@residency/contract/areas/competence/badges/access'
import { dayInChina } from '../../../platform/clock.ts'
import { tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { WEB_BASE } from '../../../platform/http/web.ts'
import { printedPhotoOf } from '../../signup/signup.public.ts'
import { findLookupSettings } from '../items/item.queries.ts'
import { findLevelsInWords } from '../levels/valid-levels.queries.ts'
import { countLookup, findByHash } from './badge.queries.ts'

/** Calls of one address: a ward may share one. */
const OPENED = { points: 120, duration: 600 }

/** Guesses of one address, by codes that do not exist or are revoked. */
const UNKNOWN = { points: 20, duration: 600 }

type Holder = NonNullable<Awaited<ReturnType<typeof findByHash>>>

async function unknown(ctx: Ctx): Promise<never> {
  await ctx.limits.take('badge.unknown', UNKNOWN, ctx.client.ip)
  throw fail(errors.badgeUnknown)
}

/**
 * The photo, where the hospital shows photos and the trainee agreed. A photo that cannot be read
 * keeps no ward from the levels.
 */
async function photoOf(ctx: Ctx, { isAgreed, registrationId }: Holder) {
  if (!isAgreed || registrationId === null) return null

  const { showsPhoto } = await findLookupSettings(ctx.db)
  if (showsPhoto !== 1) return null

  return printedPhotoOf(ctx, registrationId).catch((error: unknown) => {
    ctx.services.log.warn({ err: error }, 'a badge is answered without its photo')
    return null
  })
}

/**
 * What the holder of a badge may do, for anybody who scans it. Unknown and revoked codes get the
 * same answer. Of the reader nothing is stored; look-ups are counted by badge and day.
 */
export async function openBadge(ctx: Ctx, { code }: { code: string }) {
  await ctx.limits.take('badge.open', OPENED, ctx.client.ip)

  const holder = (await findByHash(ctx.db, tokenHash(code))) ?? (await unknown(ctx))
  const today = dayInChina(ctx.now())
  const levels = await findLevelsInWords(ctx.db, [holder.traineeId], today)

  await countLookup(ctx.db, holder.id, today)

  const photo = await photoOf(ctx, holder)

  return {
    name: holder.name,
    asOf: today,
    photo,
    levels: levels.map(({ item, level, until }) => ({ item, level, until })),
  }
}

/** The address of the look-up, by which phones reach the product. */
export const lookupAddress = ({ config, client }: Pick<Ctx, 'config' | 'client'>) =>
  `${(config.PUBLIC_URL || client.origin || '').replace(/\/+$/, '')}${WEB_BASE}white/level`

/**
 * The address that a print would put into codes where the installation names none: a person has to
 * say whether phones reach it. Null where the installation names one.
 */
export const unsureAddress = (ctx: Pick<Ctx, 'config' | 'client'>) =>
  ctx.config.PUBLIC_URL ? null : lookupAddress(ctx)
