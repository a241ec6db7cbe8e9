import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { jpegWithPlace, png, seededBytes } from '../../../testing/files/file-samples.ts'
import { jpegWithoutMetadata } from './jpeg-parts.rules.ts'
import { pngWithoutMetadata } from './png-parts.rules.ts'
import { webpWithoutMetadata } from './webp-parts.rules.ts'

const CANARY = 'CANARY-31.2N-121.4E'

/** A picture of noise: it must not hold a name of a part by chance. */
const noise = (channels: 3 | 4 = 3) =>
  sharp(seededBytes(120 * 80 * channels), { raw: { width: 120, height: 80, channels } })

const withTraces = (picture: Sharp) =>
  picture.withExif({
    IFD0: { Make: CANARY },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 12/1 30/1' },
  })

const pixels = (file: Buffer) => sharp(file).raw().toBuffer()

const JPEG: [string, () => Promise<Buffer>][] = [
  ['baseline', () => withTraces(noise()).jpeg().toBuffer()],
  ['progressive', () => withTraces(noise()).jpeg({ progressive: true }).toBuffer()],
  ['in four inks', () => withTraces(noise().toColourspace('cmyk')).jpeg().toBuffer()],
  ['in grey', () => withTraces(noise().greyscale()).jpeg().toBuffer()],
  [
    'with a profile of its colours',
    () => withTraces(noise()).withIccProfile('p3').jpeg().toBuffer(),
  ],
]

describe('metadata goes, every pixel stays', () => {
  test.each(JPEG)('of a JPEG: %s', async (_name, make) => {
    const original = Buffer.concat([await make(), Buffer.from(`PK\u0003\u0004${CANARY}<script>`)])
    const cleaned = jpegWithoutMetadata(original)!

    expect((await pixels(cleaned)).equals(await pixels(original))).toBe(true)
    expect(cleaned.includes('CANARY')).toBe(false)
    expect(cleaned.subarray(-2).toString('hex')).toBe('ffd9')

    const [before, after] = [await sharp(original).metadata(), await sharp(cleaned).metadata()]

    expect(after.exif).toBeUndefined()
    expect(after.icc?.length).toBe(before.icc?.length)
  })

  test.each([2, 3, 6, 8])(
    'a JPEG of a telephone stays the right way up: %s',
    async (orientation) => {
      const original = await withTraces(noise()).withMetadata({ orientation }).jpeg().toBuffer()
      const cleaned = jpegWithoutMetadata(original)!

      expect(await sharp(cleaned).metadata()).toMatchObject({ orientation, width: 120 })
      expect(cleaned.includes('CANARY')).toBe(false)
      expect((await sharp(cleaned).metadata()).exif).toHaveLength(32)
    },
  )

  test('of a PNG, its texts and what follows it too', async () => {
    const original = Buffer.concat([
      await withTraces(noise(4)).png().toBuffer(),
      Buffer.from(CANARY),
    ])
    const cleaned = pngWithoutMetadata(original)!

    expect((await pixels(cleaned)).equals(await pixels(original))).toBe(true)
    expect(cleaned.includes('CANARY')).toBe(false)
    expect(cleaned.includes('eXIf')).toBe(false)
  })

  test.each([true, false])('of a WebP: lossless %s', async (lossless) => {
    const original = Buffer.concat([
      await withTraces(noise(4)).webp({ lossless }).toBuffer(),
      Buffer.from(CANARY),
    ])

    const cleaned = webpWithoutMetadata(original)!

    expect((await pixels(cleaned)).equals(await pixels(original))).toBe(true)
    expect(cleaned.includes('CANARY')).toBe(false)
    expect((await sharp(cleaned).metadata()).exif).toBeUndefined()
  })
})

describe('what is not whole is refused', () => {
  const kinds: [string, () => Promise<Buffer>, (file: Buffer) => Buffer | null][] = [
    ['JPEG', () => jpegWithPlace(), jpegWithoutMetadata],
    ['PNG', () => png(20), pngWithoutMetadata],
    ['WebP', () => noise().webp().toBuffer(), webpWithoutMetadata],
  ]

  test.each(kinds)('a %s, wherever it is cut', async (_name, make, clean) => {
    const whole = await make()
    expect(clean(whole)).not.toBeNull()
    for (let length = 0; length < whole.length; length += 1)
      expect(clean(whole.subarray(0, length)), String(length)).toBeNull()
  })

  test.each(kinds)(
    'a %s with any byte changed never breaks the reader',
    async (_name, make, clean) => {
      const whole = await make()
      for (let offset = 0; offset < whole.length; offset += Math.ceil(whole.length / 3000)) {
        const changed = Buffer.from(whole)
        for (const value of [0, 0xff, changed[offset]! ^ 0x80]) {
          changed[offset] = value
          const cleaned = clean(changed)
          expect(cleaned === null || cleaned.length <= changed.length + 64).toBe(true)
        }
      }
    },
  )

  test('a promise of 50,000 by 50,000 pixels, in every kind', async () => {
    const jpeg = await jpegWithPlace()
    const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'))

    jpeg.writeUInt16BE(50_000, frame + 5)
    jpeg.writeUInt16BE(50_000, frame + 7)
    expect(jpegWithoutMetadata(jpeg)).toBeNull()

    const webp = await withTraces(noise(4)).webp().toBuffer()

    webp.writeUIntLE(49_999, webp.indexOf('VP8X') + 12, 3)
    webp.writeUIntLE(49_999, webp.indexOf('VP8X') + 15, 3)
    expect(webpWithoutMetadata(webp)).toBeNull()
  })
})
