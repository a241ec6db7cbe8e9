import { createHash } from 'node:crypto'
import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { kernelErrors } from '@residency/contract/kernel'
import { momentAfter } from '../../../platform/clock.ts'
import { newOpaqueId } from '../../../platform/crypto/tokens.ts'
import { countRows } from '../../../platform/db/pages.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isShortWork, isWorkDone, newHardWork, newWork } from './captcha-work.ts'

const LIFE_MS = 120_000
const MAX_IN_USE = 3000

const hashOf = (key: string, answer: string) =>
  createHash('sha256').update(`${key}|${answer.trim().toLowerCase()}`).digest()

type Kind = 'image' | 'work'
type Work = { key: string; bits: number }

/** Work is judged by its key alone: no answer of it is stored. */
const presentWork = ({ key, bits }: Work) => ({
  key,
  hash: Buffer.alloc(0),
  puzzle: { captchaBase64: '', workBits: bits },
})

/** A key with the stored hash of its answer. */
async function newPicture(ctx: Ctx) {
  const key = newOpaqueId()
  const { default: svgCaptcha } = await import('svg-captcha')

  const picture = svgCaptcha.create({
    size: 4,
    noise: 2,
    ignoreChars: '0oO1iIlL',
    width: 120,
    height: 40,
    color: false,
  })

  const captchaBase64 = `data:image/svg+xml;base64,${Buffer.from(picture.data).toString('base64')}`

  return {
    key,
    hash: hashOf(key, ctx.config.CAPTCHA_FIXED_CODE ?? picture.text),
    puzzle: { captchaBase64 },
  }
}

/** Creates a captcha, valid for two minutes and one attempt. */
export const getCaptcha = async (ctx: Ctx, { kind }: { kind: Kind }) =>
  store(ctx, kind === 'work' ? presentWork(await newWork(ctx)) : await newPicture(ctx))

/**
 * Creates a captcha for somebody who must not be known: nobody's calls are counted, so that work is
 * as long as it gets, and all captchas in use together are limited.
 */
export async function getHardCaptcha(ctx: Ctx, { kind }: { kind: Kind }) {
  const inUse = await countRows(ctx.db.selectFrom('captchas').where('expiresAt', '>', ctx.now()))
  if (inUse >= MAX_IN_USE) throw fail(kernelErrors.tooMany, { seconds: LIFE_MS / 1000 })

  return store(ctx, kind === 'work' ? presentWork(newHardWork()) : await newPicture(ctx))
}

async function store(ctx: Ctx, { key, hash, puzzle }: Awaited<ReturnType<typeof newPicture>>) {
  await ctx.db
    .insertInto('captchas')
    .values({ key, answerHash: hash, expiresAt: momentAfter(ctx.now(), LIFE_MS) })
    .execute()

  return { captchaKey: key, ...puzzle }
}

/** Consumes a captcha for a call whose caller is not counted; refuses short work. */
export async function spendHardCaptcha(ctx: Ctx, key: string, answer: string) {
  await spendCaptcha(ctx, key, answer)
  if (isShortWork(key)) throw fail(accountsErrors.captchaWrong)
}

/** Consumes a captcha; refuses a wrong, blank or expired answer. */
export async function spendCaptcha(ctx: Ctx, key: string, answer: string) {
  const taken = await ctx.db
    .deleteFrom('captchas')
    .where('key', '=', key)
    .returning(['answerHash', 'expiresAt'])
    .executeTakeFirst()

  if (!taken || taken.expiresAt < ctx.now()) throw fail(accountsErrors.captchaExpired)

  const isRight = taken.answerHash.length
    ? taken.answerHash.equals(hashOf(key, answer))
    : isWorkDone(key, answer)
  if (!isRight) throw fail(accountsErrors.captchaWrong)
}
