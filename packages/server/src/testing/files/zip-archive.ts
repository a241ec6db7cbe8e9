import { crc32, deflateRawSync } from 'node:zlib'

type Claims = Record<string, number>

/** A zip archive of the given parts; `claims` is an inflated size other than the true one. */
export function zipArchive(parts: Record<string, string | Buffer>, claims: Claims = {}): Buffer {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0

  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const fields = Buffer.alloc(26)

    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claims[name] ?? bytes.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)

    const rest = Buffer.alloc(14)

    rest.writeUInt32LE(at, 10)
    directory.push(
      Buffer.concat([Buffer.from('504b01021400', 'hex'), fields, rest, Buffer.from(name)]),
    )
    locals.push(Buffer.concat([Buffer.from('504b0304', 'hex'), fields, Buffer.from(name), packed]))
    at += locals.at(-1)!.length
  }

  const end = Buffer.alloc(22)

  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)

  return Buffer.concat([...locals, ...directory, end])
}
