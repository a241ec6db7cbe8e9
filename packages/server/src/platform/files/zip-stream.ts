import { crc32 } from 'node:zlib'

/** `packed`: the bytes as raw deflate; without it they are stored as they are. */
type Part = { name: string; bytes: Buffer; packed?: Buffer }
const DEFLATED = 8
const UTF8_NAMES = 0x0800
const dosTime = (at: Date) => (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
const dosDay = (at: Date) => ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()

/** What local header and directory say alike of a part. PDFs and pictures are packed already. */
function factsOf({ name, bytes, packed }: Part, at: Date) {
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

/** A zip archive of parts that are read one by one; only the directory is kept in memory. `at`: their time. */
export async function* zipped(parts: AsyncIterable<Part>, at: Date): AsyncGenerator<Buffer> {
  // the format keeps local time
  const local = new Date(at.getTime() + 8 * 3_600_000)
  const directory: Buffer[] = []
  let offset = 0
  for await (const part of parts) {
    const [facts, name] = [factsOf(part, local), Buffer.from(part.name)]
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), facts, rest, name]))
    const head = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, name])
    yield head
    const kept = part.packed ?? part.bytes
    yield kept
    offset += head.length + kept.length
  }
  const size = directory.reduce((sum, one) => sum + one.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  yield Buffer.concat([...directory, end])
}
