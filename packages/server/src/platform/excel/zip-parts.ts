import { crc32, createInflateRaw } from 'node:zlib'

export type ZipLimits = { maxParts: number; maxInflated: number }

/**
 * One part of an in-memory zip archive, not inflated yet. `inflated` is the size its directory
 * declares, and is enforced.
 */
export type ZipPart = {
  name: string
  packed: Buffer
  method: number
  inflated: number
  crc: number
}

const END = 0x06054b50
const END64 = 0x06064b50
const LOCATOR64 = 0x07064b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const IS_ENCRYPTED = 1
const CHUNK = 64 * 1024
// written where the value is in the fields of zip64
const IN_ZIP64 = 0xffffffff
const ZIP64 = 0x0001

const broken = (why: string) => new Error(`zip: ${why}`)

function endOfDirectory(file: Buffer) {
  const first = Math.max(0, file.length - 22 - 65_535)
  for (let at = file.length - 22; at >= first; at--)
    if (file.readUInt32LE(at) === END && at + 22 + file.readUInt16LE(at + 20) === file.length)
      return at

  throw broken('no directory')
}

/** How many entries the directory has, and where it begins. */
function directoryOf(file: Buffer, end: number) {
  const [count, start] = [file.readUInt16LE(end + 10), file.readUInt32LE(end + 16)]
  const locator = end - 20
  if (
    (count !== 0xffff && start !== IN_ZIP64) ||
    locator < 0 ||
    file.readUInt32LE(locator) !== LOCATOR64
  )
    return { count, start }

  const end64 = Number(file.readBigUInt64LE(locator + 8))
  if (file.readUInt32LE(end64) !== END64) throw broken('the directory is damaged')

  return {
    count: Number(file.readBigUInt64LE(end64 + 32)),
    start: Number(file.readBigUInt64LE(end64 + 48)),
  }
}

function packedBytes(file: Buffer, at: number, size: number) {
  if (at + 30 > file.length || file.readUInt32LE(at) !== LOCAL)
    throw broken('a part is not where the directory says')

  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  if (start + size > file.length) throw broken('a part is cut off')

  return file.subarray(start, start + size)
}

/**
 * Sizes and place of an entry. Some programs write them in the fields of zip64 even for small
 * files.
 */
function sizesOf(file: Buffer, at: number, nameLength: number, moreLength: number) {
  const fields = [
    file.readUInt32LE(at + 24),
    file.readUInt32LE(at + 20),
    file.readUInt32LE(at + 42),
  ] as [number, number, number]

  const end = at + 46 + nameLength + moreLength

  for (
    let field = at + 46 + nameLength;
    field + 4 <= end;
    field += 4 + file.readUInt16LE(field + 2)
  ) {
    if (file.readUInt16LE(field) !== ZIP64) continue

    let place = field + 4

    for (const [i, value] of fields.entries()) {
      if (value !== IN_ZIP64) continue

      fields[i] = Number(file.readBigUInt64LE(place))
      place += 8
    }

    break
  }

  const [inflated, packed, start] = fields

  return { inflated, packed, start }
}

/** The part that the entry at `at` describes, and the size of the entry. */
function entryAt(file: Buffer, at: number, end: number): { part: ZipPart; size: number } {
  if (at + 46 > end || file.readUInt32LE(at) !== ENTRY) throw broken('the directory is damaged')

  const [flags, method, crc] = [
    file.readUInt16LE(at + 8),
    file.readUInt16LE(at + 10),
    file.readUInt32LE(at + 16),
  ]

  const [nameLength, moreLength, noteLength] = [28, 30, 32].map((field) =>
    file.readUInt16LE(at + field),
  ) as [number, number, number]
  const { inflated, packed, start } = sizesOf(file, at, nameLength, moreLength)

  const name = file
    .toString('utf8', at + 46, at + 46 + nameLength)
    .replaceAll('\\', '/')
    .replace(/^\/+/, '')

  if (flags & IS_ENCRYPTED || (method !== 0 && method !== 8))
    throw broken('a part is encrypted or packed in an unknown way')

  return {
    part: { name, packed: packedBytes(file, start, packed), method, inflated, crc },
    size: 46 + nameLength + moreLength + noteLength,
  }
}

/**
 * The parts of a zip archive by name, read from its central directory before anything is inflated.
 * Throws an Error for anything that is not a zip, encrypted, ambiguous, or too large when inflated.
 */
export function readZipParts(file: Buffer, limits: ZipLimits): Map<string, ZipPart> {
  if (file.length < 22) throw broken('too short')

  const end = endOfDirectory(file)
  const { count, start: first } = directoryOf(file, end)
  if (count > limits.maxParts) throw broken('too many parts')

  const parts = new Map<string, ZipPart>()
  let at = first
  let total = 0

  for (let i = 0; i < count; i++) {
    const { part, size } = entryAt(file, at, end)

    total += part.inflated
    if (total > limits.maxInflated) throw broken('too large when inflated')
    if (parts.has(part.name)) throw broken('two parts have one name')

    parts.set(part.name, part)
    at += size
  }

  return parts
}

/** The bytes of a part in chunks; throws an Error if size or checksum differ from the directory. */
export async function* inflatePart(part: ZipPart): AsyncGenerator<Buffer> {
  let size = 0
  let sum = 0

  const checked = (chunk: Buffer) => {
    size += chunk.length
    if (size > part.inflated) throw broken('a part is larger than its directory says')

    sum = crc32(chunk, sum)

    return chunk
  }

  if (part.method === 0)
    for (let at = 0; at < part.packed.length; at += CHUNK)
      yield checked(part.packed.subarray(at, at + CHUNK))
  else {
    const inflater = createInflateRaw({ chunkSize: CHUNK })
    inflater.end(part.packed)
    for await (const chunk of inflater) yield checked(chunk as Buffer)
  }

  if (size !== part.inflated || sum !== part.crc) throw broken('a part is damaged')
}
