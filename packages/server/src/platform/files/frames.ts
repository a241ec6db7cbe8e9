import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { KeyRing } from '../crypto/keys.ts'
import { piecesOf } from './pieces.ts'

// Encrypted bytes at rest: a header (key id, salt), then frames of 64 kB, each authenticated, so
// that ranges can be read. Each object has its own key (HKDF with its salt), so the frame number is
// a unique nonce; the last frame is marked, so that truncation is detected.
const MAGIC = Buffer.from('RSF1')
const FRAME = 65_536
const TAG = 16
const SALT = 16
const LONGEST_HEADER = MAGIC.length + 1 + 64 + SALT

type Bytes = AsyncIterable<Buffer>

/** Reads a range of an object, cut at its end. */
export type ReadPart = (start: number, end: number) => Bytes

const frameNonce = (index: number) => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 8)

  return nonce
}

const objectKey = (key: Buffer, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', key, salt, 'residency/file/v1', 32))

const aad = (index: number, isLast: boolean) => Buffer.from(`${index}|${isLast ? 'last' : 'more'}`)

/** Length of the header that `seal` currently writes. */
export const headerLength = (ring: KeyRing) =>
  MAGIC.length + 1 + Buffer.byteLength(ring.current) + SALT

/** Plain length of a sealed object of this length. */
export function plainLength(sealedLength: number, header: number) {
  const body = sealedLength - header
  return body - Math.ceil(body / (FRAME + TAG)) * TAG
}

/** Encrypts a stream with the ring's current key. */
export async function* seal(bytes: Bytes, ring: KeyRing): Bytes {
  const salt = randomBytes(SALT)
  const id = Buffer.from(ring.current)

  yield Buffer.concat([MAGIC, Buffer.from([id.length]), id, salt])

  const key = objectKey(ring.keys.get(ring.current)!, salt)

  const sealFrame = (plain: Buffer, index: number, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, frameNonce(index)).setAAD(aad(index, isLast))
    const sealed = cipher.update(plain)

    cipher.final() // always empty for this cipher

    return [sealed, cipher.getAuthTag()]
  }

  let index = 0
  let last: Buffer | undefined

  for await (const piece of piecesOf(bytes, FRAME)) {
    if (last) yield* sealFrame(last, index++, false)
    last = piece
  }

  if (last) yield* sealFrame(last, index, true)
}

async function readHeader(read: ReadPart, ring: KeyRing) {
  const parts: Buffer[] = []
  for await (const part of read(0, LONGEST_HEADER - 1)) parts.push(part)

  const head = Buffer.concat(parts)
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('not a stored file')

  const salt = MAGIC.length + 1 + head[MAGIC.length]!
  const key = ring.keys.get(head.subarray(MAGIC.length + 1, salt).toString())
  if (!key) throw new Error('the key file has no key for this file')

  return { length: salt + SALT, key: objectKey(key, head.subarray(salt, salt + SALT)) }
}

/**
 * Decrypts bytes `start` to `end` (both inclusive) of a sealed object with `size` plain bytes;
 * throws if it was changed or truncated. An object that was sealed again between the reading of its
 * header and its frames is read once more.
 */
export async function* openSealed(
  read: ReadPart,
  size: number,
  range: { start: number; end: number },
  ring: KeyRing,
): Bytes {
  let hasYielded = false

  try {
    for await (const piece of openFrames(read, size, range, ring)) {
      hasYielded = true
      yield piece
    }
  } catch (error) {
    if (hasYielded) throw error

    yield* openFrames(read, size, range, ring)
  }
}

async function* openFrames(
  read: ReadPart,
  size: number,
  range: { start: number; end: number },
  ring: KeyRing,
): Bytes {
  if (size === 0 || range.end < range.start) return

  const header = await readHeader(read, ring)
  const lastFrame = Math.ceil(size / FRAME) - 1
  const from = Math.floor(range.start / FRAME)
  const to = Math.min(Math.floor(range.end / FRAME), lastFrame)
  const lengthOf = (index: number) => (index === lastFrame ? size - index * FRAME : FRAME) + TAG
  const startOf = (index: number) => header.length + index * (FRAME + TAG)
  let index = from

  for await (const sealed of piecesOf(
    read(startOf(from), startOf(to) + lengthOf(to) - 1),
    FRAME + TAG,
  )) {
    if (sealed.length !== lengthOf(index)) throw new Error('a stored file is cut short')

    const decipher = createDecipheriv('aes-256-gcm', header.key, frameNonce(index)).setAAD(
      aad(index, index === lastFrame),
    )

    decipher.setAuthTag(sealed.subarray(-TAG))

    const plain = decipher.update(sealed.subarray(0, -TAG))

    decipher.final() // throws if a byte was changed

    yield plain.subarray(
      Math.max(0, range.start - index * FRAME),
      Math.min(plain.length, range.end + 1 - index * FRAME),
    )

    index += 1
  }

  if (index !== to + 1) throw new Error('a stored file is cut short')
}
