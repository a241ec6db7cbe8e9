import { createHash, randomInt } from 'node:crypto'
import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import { accountsWords } from '@residency/contract/areas/accounts/words'
import type { Language } from '@residency/contract/kernel'
import svgCaptcha from 'svg-captcha'
import { newOpaqueId } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'

const LIFE_MS = 120_000
const hashOf = (key: string, answer: string) => createHash('sha256').update(`${key}|${answer.trim().toLowerCase()}`).digest()

/** A sum in words, the accessible alternative to the picture. */
function wordQuestion(language: Language) {
  const words = accountsWords[language].captcha
  const [a, b] = [randomInt(1, 10), randomInt(1, 10)]
  const digits = words.digits.split(' ')
  return { question: words.question.replace('{a}', digits[a]!).replace('{b}', digits[b]!), answer: String(a + b) }
}

/** Creates a captcha, valid for two minutes and one attempt. */
export async function getCaptcha(ctx: Ctx, input: { kind: 'image' | 'text'; lang?: Language | undefined }) {
  const key = newOpaqueId()
  const picture =
    input.kind === 'image' ? svgCaptcha.create({ size: 4, noise: 2, ignoreChars: '0oO1iIlL', width: 120, height: 40, color: false }) : null
  const words = picture ? null : wordQuestion(input.lang ?? ctx.language)
  const answer = ctx.config.CAPTCHA_FIXED_CODE ?? picture?.text ?? words!.answer
  await ctx.db
    .insertInto('captchas')
    .values({ key, answer_hash: hashOf(key, answer), expires_at: new Date(ctx.now().getTime() + LIFE_MS) })
    .execute()
  return {
    captchaKey: key,
    captchaBase64: picture ? `data:image/svg+xml;base64,${Buffer.from(picture.data).toString('base64')}` : '',
    ...(words ? { question: words.question } : {}),
  }
}

/** Consumes a captcha; refuses a wrong, blank or expired answer. */
export async function spendCaptcha(ctx: Ctx, key: string, answer: string) {
  const taken = await ctx.db.deleteFrom('captchas').where('key', '=', key).returning(['answer_hash', 'expires_at']).executeTakeFirst()
  if (!taken || taken.expires_at < ctx.now()) throw fail(accountsErrors.captchaExpired)
  if (!taken.answer_hash.equals(hashOf(key, answer))) throw fail(accountsErrors.captchaWrong)
}
