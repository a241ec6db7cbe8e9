import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import {
  FIELD_KEY_INFO,
  normaliseMobile,
  SEALED_FIELDS,
  sealedBinding,
} from '@residency/contract/kernel'
import { foldCode } from '@residency/contract/kernel/fold'
import type { KeyRing, Keys } from './keys.ts'

const seal = (key: Buffer, text: string, binding: string) => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(binding))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

const open = (key: Buffer, sealed: Buffer, binding: string) => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12)).setAAD(
    Buffer.from(binding),
  )
  decipher.setAuthTag(sealed.subarray(-16))

  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString(
    'utf8',
  )
}

const keyOf = (ring: KeyRing, id: string) => {
  const key = ring.keys.get(id)
  if (!key) throw new Error(`the key file has no key ${id}`)

  return key
}

/** The column and row a value is bound to: it decrypts nowhere else. */
export type Cell = { table: string; column: string; row: number | string }
const bindingOf = (cell: Cell) => `${cell.table}|${cell.column}|${cell.row}`

/** What a keyed hash is of: equal texts of different kinds have different hashes. */
type HashKind = 'mobile' | 'idCard' | 'openId' | 'unionId' | 'caseNumber'
export type FieldCrypto = ReturnType<typeof fieldCrypto>

/** Encryption of personal values at rest, AES-256-GCM; stored as `keyId:base64`. */
export function fieldCrypto(keys: Keys) {
  return {
    sealCell: (cell: Cell, value: string | null) =>
      value === null
        ? null
        : `${keys.field.current}:${seal(keyOf(keys.field, keys.field.current), value, bindingOf(cell)).toString('base64')}`,
    openCell: (cell: Cell, stored: string | null) => {
      if (stored === null) return null

      const index = stored.indexOf(':')
      return open(
        keyOf(keys.field, stored.slice(0, index)),
        Buffer.from(stored.slice(index + 1), 'base64'),
        bindingOf(cell),
      )
    },

    /**
     * Keyed hash of a whole value for lookup and uniqueness, prefixed with the key id so that keys
     * can be rotated.
     */
    hashOf: (kind: HashKind, value: string) =>
      `${keys.hash.current}:${createHmac('sha256', keyOf(keys.hash, keys.hash.current)).update(`${kind}|${value}`).digest('base64')}`,

    /** Possible hashes of a value: one per known key. */
    hashesOf: (kind: HashKind, value: string) =>
      [...keys.hash.keys].map(
        ([id, key]) =>
          `${id}:${createHmac('sha256', key).update(`${kind}|${value}`).digest('base64')}`,
      ),
  }
}

/**
 * Possible hashes of a whole number that somebody searches for, as a mobile number and as an
 * identity number; a part of a number has none.
 */
export const hashesOfNumber = (fields: FieldCrypto, words: string): string[] => [
  ...fields.hashesOf('mobile', normaliseMobile(words)),
  ...fields.hashesOf('idCard', foldCode(words).replaceAll('-', '')),
]

const isFull = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !value.includes('*')

/**
 * Seals the personal values of an answer for one session (HKDF-SHA256 of its token), bound to
 * reader, record and field. Returns the ids of records whose full values were included, for the
 * audit log. `leavePlain` names fields the client cannot decrypt.
 */
export function sealAnswer(
  answer: unknown,
  token: string,
  userId: number,
  leavePlain: ReadonlySet<string>,
): (number | string)[] {
  let key: Buffer | undefined
  const revealed = new Set<number | string>()

  const walk = (node: unknown, recordId: unknown) => {
    if (Array.isArray(node)) for (const item of node) walk(item, recordId)
    else if (node !== null && typeof node === 'object') {
      const record = node as Record<string, unknown>
      const id = record.id ?? recordId

      for (const [field, value] of Object.entries(record)) {
        if (SEALED_FIELDS.has(field) && isFull(value)) {
          revealed.add((id ?? '') as number | string)
          if (leavePlain.has(field)) continue

          key ??= Buffer.from(hkdfSync('sha256', token, '', FIELD_KEY_INFO, 32))
          record[field] = seal(key, value, sealedBinding(userId, id, field)).toString('base64')
        } else walk(value, id)
      }
    }
  }

  walk(answer, undefined)

  return [...revealed]
}
