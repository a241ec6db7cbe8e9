import {
  type CertificateFacts,
  fromBase64Url,
  type PublicKey,
  type Revocation,
  readList,
  readSignedPdf,
  readStatement,
  type SignedBytes,
  type SignedList,
  type SignedStatement,
} from './certificate-format.public.ts'

/** Ed25519 of wherever this runs. */
export type VerifyEd25519 = (
  publicKey: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
) => Promise<boolean>

/** What the hospital publishes: every key, and the signed list of revoked certificates. */
export type KeyPublication = { keys: readonly PublicKey[]; revocations: SignedList }

export type CertificateVerdict =
  | { outcome: 'valid'; facts: CertificateFacts; listedAt: string }
  | { outcome: 'revoked'; facts: CertificateFacts; revokedOn: string }
  | { outcome: 'invalid'; why: 'format' | 'key' | 'signature' | 'list' }

async function isSignedBy(
  signed: SignedBytes,
  keys: readonly PublicKey[],
  verify: VerifyEd25519,
): Promise<'yes' | 'key' | 'signature'> {
  const key = keys.find(({ id }) => id === signed.keyId)
  const raw = key && fromBase64Url(key.publicKey)
  if (!raw) return 'key'

  return (await verify(raw, signed.bytes, signed.signature).catch(() => false))
    ? 'yes'
    : 'signature'
}

/** The revoked numbers of a list that the hospital has signed; null for any other. */
export async function readRevocations(
  { keys, revocations }: KeyPublication,
  verify: VerifyEd25519,
): Promise<{ issuedAt: string; revoked: readonly Revocation[] } | null> {
  const list = readList(revocations)
  return list && (await isSignedBy(list, keys, verify)) === 'yes' ? list : null
}

async function judge(
  statement: SignedStatement,
  published: KeyPublication,
  verify: VerifyEd25519,
): Promise<CertificateVerdict> {
  const signed = await isSignedBy(statement, published.keys, verify)
  if (signed !== 'yes') return { outcome: 'invalid', why: signed }

  const list = await readRevocations(published, verify)
  if (!list) return { outcome: 'invalid', why: 'list' }

  const { facts } = statement
  const entry = list.revoked.find(({ number }) => number === facts.number)

  return entry
    ? { outcome: 'revoked', facts, revokedOn: entry.on }
    : { outcome: 'valid', facts, listedAt: list.issuedAt }
}

/** Judges the text of a QR code. */
export async function judgeStatement(
  scanned: string,
  published: KeyPublication,
  verify: VerifyEd25519,
): Promise<CertificateVerdict> {
  const statement = readStatement(scanned.trim())
  return statement ? judge(statement, published, verify) : { outcome: 'invalid', why: 'format' }
}

/** Judges the bytes of a PDF: its own signature, then that of the statement it carries. */
export async function judgePdf(
  file: Uint8Array,
  published: KeyPublication,
  verify: VerifyEd25519,
): Promise<CertificateVerdict> {
  const pdf = readSignedPdf(file)
  if (!pdf) return { outcome: 'invalid', why: 'format' }

  const signed = await isSignedBy(pdf, published.keys, verify)

  return signed === 'yes'
    ? judge(pdf.statement, published, verify)
    : { outcome: 'invalid', why: signed }
}
