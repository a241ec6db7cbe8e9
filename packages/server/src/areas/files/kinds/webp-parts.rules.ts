import { MAX_PIXELS } from './pixels.rules.ts'

const STORED_CHUNKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM', 'ANMF'])
const PIXELS = new Set(['VP8 ', 'VP8L', 'ANMF'])
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04]

/** The pixel count a WebP chunk claims; undefined for chunks without one. */
function pixelsOf(type: string, body: Buffer): number | undefined {
  if (type === 'VP8X')
    return body.length < 10 ? 0 : (body.readUIntLE(4, 3) + 1) * (body.readUIntLE(7, 3) + 1)
  if (type === 'VP8 ')
    return body.length < 10 ? 0 : (body.readUInt16LE(6) & 0x3fff) * (body.readUInt16LE(8) & 0x3fff)
  if (type !== 'VP8L') return undefined

  const bits = body.length < 5 ? 0 : body.readUInt32LE(1)

  return body[0] === 0x2f ? ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1) : 0
}

type Chunk = { type: string; bytes: Buffer }

/** The chunks of a WebP, each with its header and padding; null if the file is incomplete. */
function chunksOf(file: Buffer): Chunk[] | null {
  if (
    file.length < 20 ||
    file.toString('latin1', 0, 4) !== 'RIFF' ||
    file.toString('latin1', 8, 12) !== 'WEBP'
  )
    return null

  const whole = 8 + file.readUInt32LE(4)
  if (whole > file.length) return null

  const chunks: Chunk[] = []

  for (let offset = 12; offset + 8 <= whole; ) {
    const end = offset + 8 + file.readUInt32LE(offset + 4)
    if (end > whole) return null

    const next = end + (end & 1)

    chunks.push({
      type: file.toString('latin1', offset, offset + 4),
      bytes: Buffer.from(file.subarray(offset, Math.min(next, whole))),
    })

    offset = next
  }

  return chunks
}

function hasWrongSize(type: string, bytes: Buffer): boolean {
  const pixels = pixelsOf(type, bytes.subarray(8))
  return pixels !== undefined && (pixels === 0 || pixels > MAX_PIXELS)
}

/** A chunk that no longer announces metadata. */
function withoutFlags({ type, bytes }: Chunk): Buffer {
  if (type === 'VP8X') bytes[8]! &= ~(HAS_EXIF | HAS_XMP)

  return bytes
}

/**
 * A WebP with the same pixels, without metadata or trailing data. Null if it is incomplete or
 * claims too many pixels.
 */
export function webpWithoutMetadata(file: Buffer): Buffer | null {
  const chunks = chunksOf(file)
  if (!chunks || chunks.some(({ type, bytes }) => hasWrongSize(type, bytes))) return null
  if (!chunks.some(({ type }) => PIXELS.has(type))) return null

  const parts = chunks.filter(({ type }) => STORED_CHUNKS.has(type)).map(withoutFlags)
  const head = Buffer.from(file.subarray(0, 12))

  head.writeUInt32LE(4 + parts.reduce((sum, part) => sum + part.length, 0), 4)

  return Buffer.concat([head, ...parts])
}
