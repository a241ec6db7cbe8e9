import { hash, randomBytes } from 'node:crypto'

/** An opaque random token of 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/**
 * A shorter random id (128 bits) for captchas, sessions and files, so that ids cannot be
 * enumerated.
 */
export const newOpaqueId = () => randomBytes(16).toString('hex')

/** The stored form of a token. */
export const tokenHash = (token: string) => hash('sha256', token, 'buffer')
