import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { KeyRing } from '../crypto/keys.ts'
import { newOpaqueId } from '../crypto/tokens.ts'

declare module '../http/ctx.ts' {
  interface Services {
    blobs: BlobStore
  }
}

const MAGIC = Buffer.from('RSF1')
const FRAME = 65_536
const TAG = 16
const SALT = 16

/** Bytes at rest, encrypted in authenticated frames, so that a range can be read without the rest. Names are opaque. */
export type BlobStore = {
  /** Stores a stream; refuses by throwing BlobTooLarge before more than `maxBytes` are kept. */
  put(bytes: AsyncIterable<Buffer>, maxBytes: number): Promise<{ storedAs: string; size: number; contentHash: string }>
  /** Bytes `start` to `end` (both included); the whole without a range. */
  read(storedAs: string, size: number, range?: { start: number; end: number }): Readable
  remove(storedAs: string): Promise<void>
}
export class BlobTooLarge extends Error {}

const frameNonce = (index: number) => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 8)
  return nonce
}
// A key per file (HKDF with its salt), so the frame's number alone is a fresh nonce; the last frame says that it is the last.
const fileKey = (key: Buffer, salt: Buffer) => Buffer.from(hkdfSync('sha256', key, salt, 'residency/file/v1', 32))
const aad = (index: number, isLast: boolean) => Buffer.from(`${index}|${isLast ? 'last' : 'more'}`)

/** The store in a local folder. */
export function folderStore(folder: string, ring: KeyRing): BlobStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
  const header = (salt: Buffer) => Buffer.concat([MAGIC, Buffer.from([ring.current.length]), Buffer.from(ring.current), salt])

  async function* frames(path: string, size: number, range: { start: number; end: number }) {
    if (size === 0) return
    const file = await open(path, 'r')
    try {
      const head = Buffer.alloc(4 + 1 + 64 + SALT)
      await file.read(head, 0, head.length, 0)
      if (!head.subarray(0, 4).equals(MAGIC)) throw new Error('not a stored file')
      const idLength = head[4]!
      const key = ring.keys.get(head.subarray(5, 5 + idLength).toString())
      if (!key) throw new Error('the key file has no key for this file')
      const start = 5 + idLength + SALT
      const own = fileKey(key, head.subarray(5 + idLength, start))
      const lastFrame = Math.ceil(size / FRAME) - 1
      for (let i = Math.floor(range.start / FRAME); i <= Math.floor(range.end / FRAME); i++) {
        const length = (i === lastFrame ? size - i * FRAME : FRAME) + TAG
        const sealed = Buffer.alloc(length)
        const { bytesRead } = await file.read(sealed, 0, length, start + i * (FRAME + TAG))
        if (bytesRead !== length) throw new Error('a stored file is cut short')
        const decipher = createDecipheriv('aes-256-gcm', own, frameNonce(i)).setAAD(aad(i, i === lastFrame))
        decipher.setAuthTag(sealed.subarray(-TAG))
        const plain = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()])
        yield plain.subarray(Math.max(0, range.start - i * FRAME), Math.min(plain.length, range.end + 1 - i * FRAME))
      }
    } finally {
      await file.close()
    }
  }

  return {
    async put(bytes, maxBytes) {
      const name = newOpaqueId()
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const side = `${path}.part`
      const file = await open(side, 'wx', 0o600)
      try {
        const salt = randomBytes(SALT)
        const ringKey = ring.keys.get(ring.current)!
        const own = fileKey(ringKey, salt)
        const hash = createHmac('sha256', ringKey)
        let size = 0
        let index = 0
        let waiting: Buffer = Buffer.alloc(0)
        const write = async (plain: Buffer, isLast: boolean) => {
          const cipher = createCipheriv('aes-256-gcm', own, frameNonce(index)).setAAD(aad(index, isLast))
          await file.write(Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]))
          index += 1
        }
        await file.write(header(salt))
        for await (const chunk of bytes) {
          size += chunk.length
          if (size > maxBytes) throw new BlobTooLarge()
          hash.update(chunk)
          waiting = waiting.length ? Buffer.concat([waiting, chunk]) : chunk
          for (; waiting.length > FRAME; waiting = waiting.subarray(FRAME)) await write(waiting.subarray(0, FRAME), false)
        }
        if (size > 0) await write(waiting, true)
        await file.sync()
        await file.close()
        await rename(side, path)
        return { storedAs: name, size, contentHash: `${ring.current}:${hash.digest('hex')}` }
      } catch (e) {
        await file.close().catch(() => {})
        await rm(side, { force: true })
        throw e
      }
    },
    read: (storedAs, size, range = { start: 0, end: size - 1 }) => Readable.from(frames(pathOf(storedAs), size, range)),
    remove: async (storedAs) => rm(pathOf(storedAs), { force: true }),
  }
}
