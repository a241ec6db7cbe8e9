import { MAX_PIXELS } from './pixels.rules.ts'

const KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM', 'ANMF'])
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

/**
 * A WebP with the same pixels, without metadata or trailing data. Null if it is incomplete or
 * claims too many pixels.
 */
export function webpWithoutMetadata(file: Buffer): Buffer | null {
  if (
    file.length < 20 ||
    file.toString('latin1', 0, 4) !== 'RIFF' ||
    file.toString('latin1', 8, 12) !== 'WEBP'
  )
    return null

  const whole = 8 + file.readUInt32LE(4)
  if (whole > file.length) return null

  const kept: Buffer[] = []
  let hasPixels = false

  for (let at = 12; at + 8 <= whole; ) {
    const type = file.toString('latin1', at, at + 4)
    const end = at + 8 + file.readUInt32LE(at + 4)
    if (end > whole) return null

    const part = Buffer.from(file.subarray(at, Math.min(end + (end & 1), whole)))
    const pixels = pixelsOf(type, part.subarray(8))
    if (pixels !== undefined && (pixels === 0 || pixels > MAX_PIXELS)) return null

    hasPixels ||= type === 'VP8 ' || type === 'VP8L' || type === 'ANMF'

    if (type === 'VP8X') part[8]! &= ~(HAS_EXIF | HAS_XMP)
    if (KEPT.has(type)) kept.push(part)

    at = end + (end & 1)
  }

  const head = Buffer.from(file.subarray(0, 12))

  head.writeUInt32LE(4 + kept.reduce((sum, part) => sum + part.length, 0), 4)

  return hasPixels ? Buffer.concat([head, ...kept]) : null
}
