import { createCipheriv } from 'node:crypto'

/**
 * Noise that is the same in every run: where chance could make it mean something, a test must not
 * depend on it.
 */
export const seededBytes = (length: number) =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16, 'noise of the tests'), Buffer.alloc(16)).update(
    Buffer.alloc(length),
  )
