/**
 * The exact bytes of certificates (docs/decisions/0030): built by the server, read by browsers. No
 * cryptography: that is given.
 */

/** What a certificate states of a person. */
export type CertificateFacts = {
  number: string
  name: string
  major: string
  unit: string
  startsOn: string
  endsOn: string
  issuedOn: string
}

/** Something signed: the bytes, by which key, and the signature. */
export type SignedBytes = {
  keyId: string
  bytes: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

export type SignedStatement = SignedBytes & { facts: CertificateFacts; text: string }

/** A published key, raw and base64url as everything here. */
export type PublicKey = { id: string; publicKey: string }
export type SignedList = { payload: string; key: string; signature: string }
export type Revocation = { number: string; on: string }

const LIST_TYPE = 'RC1-revocations'
const MARK = 'RC1'
const STATEMENT_LINE = '%RC1-STATEMENT '
const SIGNATURE_LINE = '%RC1-SIGNATURE '
const SIGNATURE_CHARS = 86
const FIELDS = ['number', 'name', 'major', 'unit', 'startsOn', 'endsOn', 'issuedOn'] as const

export function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)

  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Null for anything that `toBase64Url` would not write: two texts never mean the same bytes. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null

  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(raw, (sign) => sign.charCodeAt(0))

  return toBase64Url(bytes) === text ? bytes : null
}

const encode = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>

const decode = (bytes: Uint8Array) => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The part of a statement that is signed. */
export const statementBody = (keyId: string, facts: CertificateFacts) =>
  `${MARK}.${keyId}.${toBase64Url(encode(FIELDS.map((field) => oneLine(facts[field])).join('\n')))}`

export const statementOf = (body: string, signature: Uint8Array) =>
  `${body}.${toBase64Url(signature)}`

/** A statement as a QR code carries it, also behind the # of an address; null if it is none. */
export function readStatement(scanned: string): SignedStatement | null {
  const text = scanned.slice(scanned.indexOf('#') + 1)
  const [mark, keyId = '', payload = '', sealed = '', ...more] = text.split('.')
  const [content, signature] = [fromBase64Url(payload), fromBase64Url(sealed)]
  if (
    mark !== MARK ||
    !/^[0-9a-f]{8}$/.test(keyId) ||
    !content ||
    signature?.length !== 64 ||
    more.length
  )
    return null

  const values = decode(content)?.split('\n')
  if (values?.length !== FIELDS.length) return null

  const facts = Object.fromEntries(
    FIELDS.map((field, index) => [field, values[index]]),
  ) as CertificateFacts

  return { keyId, bytes: encode(`${MARK}.${keyId}.${payload}`), signature, facts, text }
}

/** What follows the last %%EOF of a drawn PDF, up to the signature, which covers all of it. */
export const pdfTail = (statement: string, keyId: string) =>
  encode(`\n${STATEMENT_LINE}${statement}\n${SIGNATURE_LINE}${keyId} `)

export const signatureChars = (signature: Uint8Array) => encode(toBase64Url(signature))

/**
 * A signed PDF: the signature is its last 86 bytes and covers every byte before them. Null if it is
 * none.
 */
export function readSignedPdf(
  file: Uint8Array,
): (SignedBytes & { statement: SignedStatement }) | null {
  const end = file.length - SIGNATURE_CHARS
  // what is above may be any bytes
  const lines = new TextDecoder('latin1').decode(file.slice(Math.max(0, end - 2000))).split('\n')
  const [last = '', before = ''] = [lines.at(-1), lines.at(-2)]
  const [, keyId, chars] = /^%RC1-SIGNATURE ([0-9a-f]{8}) ([\w-]{86})$/.exec(last) ?? []
  const statement = before.startsWith(STATEMENT_LINE)
    ? readStatement(before.slice(STATEMENT_LINE.length))
    : null
  const signature = chars === undefined ? null : fromBase64Url(chars)
  if (
    keyId === undefined ||
    signature?.length !== 64 ||
    !statement ||
    decode(file.slice(0, 5)) !== '%PDF-'
  )
    return null

  return { keyId, bytes: file.slice(0, end) as Uint8Array<ArrayBuffer>, signature, statement }
}

/** The text of a revocation list that is signed. */
export const listPayload = (issuedAt: string, revoked: readonly Revocation[]) =>
  JSON.stringify({ type: LIST_TYPE, issuedAt, revoked })

export function readList(
  list: SignedList,
): (SignedBytes & { issuedAt: string; revoked: Revocation[] }) | null {
  const signature = fromBase64Url(list.signature)
  if (signature?.length !== 64) return null

  try {
    const { type, issuedAt, revoked } = JSON.parse(list.payload) as {
      type: unknown
      issuedAt: unknown
      revoked: unknown
    }
    if (type !== LIST_TYPE || typeof issuedAt !== 'string' || !Array.isArray(revoked)) return null

    return {
      keyId: list.key,
      bytes: encode(list.payload),
      signature,
      issuedAt,
      revoked: revoked as Revocation[],
    }
  } catch {
    return null
  }
}
