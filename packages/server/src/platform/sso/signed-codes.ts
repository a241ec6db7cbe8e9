import { createHmac, timingSafeEqual } from 'node:crypto'
import { HOUR_MS } from '@residency/contract/kernel/day'
import { z } from 'zod'
import type { Db } from '../db/connect/pool.ts'
import { acceptOnce } from '../tickets.ts'

const LONGEST_MS = HOUR_MS

const claims = z.object({
  sub: z.string().min(1).max(64),
  exp: z.number().int().positive(),
  jti: z.string().min(8).max(128),
})

/**
 * The username (`sub`), the expiry (`exp`, seconds since 1970) and the code's unique id (`jti`).
 */
export type Claims = z.output<typeof claims>

const macOf = (secret: string, body: string) => createHmac('sha256', secret).update(body).digest()

/** The portal's side: `base64url(json).base64url(HMAC-SHA256 of the first part)`. */
export function signCode(secret: string, claims: Claims): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${body}.${macOf(secret, body).toString('base64url')}`
}

function readClaims(secret: string, token: string): Claims | null {
  const [body, mac, ...rest] = token.split('.')
  if (!body || !mac || rest.length) return null

  const tokenMac = Buffer.from(mac, 'base64url')
  const expected = macOf(secret, body)
  if (tokenMac.length !== expected.length || !timingSafeEqual(tokenMac, expected)) return null

  try {
    return claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  } catch {
    return null
  }
}

/**
 * Redeems signed codes: once each, before they expire; codes valid for more than an hour are
 * refused.
 */
export const signedCodes = (secret: string, db: Db, now: () => Date) => async (token: string) => {
  const read = readClaims(secret, token)
  const ms = (read?.exp ?? 0) * 1000 - now().getTime()
  if (!read || ms <= 0 || ms > LONGEST_MS) return null

  const isFirst = await acceptOnce(db, 'sso.jti', read.jti, new Date(read.exp * 1000), now())

  return isFirst ? { subject: read.sub } : null
}
