import { crc32, createInflateRaw } from 'node:zlib'

export type ZipLimits = { maxParts: number; maxInflated: number }
/** One part of an in-memory zip archive, not inflated yet. `inflated` is the size its directory declares, and is enforced. */
export type ZipPart = { name: string; packed: Buffer; method: number; inflated: number; crc: number }

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const IS_ENCRYPTED = 1
const CHUNK = 64 * 1024

const broken = (why: string) => new Error(`zip: ${why}`)

function endOfDirectory(file: Buffer) {
  const first = Math.max(0, file.length - 22 - 65_535)
  for (let at = file.length - 22; at >= first; at--)
    if (file.readUInt32LE(at) === END && at + 22 + file.readUInt16LE(at + 20) === file.length) return at
  throw broken('no directory')
}

function packedBytes(file: Buffer, at: number, size: number) {
  if (at + 30 > file.length || file.readUInt32LE(at) !== LOCAL) throw broken('a part is not where the directory says')
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  if (start + size > file.length) throw broken('a part is cut off')
  return file.subarray(start, start + size)
}

/**
 * The parts of a zip archive by name, read from its central directory before anything is inflated. Throws an Error for anything
 * that is not a zip, encrypted, zip64 (not needed at this size), ambiguous, or too large when inflated.
 */
export function readZipParts(file: Buffer, limits: ZipLimits): Map<string, ZipPart> {
  if (file.length < 22) throw broken('too short')
  const end = endOfDirectory(file)
  const count = file.readUInt16LE(end + 10)
  if (count > limits.maxParts) throw broken('too many parts')
  const parts = new Map<string, ZipPart>()
  let at = file.readUInt32LE(end + 16)
  let total = 0
  for (let i = 0; i < count; i++) {
    if (at + 46 > end || file.readUInt32LE(at) !== ENTRY) throw broken('the directory is damaged')
    const [flags, method, crc] = [file.readUInt16LE(at + 8), file.readUInt16LE(at + 10), file.readUInt32LE(at + 16)]
    const [packed, inflated] = [file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)]
    const [nameLength, more] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)]
    const name = file
      .toString('utf8', at + 46, at + 46 + nameLength)
      .replaceAll('\\', '/')
      .replace(/^\/+/, '')
    if (flags & IS_ENCRYPTED || (method !== 0 && method !== 8)) throw broken('a part is encrypted or packed in an unknown way')
    total += inflated
    if (total > limits.maxInflated) throw broken('too large when inflated')
    if (parts.has(name)) throw broken('two parts have one name')
    parts.set(name, { name, packed: packedBytes(file, file.readUInt32LE(at + 42), packed), method, inflated, crc })
    at += 46 + nameLength + more
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
  if (part.method === 0) for (let at = 0; at < part.packed.length; at += CHUNK) yield checked(part.packed.subarray(at, at + CHUNK))
  else {
    const inflater = createInflateRaw({ chunkSize: CHUNK })
    inflater.end(part.packed)
    for await (const chunk of inflater) yield checked(chunk as Buffer)
  }
  if (size !== part.inflated || sum !== part.crc) throw broken('a part is damaged')
}
