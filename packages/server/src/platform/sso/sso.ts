import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Keys } from '../crypto/keys.ts'
import { newOpaqueId } from '../crypto/tokens.ts'
import type { Db } from '../db/pool.ts'
import { signCode, signedCodes } from './signed-codes.ts'

declare module '../http/ctx.ts' {
  interface Services {
    sso: Sso
  }
}

/** A single-sign-on portal. */
export type Sso = {
  /** Redeems a one-time code: returns its username, or null if it is wrong, expired or used. */
  exchange(token: string): Promise<{ subject: string } | null>
  /** Where a browser goes after logging out; '' is our login page. */
  logoutUrl: string
  /** The local form only: issues a one-time code for a username, valid for a minute. */
  issue?(subject: string): string
}

/** The configured portal: none, one that signs codes with a shared secret, or our own issuer for demos. */
export function openSso(config: Config, keys: Keys, db: Db, now: () => Date): Sso {
  const logoutUrl = config.SSO_LOGOUT_URL
  if (config.SSO_PROVIDER === 'portal') return { logoutUrl, exchange: signedCodes(config.SSO_PORTAL_SECRET!, db, now) }
  if (config.SSO_PROVIDER !== 'local') return { logoutUrl, exchange: async () => null }
  const secret = createHmac('sha256', keys.oneTime).update('residency/sso/local/v1').digest('hex')
  return {
    logoutUrl,
    exchange: signedCodes(secret, db, now),
    issue: (sub) => signCode(secret, { sub, exp: Math.floor(now().getTime() / 1000) + 60, jti: newOpaqueId() }),
  }
}
