import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'
import { HOUR_MS } from '@residency/contract/kernel/day'
import { momentAfter } from '../clock.ts'

/** `packed`: the bytes as raw deflate; without it they are stored as they are. */
type WholePart = { name: string; bytes: Buffer; packed?: Buffer }

/** A part of unknown size, packed while it is read. */
type StreamedPart = { name: string; pieces: AsyncIterable<string> | Iterable<string> }
type Part = WholePart | StreamedPart
const SIZES_FOLLOW = 0x0008
const LEVEL = 3
const DEFLATED = 8
const UTF8_NAMES = 0x0800

const [LOCAL, ENTRY, SIZES] = ['504b0304', '504b01021400', '504b0708'].map((bytes) =>
  Buffer.from(bytes, 'hex'),
) as [Buffer, Buffer, Buffer]

const dosTime = (at: Date) =>
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)

const dosDay = (at: Date) =>
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()

/** What local header and directory both say of a part. PDFs and pictures are packed already. */
function factsOf({ name, bytes, packed }: WholePart, at: Date) {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(UTF8_NAMES, 2)

  if (packed) facts.writeUInt16LE(DEFLATED, 4)

  facts.writeUInt16LE(dosTime(at), 6)
  facts.writeUInt16LE(dosDay(at), 8)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE((packed ?? bytes).length, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(Buffer.byteLength(name), 22)

  return facts
}

/** The end of an entry of the directory: where its part begins. */
function placeOf(offset: number) {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)

  return rest
}

/**
 * What local header and directory say of a part whose sizes are after its bytes; the directory
 * has them too.
 */
function streamedFacts({ name }: StreamedPart, at: Date, sums = { crc: 0, packed: 0, size: 0 }) {
  const facts = factsOf({ name, bytes: Buffer.alloc(0) }, at)
  facts.writeUInt16LE(UTF8_NAMES | SIZES_FOLLOW, 2)
  facts.writeUInt16LE(DEFLATED, 4)
  facts.writeUInt32LE(sums.crc, 10)
  facts.writeUInt32LE(sums.packed, 14)
  facts.writeUInt32LE(sums.size, 18)

  return facts
}

/**
 * The packed bytes of a part, piece by piece: the next one is asked for when the last was packed.
 * Returns its sizes and checksum.
 */
async function* packed(pieces: StreamedPart['pieces']) {
  const sums = { crc: 0, packed: 0, size: 0 }
  const packer = createDeflateRaw({ level: LEVEL })
  const ready: Buffer[] = []

  packer.on('data', (bytes: Buffer) => {
    sums.packed += bytes.length
    ready.push(bytes)
  })

  try {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece)
      sums.size += bytes.length
      sums.crc = crc32(bytes, sums.crc)
      await new Promise<void>((resolve, reject) =>
        packer.write(bytes, (e) => (e ? reject(e) : resolve())),
      )
      yield* ready.splice(0)
    }

    const end = once(packer, 'end')

    packer.end()
    await end
    yield* ready.splice(0)
  } finally {
    packer.destroy()
  }

  return sums
}

/** The record after the directory, which begins at `offset`. */
function endRecord(directory: readonly Buffer[], offset: number): Buffer {
  const size = directory.reduce((sum, entry) => sum + entry.length, 0)
  const end = Buffer.alloc(22)

  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)

  return end
}

/**
 * A zip archive of parts that are read one by one; only the directory is kept in memory. `at`:
 * their time.
 */
export async function* zipped(parts: AsyncIterable<Part>, at: Date): AsyncGenerator<Buffer> {
  // the format keeps local time
  const local = momentAfter(at, 8 * HOUR_MS)
  const directory: Buffer[] = []
  let offset = 0

  for await (const part of parts) {
    if ('pieces' in part) {
      const name = Buffer.from(part.name)
      const head = Buffer.concat([LOCAL, streamedFacts(part, local), name])

      yield head

      const sums = yield* packed(part.pieces)
      const facts = streamedFacts(part, local, sums)

      directory.push(Buffer.concat([ENTRY, facts, placeOf(offset), name]))

      const tail = Buffer.concat([SIZES, facts.subarray(10, 22)])

      yield tail
      offset += head.length + sums.packed + tail.length

      continue
    }

    const [facts, name] = [factsOf(part, local), Buffer.from(part.name)]

    directory.push(Buffer.concat([ENTRY, facts, placeOf(offset), name]))

    const head = Buffer.concat([LOCAL, facts, name])

    yield head

    const content = part.packed ?? part.bytes

    yield content
    offset += head.length + content.length
  }

  yield Buffer.concat([...directory, endRecord(directory, offset)])
}
