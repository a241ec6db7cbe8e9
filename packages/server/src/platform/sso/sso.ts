import { createHmac } from 'node:crypto'
import type { Config } from '../config/config.ts'
import type { Keys } from '../crypto/keys.ts'
import { newOpaqueId } from '../crypto/tokens.ts'
import type { Db } from '../db/connect/pool.ts'
import { openCas } from './cas.ts'
import { openOidc } from './oidc.ts'
import type { Provider, ProviderSettings } from './provider.ts'
import { signCode, signedCodes } from './signed-codes.ts'

declare module '../http/ctx.ts' {
  interface Services {
    sso: Sso
  }
}

/**
 * Single sign-on: a portal that hands out one-time codes, or a provider that browsers are sent to.
 */
export type Sso = {
  /**
   * Redeems a portal's one-time code: returns its username, or null if it is wrong, expired or
   * used.
   */
  exchange(token: string): Promise<{ subject: string } | null>

  /** Where a browser goes after logging out; '' is our login page. */
  logoutUrl(): string

  /** The local form only: issues a one-time code for a username, valid for a minute. */
  issue?(subject: string): string

  /** OpenID Connect or CAS; null without one. */
  provider: Provider | null
}

const NO_CODES = async () => null

/** `SSO_LOGOUT_URL`, if set, replaces the logout address that the provider itself has. */
function openProvider(settings: ProviderSettings, logoutUrl: string, keys: Keys): Provider {
  const secretOf = (what: string, state: string) =>
    createHmac('sha256', keys.oneTime)
      .update(`residency/sso/${what}/v1|${state}`)
      .digest('base64url')

  const provider = settings.protocol === 'oidc' ? openOidc(settings, secretOf) : openCas(settings)
  return logoutUrl
    ? { ...provider, logoutUrl: () => logoutUrl, logoutUrlOf: async () => logoutUrl }
    : provider
}

/**
 * The configured form: none, a portal that signs codes with a shared secret, our own issuer for
 * demos, or a provider.
 */
export function openSso(config: Config, keys: Keys, db: Db, now: () => Date): Sso {
  const logoutUrl = () => config.SSO_LOGOUT_URL
  if (config.sso) {
    const provider = openProvider(config.sso, config.SSO_LOGOUT_URL, keys)
    return { logoutUrl: () => provider.logoutUrl(), exchange: NO_CODES, provider }
  }

  if (config.SSO_PROVIDER === 'portal')
    return { logoutUrl, exchange: signedCodes(config.SSO_PORTAL_SECRET!, db, now), provider: null }
  if (config.SSO_PROVIDER !== 'local') return { logoutUrl, exchange: NO_CODES, provider: null }

  const secret = createHmac('sha256', keys.oneTime).update('residency/sso/local/v1').digest('hex')

  return {
    logoutUrl,
    exchange: signedCodes(secret, db, now),
    issue: (sub) =>
      signCode(secret, { sub, exp: Math.floor(now().getTime() / 1000) + 60, jti: newOpaqueId() }),
    provider: null,
  }
}
