import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/**
 * What the callback and WeChat share: the token signs, the AES key (EncodingAESKey, 43 characters)
 * encrypts; null: plain mode.
 */
export type CallbackSecrets = { token: string; appId: string; aesKey: Buffer | null }

/** WeChat pads to 32 bytes, although the blocks of AES have 16. */
const BLOCK = 32
const RANDOM = 16
const HEAD = RANDOM + 4

export const aesKeyOf = (encodingKey: string) => Buffer.from(`${encodingKey}=`, 'base64')

/**
 * SHA-1 over the sorted parts, in hexadecimal: the signature of an address (token, timestamp,
 * nonce) or of a message (and its ciphertext).
 */
export const signatureOf = (...parts: string[]) =>
  createHash('sha1').update(parts.sort().join('')).digest('hex')

/** Compares in constant time, texts of any length. */
export function isSame(actual: string | Buffer, expected: string | Buffer): boolean {
  const [a, b] = [actual, expected].map((one) => createHash('sha256').update(one).digest()) as [
    Buffer,
    Buffer,
  ]

  return timingSafeEqual(a, b)
}

/**
 * The message in a ciphertext: 16 random bytes, length, message, app id, padding. Null if any of it
 * is not as WeChat writes it.
 */
export function decrypt({ aesKey, appId }: CallbackSecrets, encrypted: string): string | null {
  if (!aesKey || !/^[A-Za-z0-9+/]+={0,2}$/.test(encrypted)) return null
  try {
    const cipher = createDecipheriv('aes-256-cbc', aesKey, aesKey.subarray(0, 16)).setAutoPadding(
      false,
    )
    const padded = Buffer.concat([cipher.update(Buffer.from(encrypted, 'base64')), cipher.final()])
    const pad = padded.at(-1) ?? 0
    if (
      pad < 1 ||
      pad > BLOCK ||
      pad > padded.length ||
      !padded.subarray(-pad).every((byte) => byte === pad)
    )
      return null

    const whole = padded.subarray(0, padded.length - pad)
    if (whole.length < HEAD) return null

    const end = HEAD + whole.readUInt32BE(RANDOM)
    if (end > whole.length || !isSame(whole.subarray(end), Buffer.from(appId))) return null

    return new TextDecoder('utf-8', { fatal: true }).decode(whole.subarray(HEAD, end))
  } catch {
    return null
  }
}

/** The other direction, for an answer. `appId` of the secrets names the sender. */
export function encrypt(
  { aesKey, appId }: CallbackSecrets & { aesKey: Buffer },
  message: string,
): string {
  const text = Buffer.from(message)
  const length = Buffer.alloc(4)

  length.writeUInt32BE(text.length)

  const whole = Buffer.concat([randomBytes(RANDOM), length, text, Buffer.from(appId)])
  const pad = BLOCK - (whole.length % BLOCK)
  const cipher = createCipheriv('aes-256-cbc', aesKey, aesKey.subarray(0, 16)).setAutoPadding(false)

  return Buffer.concat([
    cipher.update(Buffer.concat([whole, Buffer.alloc(pad, pad)])),
    cipher.final(),
  ]).toString('base64')
}
