import { sign } from 'node:crypto'
import {
  type CertificateFacts,
  listPayload,
  pdfTail,
  type Revocation,
  type SignedList,
  signatureChars,
  statementBody,
  statementOf,
  toBase64Url,
} from '@residency/contract/areas/students/completion/certificate-format.public'
import { toMoment } from '@residency/contract/kernel'
import type { SigningKey } from './certificate-keys.ts'

const signed = (key: SigningKey, bytes: Uint8Array) =>
  new Uint8Array(sign(null, bytes, key.privateKey))

/** The statement that a QR code carries. */
export function signStatement(key: SigningKey, facts: CertificateFacts): string {
  const body = statementBody(key.id, facts)
  return statementOf(body, signed(key, Buffer.from(body)))
}

/** Adds statement and signature behind a drawn PDF; the signature covers all bytes before it. */
export function signPdf(key: SigningKey, drawn: Buffer, statement: string): Buffer {
  const bytes = Buffer.concat([drawn, pdfTail(statement, key.id)])
  return Buffer.concat([bytes, signatureChars(signed(key, bytes))])
}

/** The list of revoked numbers, as it is published. */
export function signRevocations(
  key: SigningKey,
  issuedAt: Date,
  revoked: readonly Revocation[],
): SignedList {
  const payload = listPayload(toMoment(issuedAt), revoked)
  return { payload, key: key.id, signature: toBase64Url(signed(key, Buffer.from(payload))) }
}
