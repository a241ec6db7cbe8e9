import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

let common: Set<string> | undefined

/** Passwords that many people choose; read when the first password is judged. */
const commonPasswords = () =>
  (common ??= new Set(
    (dictionary['passwords-common'] as string[]).map((password) => password.toLowerCase()),
  ))

/** Hash of a chosen password. */
export const hashPassword = (password: string) => hash(password, COST)

let decoy: Promise<string> | undefined

/**
 * Verifies a password. Takes the same time for an unknown account (`stored` null). One-time
 * passwords are random (60 bits) and short-lived, so a keyed fast hash is enough
 * (docs/decisions/0004).
 */
export async function passwordFits(
  stored: string | null,
  typed: string,
  oneTimeKey: Buffer,
): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')

  const isOneTime = stored?.startsWith('otp1$') ?? false
  const slow = await verify(stored === null || isOneTime ? await decoy : stored, typed)
  if (!isOneTime) return stored !== null && slow

  const a = Buffer.from(stored as string)
  const b = Buffer.from(hashOneTime(typed, oneTimeKey))

  return a.length === b.length && timingSafeEqual(a, b)
}

// 33 signs nobody confuses; 12 of them are 60 bits
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789AB'

/** A random one-time password, shown once to the person who created the account. */
export const newOneTimePassword = () =>
  Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

export const hashOneTime = (password: string, key: Buffer) =>
  `otp1$${createHmac('sha256', key).update(password).digest('base64')}`

export type PasswordFault = 'short' | 'weak' | 'classes'

/**
 * What is wrong with a new password; `own` are words an attacker would try first (the username).
 */
export function faultOfPassword(
  password: string,
  own: readonly string[],
  wantsClasses: boolean,
): PasswordFault | null {
  const length = [...password].length
  if (length < 8) return 'short'

  const low = password.toLowerCase()
  if (
    commonPasswords().has(low) ||
    /^(.)\1*$/.test(low) ||
    own.some((word) => word.length >= 4 && low.includes(word.toLowerCase()))
  )
    return 'weak'

  const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((c) => c.test(password)).length

  return wantsClasses && classes < 3 ? 'classes' : null
}
