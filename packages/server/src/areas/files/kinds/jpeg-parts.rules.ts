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
  const u16 = (offset: number) => {
    if (offset + 2 > tiff.length) return 0

    return isLittle ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset)
  }

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

const isPixelData = (marker: number, body: Buffer) => {
  if (marker === APP2) return body.toString('latin1', 0, 12) === 'ICC_PROFILE\u0000'
  if (marker === APP0) return body.toString('latin1', 0, 5) === 'JFIF\u0000'

  return marker === APP14 || ((marker < APP0 || marker > 0xef) && marker !== COM)
}

/** The end of the entropy-coded data that begins at `offset`: the next marker outside it. */
function endOfScan(file: Buffer, offset: number): number {
  for (
    let next = file.indexOf(0xff, offset);
    next >= 0 && next + 1 < file.length;
    next = file.indexOf(0xff, next + 1)
  ) {
    const marker = file[next + 1]!
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return next
  }

  return -1
}

type Segment = { marker: number; body: Buffer; bytes: Buffer; end: number }

/** The segment that begins at `offset`, with the scan data behind it; null if it is incomplete. */
function segmentAt(file: Buffer, offset: number): Segment | null {
  if (offset + 4 > file.length) return null

  const marker = file[offset + 1]!
  const bodyEnd = offset + 2 + file.readUInt16BE(offset + 2)
  if (bodyEnd < offset + 4 || bodyEnd > file.length) return null

  const end = marker === SOS ? endOfScan(file, bodyEnd) : bodyEnd
  if (end < 0) return null

  return {
    marker,
    body: file.subarray(offset + 4, bodyEnd),
    bytes: file.subarray(offset, end),
    end,
  }
}

/** All segments between the first marker and the end marker; null if the file is incomplete. */
function segmentsOf(file: Buffer): Segment[] | null {
  if (file.length < 4 || file[0] !== 0xff || file[1] !== SOI) return null

  const segments: Segment[] = []
  let offset = 2

  while (offset + 2 <= file.length) {
    if (file[offset] !== 0xff) return null

    const marker = file[offset + 1]!
    if (marker === EOI) return segments

    if (marker === 0xff) offset += 1
    else {
      const segment = segmentAt(file, offset)
      if (!segment) return null

      segments.push(segment)
      offset = segment.end
    }
  }

  return null
}

function pixelsOf({ body }: Segment): number {
  return body.length < 6 ? 0 : body.readUInt16BE(1) * body.readUInt16BE(3)
}

/**
 * The same JPEG pixels without metadata (location, camera, previews, comments) or trailing data;
 * only the orientation stays. Null if it is incomplete or claims too many pixels.
 */
export function jpegWithoutMetadata(file: Buffer): Buffer | null {
  const segments = segmentsOf(file)
  if (!segments) return null

  const [frame, ...moreFrames] = segments.filter(({ marker }) => isFrame(marker))
  const pixels = frame ? pixelsOf(frame) : 0
  if (pixels === 0 || pixels > MAX_PIXELS || moreFrames.length > 0) return null
  if (!segments.some(({ marker }) => marker === SOS)) return null

  const orientations = segments
    .filter(({ marker }) => marker === APP1)
    .map(({ body }) => orientationIn(body))
  const orientation = Math.max(1, ...orientations)
  const parts = segments
    .filter(({ marker, body }) => isPixelData(marker, body))
    .map(({ bytes }) => bytes)

  return Buffer.concat([
    file.subarray(0, 2),
    ...(orientation > 1 ? [onlyOrientation(orientation)] : []),
    ...parts,
    Buffer.from([0xff, EOI]),
  ])
}
