import { gcm } from '@noble/ciphers/aes.js'

/*
 * Unsent edits are stored in the browser encrypted (AES-256-GCM) with a key that the server gives to their owner. WebCrypto is missing on
 * plain-http intranets, hence a library.
 */
export const NONCE_BYTES = 12
const utf8 = new TextEncoder()

const toBase64 = (bytes: Uint8Array) => {
  let text = ''
  for (let index = 0; index < bytes.length; index += 8192)
    text += String.fromCharCode(...bytes.subarray(index, index + 8192))

  return btoa(text)
}

export const fromBase64 = (text: string) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0))

/** Encrypts a draft; `binding` names owner and record, `nonce` is new each time. */
export function sealDraft(
  key: Uint8Array,
  binding: string,
  content: unknown,
  nonce: Uint8Array,
): string {
  const sealed = gcm(key, nonce, utf8.encode(binding)).encrypt(utf8.encode(JSON.stringify(content)))
  const whole = new Uint8Array(nonce.length + sealed.length)

  whole.set(nonce)
  whole.set(sealed, nonce.length)

  return toBase64(whole)
}

/** Decrypts a draft; null if key or binding do not match. */
export function openDraft(key: Uint8Array, binding: string, sealed: string): unknown {
  try {
    const bytes = fromBase64(sealed)
    const opened = gcm(key, bytes.subarray(0, NONCE_BYTES), utf8.encode(binding)).decrypt(
      bytes.subarray(NONCE_BYTES),
    )

    return JSON.parse(new TextDecoder().decode(opened))
  } catch {
    return null
  }
}
