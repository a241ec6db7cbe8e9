import { gcm } from '@noble/ciphers/aes.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import {
  FIELD_KEY_INFO,
  looksSealed,
  SEALED_FIELDS,
  sealedBinding,
} from '@residency/contract/kernel'

/*
 * WebCrypto is missing on plain-http intranets, hence a library. A value that cannot be decrypted stays unchanged: it was not sealed for
 * this reader and reveals nothing.
 */
const NONCE = 12
const utf8 = new TextEncoder()
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0))

/** The key of a session, derived from the token without its type. */
const keyOf = (token: string) =>
  hkdf(
    sha256,
    utf8.encode(token.replace(/^Bearer /, '')),
    undefined,
    utf8.encode(FIELD_KEY_INFO),
    32,
  )

function openOne(key: Uint8Array, value: string, binding: string) {
  try {
    const bytes = fromBase64(value)
    const cipher = gcm(key, bytes.subarray(0, NONCE), utf8.encode(binding))
    return new TextDecoder().decode(cipher.decrypt(bytes.subarray(NONCE)))
  } catch {
    return value
  }
}

/**
 * Decrypts every sealed field of a response, at any depth. The nearest `id` above it is part of the
 * binding.
 */
export function openSealed(data: unknown, token: string, userId: number): unknown {
  const key = keyOf(token)

  const walk = (node: unknown, recordId: unknown): unknown => {
    if (Array.isArray(node)) return node.map((item) => walk(item, recordId))
    if (typeof node !== 'object' || node === null) return node

    const own = 'id' in node ? node.id : recordId

    return Object.fromEntries(
      Object.entries(node).map(([name, value]) => [
        name,
        SEALED_FIELDS.has(name) && looksSealed(value)
          ? openOne(key, value, sealedBinding(userId, own, name))
          : walk(value, own),
      ]),
    )
  }

  return walk(data, '')
}
