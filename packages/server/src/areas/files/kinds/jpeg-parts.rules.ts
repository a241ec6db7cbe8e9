import { MAX_PIXELS } from './pixels.rules.ts'

const [SOI, EOI, SOS, APP0, APP1, APP2, APP14, COM] = [
  0xd8, 0xd9, 0xda, 0xe0, 0xe1, 0xe2, 0xee, 0xfe,
]

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** The orientation in the camera's metadata: 1 to 8, default 1. */
function orientationIn(app1: Buffer): number {
  if (app1.toString('latin1', 0, 6) !== 'Exif\u0000\u0000' || app1.length < 16) return 1

  const tiff = app1.subarray(6)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const u16 = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)

  for (let i = 0; i < Math.min(u16(first), 200); i++) {
    const entry = first + 2 + i * 12
    if (u16(entry) === 0x0112)
      return u16(entry + 8) >= 1 && u16(entry + 8) <= 8 ? u16(entry + 8) : 1
  }

  return 1
}

/** Metadata with only the orientation. */
function onlyOrientation(orientation: number): Buffer {
  const app1 = Buffer.from(
    'ffe1002245786966000049492a0008000000010012010300010000000000000000000000',
    'hex',
  )

  app1.writeUInt16LE(orientation, 28)

  return app1
}

const isKept = (marker: number, body: Buffer) => {
  if (marker === APP2) return body.toString('latin1', 0, 12) === 'ICC_PROFILE\u0000'
  if (marker === APP0) return body.toString('latin1', 0, 5) === 'JFIF\u0000'

  return marker === APP14 || ((marker < APP0 || marker > 0xef) && marker !== COM)
}

/** The end of the entropy-coded data that begins at `at`: the next marker outside it. */
function endOfScan(file: Buffer, at: number): number {
  for (
    let next = file.indexOf(0xff, at);
    next >= 0 && next + 1 < file.length;
    next = file.indexOf(0xff, next + 1)
  ) {
    const marker = file[next + 1]!
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return next
  }

  return -1
}

/**
 * The same JPEG pixels without metadata (location, camera, previews, comments) or trailing data;
 * only the orientation is kept. Null if it is incomplete or claims too many pixels.
 */
export function jpegWithoutMetadata(file: Buffer): Buffer | null {
  if (file.length < 4 || file[0] !== 0xff || file[1] !== SOI) return null

  const kept: Buffer[] = [file.subarray(0, 2)]
  let [at, frames, scans, orientation] = [2, 0, 0, 1]

  while (at + 2 <= file.length) {
    if (file[at] !== 0xff) return null

    const marker = file[at + 1]!

    if (marker === 0xff) at += 1
    else if (marker === EOI) {
      if (frames === 0 || scans === 0) return null
      if (orientation > 1) kept.splice(1, 0, onlyOrientation(orientation))

      return Buffer.concat([...kept, file.subarray(at, at + 2)])
    } else {
      if (at + 4 > file.length) return null

      const end = at + 2 + file.readUInt16BE(at + 2)
      if (end < at + 4 || end > file.length) return null

      const body = file.subarray(at + 4, end)

      if (isFrame(marker)) {
        const pixels = body.length < 6 ? 0 : body.readUInt16BE(1) * body.readUInt16BE(3)
        if (++frames > 1 || pixels === 0 || pixels > MAX_PIXELS) return null
      }

      if (marker === APP1) orientation = Math.max(orientation, orientationIn(body))

      const until = marker === SOS ? endOfScan(file, end) : end
      if (until < 0) return null
      if (marker === SOS) scans += 1
      if (isKept(marker, body)) kept.push(file.subarray(at, until))

      at = until
    }
  }

  return null
}
