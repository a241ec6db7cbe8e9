import type { LoginRefusal } from './provider.ts'

/**
 * A token is issued at the moment at which we receive it: a difference beyond this is a wrong
 * clock.
 */
const CLOCK_S = 60
const MINUTE_S = 60

type Claims = { iat?: unknown }

type Cause = {
  claims?: Claims
  payload?: Claims
  header?: { alg?: unknown }
  now?: unknown
  reason?: unknown
}

const chainOf = (
  error: unknown,
): { code?: unknown; error?: unknown; message?: unknown; cause?: unknown; payload?: Claims }[] => {
  const chain: object[] = []
  for (
    let cause = error;
    typeof cause === 'object' && cause !== null && chain.length < 5;
    cause = (cause as { cause?: unknown }).cause
  )
    chain.push(cause)

  return chain
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^\w{1,60}$/.test(value)

/**
 * Seconds by which the provider's clock is ahead of ours, from a token that it has just issued;
 * null: unknown.
 */
function aheadOf(chain: readonly object[], now: number): number | null {
  for (const cause of chain as readonly Cause[]) {
    const issued = cause.claims?.iat ?? cause.payload?.iat
    if (typeof issued === 'number') return issued - now
  }

  return null
}

/** The clocks differ by minutes: who is late, by how much, and what to do. */
function clockRefusal(ahead: number): LoginRefusal {
  const minutes = Math.max(1, Math.round(Math.abs(ahead) / MINUTE_S))
  const direction = ahead > 0 ? 'ahead of' : 'behind'
  return {
    refused: 'provider_clock',
    isSetup: true,
    remedy: `The provider's clock is ${minutes} min ${direction} the clock of this server. Set both by NTP; logins work as soon as they agree to ${CLOCK_S} s.`,
  }
}

const algorithmRefusal = (algorithm: unknown): LoginRefusal => ({
  refused: 'provider_algorithm',
  isSetup: true,
  remedy:
    `The provider signs ID tokens with ${isName(algorithm) ? algorithm : 'an algorithm'}, which is not accepted here or not among those that it ` +
    'publishes. Set the client at the provider to RS256, PS256, ES256 or EdDSA (a signature with a public key, never HS256 or none).',
})

/**
 * Why an answer of the provider was refused: a short code and, where the settings of provider or
 * server are the cause, what to change, for the log and the audit log. Without personal values.
 * `now` in seconds.
 */
export function explainRefusal(error: unknown, now = Date.now() / 1000): LoginRefusal {
  const chain = chainOf(error)
  const codes = chain.flatMap(({ code, error: named }) => [code, named].filter(isName))
  const says = (pattern: RegExp) =>
    chain.some(({ message }) => typeof message === 'string' && pattern.test(message))

  const isTime =
    codes.some((code) => ['OAUTH_JWT_TIMESTAMP_CHECK_FAILED', 'ERR_JWT_EXPIRED'].includes(code)) ||
    says(/"(nbf|iat|exp)" claim timestamp/)
  const ahead = isTime ? aheadOf(chain, now) : null
  if (ahead !== null && Math.abs(ahead) > CLOCK_S) return clockRefusal(ahead)

  const isAlgorithm =
    codes.includes('ERR_JOSE_ALG_NOT_ALLOWED') || says(/"alg"|unsupported JWS|JWS algorithm/i)
  if (isAlgorithm)
    return algorithmRefusal(
      (chain as readonly Cause[]).find(({ header }) => header?.alg !== undefined)?.header?.alg,
    )

  return { refused: [...new Set(codes)].slice(0, 2).join(' ') || 'unreachable' }
}
