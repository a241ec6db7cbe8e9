import { createHash } from 'node:crypto'
import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { newOpaqueId } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isWorkDone, newWork } from './captcha-work.ts'

const LIFE_MS = 120_000

const hashOf = (key: string, answer: string) =>
  createHash('sha256').update(`${key}|${answer.trim().toLowerCase()}`).digest()

/** A key with the stored hash of its answer; work is judged by its key alone. */
async function newCaptcha(ctx: Ctx, kind: 'image' | 'work') {
  if (kind === 'work') {
    const { key, bits } = await newWork(ctx)
    return { key, hash: Buffer.alloc(0), shown: { captchaBase64: '', workBits: bits } }
  }

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
    shown: { captchaBase64 },
  }
}

/** Creates a captcha, valid for two minutes and one attempt. */
export async function getCaptcha(ctx: Ctx, input: { kind: 'image' | 'work' }) {
  const { key, hash, shown: picture } = await newCaptcha(ctx, input.kind)

  await ctx.db
    .insertInto('captchas')
    .values({ key, answerHash: hash, expiresAt: new Date(ctx.now().getTime() + LIFE_MS) })
    .execute()

  return { captchaKey: key, ...picture }
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
