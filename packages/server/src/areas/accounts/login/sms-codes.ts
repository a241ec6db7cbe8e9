import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { SmsPurpose } from '@residency/contract/areas/accounts/login/session.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { kernelErrors } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { momentAfter } from '../../../platform/clock.ts'
import { newOpaqueId, tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { Fail, fail } from '../../../platform/http/fail.ts'
import { invariant } from '../../../platform/invariant.ts'
import { isKnownDevice } from '../sessions/known-devices.ts'

const LIFE_MS = 300_000
const TRIES = 5
const PER_MINUTE = { points: 1, duration: 60 }
const PER_DAY = { points: 10, duration: 86_400 }
// If a number is requested from many addresses, each further address gets one message a day; known
// devices have ten.
const WIDE_PER_DAY = { points: 30, duration: 86_400 }
// Hospital users share one address and may request many; thousands are an attack on the SMS bill.
const PER_ADDRESS = { points: 200, duration: 86_400 }

const codeHash = (ctx: Ctx, requestId: string, mobile: string, code: string) =>
  createHmac('sha256', ctx.keys.oneTime).update(`sms|${requestId}|${mobile}|${code}`).digest()

/**
 * Counts a message by number, purpose and who asks, so that a stranger's calls do not use up the
 * owner's. Who asks is a device that has logged in to the number's account, else an address.
 */
async function mayBeSent(
  ctx: Ctx,
  number: string,
  { purpose, userId }: { purpose: SmsPurpose; userId: number | undefined },
) {
  const isKnown = await isKnownDevice(ctx, userId)
  const pair = `${number}.${purpose}.${isKnown ? tokenHash(ctx.client.device!).toString('base64url') : ctx.client.ip}`

  try {
    await ctx.limits.take('sms-minute', PER_MINUTE, pair)
    await ctx.limits.take('sms-address', PER_ADDRESS, ctx.client.ip)

    const day = await ctx.limits.add('sms-day', PER_DAY, pair)

    const wide =
      isKnown || day.count > PER_DAY.points
        ? null
        : await ctx.limits.add('sms-wide', WIDE_PER_DAY, `${number}.${purpose}`)

    const allowed = wide && wide.count > WIDE_PER_DAY.points ? 1 : PER_DAY.points
    if (day.count > allowed) throw fail(kernelErrors.tooMany, { seconds: Math.max(1, day.seconds) })
  } catch (e) {
    throw e instanceof Fail && e.def === kernelErrors.tooMany
      ? fail(accountsErrors.smsTooMany, e.data)
      : e
  }
}

/**
 * Creates a code and returns the request id. With `isSent` false (no recipient) duration and answer
 * look the same from outside: the carrier is not awaited.
 */
export async function issueSmsCode(
  ctx: Ctx,
  request: { purpose: SmsPurpose; mobile: string; userId: number | undefined; isSent: boolean },
) {
  const { purpose, mobile, isSent } = request
  await mayBeSent(ctx, ctx.fields.hashOf('mobile', mobile), request)

  const requestId = newOpaqueId()
  const code = String(randomInt(1_000_000)).padStart(6, '0')

  await ctx.db
    .insertInto('smsCodes')
    .values({
      requestId,
      purpose,
      mobileHash: ctx.fields.hashOf('mobile', mobile),
      codeHash: codeHash(ctx, requestId, mobile, code).toString('base64'),
      expiresAt: momentAfter(ctx.now(), LIFE_MS),
    })
    .execute()

  await ctx.audit({ action: 'accounts.smsCode.send', detail: { purpose, isSent } })

  const text = fillSentence(accountsWords[ctx.language].messages.smsCode, { code })

  const auditFailure = () =>
    ctx
      .audit({ action: 'accounts.smsCode.send', result: 'failed', detail: { purpose } })
      .catch(() => {})

  if (isSent) void ctx.services.sms.send({ purpose, mobile, text, code }).catch(auditFailure)

  return { requestId, expires: LIFE_MS / 1000 }
}

/**
 * Consumes a code: valid once, for its number and purpose, for five minutes and five attempts. Runs
 * outside transactions, so that a failed attempt stays counted.
 */
export async function spendSmsCode(
  ctx: Ctx,
  input: { requestId: string; mobile: string; code: string; purpose: SmsPurpose },
) {
  invariant(!ctx.db.isTransaction, 'an SMS code is spent before the transaction')

  const of = (id: string) =>
    ctx.db.updateTable('smsCodes').where('requestId', '=', id).where('usedAt', 'is', null)

  const request = await of(input.requestId)
    .set((e) => ({ tries: e('tries', '+', 1) }))
    .where('purpose', '=', input.purpose)
    .where('mobileHash', 'in', ctx.fields.hashesOf('mobile', input.mobile))
    .where('tries', '<', TRIES)
    .where('expiresAt', '>', ctx.now())
    .returning('codeHash')
    .executeTakeFirst()

  const fits = timingSafeEqual(
    Buffer.from(request?.codeHash ?? Buffer.alloc(32).toString('base64'), 'base64'),
    codeHash(ctx, input.requestId, input.mobile, input.code.trim()),
  )

  if (!request || !fits) throw fail(accountsErrors.smsCodeWrong)

  const used = await of(input.requestId).set({ usedAt: ctx.now() }).executeTakeFirst()
  if (used.numUpdatedRows === 0n) throw fail(accountsErrors.smsCodeWrong)
}
