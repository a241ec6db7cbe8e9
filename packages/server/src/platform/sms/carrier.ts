import { DeliveryError } from '../delivery-error.ts'
import { type Message, Undeliverable, type UndeliverableReason } from './sms.ts'

/** Template ids as registered with the carrier: one per purpose of a code, one for notices. */
export type Templates = { login: string; register: string; bind: string; notice: string }

/** The account with a carrier. `appId` is asked for by Tencent Cloud only. */
export type CarrierAccount = {
  provider: 'aliyun' | 'tencent'
  endpoint: string
  region: string
  keyId: string
  keySecret: string
  appId: string
  signName: string
  templates: Templates
  timeoutMs: number
}

const NO_ANSWER = /^(timeout|unreachable|http\.)/

/**
 * The carrier did not take a message now: a limit, a fault of its own, our settings, or no answer.
 */
class TemporaryDeliveryError extends DeliveryError {
  readonly code: string

  constructor(code: string) {
    super(NO_ANSWER.test(code) ? 'unreachable' : 'refused')
    this.code = code
  }
}

const CODE_TEMPLATES: Readonly<Record<string, keyof Templates>> = {
  login: 'login',
  register: 'register',
  bind: 'bind',
  employment: 'login',
}

/** The template of a message and the one value it takes. */
export function templateOf(
  { purpose, text, code }: Message,
  templates: Templates,
): { id: string; name: 'code' | 'text'; value: string } {
  if (code === undefined) return { id: templates.notice, name: 'text', value: text }
  return { id: templates[CODE_TEMPLATES[purpose] ?? 'login'], name: 'code', value: code }
}

/** A carrier's code as it may be logged: its other sentences may quote a number. */
const codeOf = (code: unknown) =>
  typeof code === 'string' && /^[\w.:-]{1,80}$/.test(code) ? code : 'unreadable'

/** What a refusal with this code means. */
export function refusalOf(
  code: unknown,
  permanent: Readonly<Record<string, UndeliverableReason>>,
): Error {
  const known = codeOf(code)
  const reason = Object.hasOwn(permanent, known) ? permanent[known] : undefined
  return reason ? new Undeliverable(reason, known) : new TemporaryDeliveryError(known)
}

type Request = {
  url: URL
  headers: Readonly<Record<string, string>>
  body: string
  timeoutMs: number
}

/**
 * Sends a signed request and reads its JSON, also of a refusal. Throws `DeliveryError` without an
 * answer in time.
 */
export async function callCarrier({ url, headers, body, timeoutMs }: Request): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(async (reply) => ({ status: reply.status, text: await reply.text() }))
    .catch((e: unknown) => {
      throw new TemporaryDeliveryError(
        (e as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable',
      )
    })
  try {
    if (answer.status < 500) return JSON.parse(answer.text)
  } catch {
    // not its API that answered
  }

  throw new TemporaryDeliveryError(`http.${answer.status}`)
}
