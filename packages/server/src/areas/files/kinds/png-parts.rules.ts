import { crc32 } from 'node:zlib'
import { MAX_PIXELS } from './pixels.rules.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

// chunks needed to display the picture; texts, times and camera metadata are dropped
const KEPT = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'pHYs',
])

/**
 * A PNG with the same pixels, without metadata or trailing data. Null if it is incomplete or claims
 * too many pixels.
 */
export function pngWithoutMetadata(file: Buffer): Buffer | null {
  if (!file.subarray(0, 8).equals(SIGNATURE)) return null

  const kept: Buffer[] = [SIGNATURE]
  let hasPixels = false

  for (let at = 8; at + 12 <= file.length; ) {
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) return null

    const type = file.toString('latin1', at + 4, at + 8)
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null

    if (at === 8) {
      const pixels =
        type === 'IHDR' && end - at === 25
          ? file.readUInt32BE(at + 8) * file.readUInt32BE(at + 12)
          : 0
      if (pixels === 0 || pixels > MAX_PIXELS) return null
    }

    hasPixels ||= type === 'IDAT'

    if (KEPT.has(type)) kept.push(file.subarray(at, end))
    if (type === 'IEND') return hasPixels ? Buffer.concat(kept) : null

    at = end
  }

  return null
}
