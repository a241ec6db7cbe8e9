import { createHash, createPublicKey } from 'node:crypto'
import { toMoment } from '@residency/contract/kernel'
import { foldCode, foldName } from '@residency/contract/kernel/fold'
import { dayInChina } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { findByNumber, findRevoked } from './certificate.queries.ts'
import { findPublishedKeys, findSigningKey } from './certificate-keys.ts'
import { signRevocations } from './sign-certificate.ts'

const signedList = async (ctx: Ctx) =>
  signRevocations(await findSigningKey(ctx), ctx.now(), await findRevoked(ctx.db))

/**
 * Every public key and the signed list of what is revoked: what a browser needs to verify
 * certificates by itself.
 */
export async function getPublishedKeys(ctx: Ctx) {
  const keys = (await findPublishedKeys(ctx.db)).map(({ id, publicKey, createdAt, retiredAt }) => ({
    id,
    publicKey,
    from: dayInChina(createdAt),
    until: retiredAt && dayInChina(retiredAt),
  }))

  return { keys, revocations: await signedList(ctx), fetchedAt: toMoment(ctx.now()) }
}

const pemOf = (raw: string) =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw }, format: 'jwk' }).export({
    type: 'spki',
    format: 'pem',
  }) as string

/** Every public key as PEM, each below its id. */
export async function getPublicKeyFile(ctx: Ctx): Promise<Binary> {
  const keys = await findPublishedKeys(ctx.db)
  const body = Buffer.from(keys.map(({ id, publicKey }) => `# ${id}\n${pemOf(publicKey)}`).join(''))
  return { filename: 'certificate-keys.pem', type: 'application/x-pem-file', body }
}

export async function getRevocationFile(ctx: Ctx): Promise<Binary> {
  const body = Buffer.from(JSON.stringify(await signedList(ctx)))
  return { filename: 'certificate-revocations.json', type: 'application/json', body }
}

/** Guesses of one address, and about one number from any address. */
const BY_ADDRESS = { points: 20, duration: 600 }
const BY_NUMBER = { points: 30, duration: 3600 }

/** Answers the same if number, name or day is wrong. */
export async function lookUpCertificate(
  ctx: Ctx,
  { number, name, issuedOn }: { number: string; name: string; issuedOn: string },
) {
  const foldedNumber = foldCode(number)
  await ctx.limits.take('certificate.address', BY_ADDRESS, ctx.client.ip)

  await ctx.limits.take(
    'certificate.number',
    BY_NUMBER,
    createHash('sha256').update(foldedNumber).digest('base64url'),
  )

  const certificate = await findByNumber(ctx.db, foldedNumber)

  const isRight =
    certificate !== undefined &&
    certificate.holder !== null &&
    foldName(certificate.holder) === foldName(name) &&
    certificate.issuedOn === issuedOn

  if (!isRight) return { outcome: 'unknown' as const }

  return { outcome: certificate.revokedOn === null ? ('valid' as const) : ('revoked' as const) }
}
