import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import type { ServerMetadata } from 'openid-client'
import type { EndedLogins } from './provider.ts'

/**
 * Signatures with a public key only: the client's secret must not be able to sign for the provider.
 */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'

/** A notice is believed for this long after it was issued. */
const NOTICE_S = 300

/** Notices with unknown keys, which anybody can send, make us read the keys this often at most. */
const COOLDOWN_MS = 1000

const hasLogoutEvent = ({ events }: JWTPayload) =>
  typeof events === 'object' &&
  events !== null &&
  typeof (events as Record<string, unknown>)[LOGOUT_EVENT] === 'object'

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** The provider's published keys, read again when a token names an unknown one. */
export function openProviderKeys(
  { issuer, jwks_uri }: ServerMetadata,
  audience: string,
  clockTolerance: number,
) {
  if (!jwks_uri) throw new Error('the provider publishes no keys')

  const keys = createRemoteJWKSet(new URL(jwks_uri), {
    timeoutDuration: 10_000,
    cooldownDuration: COOLDOWN_MS,
  })

  const checks = { issuer, audience, clockTolerance, algorithms: ALGORITHMS }

  return {
    /** Throws unless the token is the provider's, for us, and not expired. */
    async checkIdToken(token: string): Promise<void> {
      await jwtVerify(token, keys, checks).catch(async (e: unknown) => {
        if (!(e instanceof errors.JWKSNoMatchingKey)) throw e

        await keys.reload() // the provider itself just gave us this token: its keys have changed
        await jwtVerify(token, keys, checks)
      })
    },

    /**
     * A logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6); null if it is anything
     * else.
     */
    async readLogoutToken(token: string): Promise<EndedLogins | null> {
      const read = await jwtVerify(token, keys, {
        ...checks,
        maxTokenAge: NOTICE_S,
        requiredClaims: ['iat', 'jti'],
      }).catch((e: unknown) => {
        if (e instanceof errors.JOSEError && !(e instanceof errors.JWKSTimeout)) return null
        throw e
      })

      if (!read || !hasLogoutEvent(read.payload) || read.payload.nonce !== undefined) return null

      const [subject, loginKey, once] = [read.payload.sub, read.payload.sid, read.payload.jti].map(
        textOf,
      )
      if (!once || (!subject && !loginKey)) return null

      return { subject: subject ?? null, loginKey: loginKey ?? null, once }
    },
  }
}
