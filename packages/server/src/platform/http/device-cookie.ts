import { createHmac, timingSafeEqual } from 'node:crypto'
import { API_PREFIX } from '@residency/contract/kernel'
import type { FastifyRequest } from 'fastify'
import type { Keys } from '../crypto/keys.ts'
import { newToken } from '../crypto/tokens.ts'

const SENT = /(?:^|;\s*)device=([\w-]{43})([\w-]{43})(?:;|$)/
const HALF_A_YEAR = 15_552_000

const signatureOf = (keys: Keys, token: string) =>
  createHmac('sha256', keys.oneTime).update(`device|${token}`).digest('base64url')

/** A new device: a random token with the server's signature, so that nobody chooses one. */
export function newDevice(keys: Keys) {
  const token = newToken()
  return token + signatureOf(keys, token)
}

/** Devices whose signature is known to be right, by the key that signed them. */
const knownDevices = new WeakMap<object, Set<string>>()
const MAX_KNOWN = 5000

function isSigned(keys: Keys, token: string, signature: string): boolean {
  const known = knownDevices.get(keys.oneTime) ?? new Set()
  const device = token + signature
  if (known.has(device)) return true
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(keys, token)))) return false

  if (known.size >= MAX_KNOWN) known.clear()
  knownDevices.set(keys.oneTime, known.add(device))

  return true
}

/** The device cookie of a request; null unless this server issued it. */
export function deviceOf(keys: Keys, req: FastifyRequest): string | null {
  const [, token, signature] = SENT.exec(req.headers.cookie ?? '') ?? []
  if (!token || !signature) return null

  return isSigned(keys, token, signature) ? token + signature : null
}

/** The header that gives a browser its device. */
export const deviceCookie = (device: string, isSecure: boolean) =>
  `device=${device}; Path=${API_PREFIX}; Max-Age=${HALF_A_YEAR}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
