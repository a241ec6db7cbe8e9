import { createHash, randomBytes } from 'node:crypto'

/** An opaque random token of 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url')
/** A shorter random id for things a stranger could count: captchas, sessions, files (128 bits). */
export const newOpaqueId = () => randomBytes(16).toString('hex')
/** What is stored of a token. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest()
