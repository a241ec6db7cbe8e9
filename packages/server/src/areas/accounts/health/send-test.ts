import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { OutsideSystem } from '@residency/contract/areas/accounts/health/health.contract'
import { healthWords } from '@residency/contract/areas/accounts/health/health.text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { minuteInChina } from '../../../platform/clock.ts'
import { newOpaqueId } from '../../../platform/crypto/tokens.ts'
import { DeliveryError } from '../../../platform/delivery-error.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { providerOf } from './get-health.ts'
import { findOwnAddresses } from './health.queries.ts'

/** Carriers are paid by message. */
const TESTS = { points: 6, duration: 600 }

type Channel = Exclude<OutsideSystem, 'sso'>

/** The reader's own address of a channel; refused by name where they have none. */
async function ownAddress(ctx: SignedCtx, channel: Channel): Promise<string> {
  const { userId: row } = ctx.actor
  const { email, mobileSealed, openIdSealed } = await findOwnAddresses(ctx.db, row)
  const openId = { table: 'wechat_bindings', column: 'open_id', row }

  const addresses = {
    mail: () => email,
    sms: () => ctx.fields.openCell({ table: 'users', column: 'mobile', row }, mobileSealed),
    wechat: () => ctx.fields.openCell(openId, openIdSealed),
  }

  const address = addresses[channel]()
  if (!address)
    throw fail(accountsErrors.noOwnAddress, { what: healthWords[ctx.language].test.where[channel] })

  return address
}

/** Hands the reader's test to its carrier. */
async function handOver(ctx: SignedCtx, channel: Channel, to: string): Promise<void> {
  const { mail, sms, wechat } = ctx.services
  const { subject, text: sentence } = healthWords[ctx.language].test
  const text = fillSentence(sentence, { at: minuteInChina(ctx.now()) })

  if (channel === 'sms') return sms.send({ purpose: 'notice', mobile: to, text })
  if (channel === 'wechat') return wechat!.sendTemplate(to, 'notice', text)

  return mail!.send({ id: `test-${newOpaqueId()}`, to, subject, text })
}

type Result = { isDone: boolean; message: string }

/** What a carrier's refusal is called, in the words of the messages. */
function reasonText(ctx: SignedCtx, error: unknown): string {
  const words = ctx.words.messages?.[ctx.language] as
    | { deliveryReasons?: Readonly<Record<string, string>> }
    | undefined
  const reasons = words?.deliveryReasons ?? {}
  const key = error instanceof DeliveryError ? error.reason : 'unreachable'

  return reasons[key] ?? reasons.refused ?? key
}

async function tryChannel(ctx: SignedCtx, channel: Channel): Promise<Result> {
  const words = healthWords[ctx.language].test
  const address = await ownAddress(ctx, channel)

  const refusal = await handOver(ctx, channel, address).then(
    () => null,
    (error: unknown) => reasonText(ctx, error),
  )

  if (refusal !== null)
    return { isDone: false, message: fillSentence(words.refused, { reason: refusal }) }
  if (['outbox', 'local'].includes(providerOf(ctx.config, channel)))
    return { isDone: true, message: words.stored }

  return { isDone: true, message: fillSentence(words.sent, { where: words.where[channel] }) }
}

/** Asks the provider of single sign-on where it would send a browser; nobody is logged in. */
async function trySso(ctx: SignedCtx): Promise<Result> {
  const words = healthWords[ctx.language].test
  const { provider } = ctx.services.sso
  if (!provider) return { isDone: true, message: words.local }

  return provider.begin(newOpaqueId()).then(
    (address) => ({
      isDone: true,
      message: fillSentence(words.reached, { host: new URL(address).host }),
    }),
    (error: unknown) => ({
      isDone: false,
      message: fillSentence(words.away, { reason: String((error as Error)?.name ?? 'Error') }),
    }),
  )
}

/** Tries an outside system with the reader's own address. */
export async function sendTest(
  ctx: SignedCtx,
  { system }: { system: OutsideSystem },
): Promise<Result> {
  if (providerOf(ctx.config, system) === 'none') throw fail(accountsErrors.systemOff)

  await ctx.limits.take('health-test', TESTS, String(ctx.actor.userId))

  const result = await (system === 'sso' ? trySso(ctx) : tryChannel(ctx, system))

  await ctx.audit({
    action: 'accounts.health.test',
    result: result.isDone ? 'ok' : 'failed',
    detail: { system },
  })

  return result
}
