import { crc32 } from 'node:zlib'
import { MAX_PIXELS } from './pixels.rules.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

// chunks needed to display the picture; texts, times and camera metadata are dropped
const STORED_CHUNKS = new Set([
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

  const chunks: Buffer[] = [SIGNATURE]
  let hasPixels = false

  for (let offset = 8; offset + 12 <= file.length; ) {
    const end = offset + 12 + file.readUInt32BE(offset)
    if (end > file.length) return null

    const type = file.toString('latin1', offset + 4, offset + 8)
    if (crc32(file.subarray(offset + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null

    if (offset === 8) {
      const pixels =
        type === 'IHDR' && end - offset === 25
          ? file.readUInt32BE(offset + 8) * file.readUInt32BE(offset + 12)
          : 0
      if (pixels === 0 || pixels > MAX_PIXELS) return null
    }

    hasPixels ||= type === 'IDAT'

    if (STORED_CHUNKS.has(type)) chunks.push(file.subarray(offset, end))
    if (type === 'IEND') return hasPixels ? Buffer.concat(chunks) : null

    offset = end
  }

  return null
}
