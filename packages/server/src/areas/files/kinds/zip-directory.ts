const END = 0x06054b50
const ENTRY = 0x02014b50
const MAX_END = 22 + 65_535

/** The length of a file's end that contains its directory, for any real document. */
export const TAIL = 1024 * 1024
const MAX_INFLATED = 2 ** 31

/** The offset of the end record in the file's tail; -1 if it is missing. */
export function endOfArchive(tail: Buffer): number {
  for (let offset = tail.length - 22; offset >= Math.max(0, tail.length - MAX_END); offset--)
    if (
      tail.readUInt32LE(offset) === END &&
      offset + 22 + tail.readUInt16LE(offset + 20) === tail.length
    )
      return offset

  return -1
}

/**
 * Part names of a zip archive of `size` bytes, from the directory in its `tail`, without inflating.
 * Null for anything that is not an archive, claims more than two gigabytes, or has part names
 * outside itself.
 */
export function namesInArchive(tail: Buffer, size: number): Set<string> | null {
  const end = endOfArchive(tail)
  if (end < 0) return null

  const count = tail.readUInt16LE(end + 10)
  let offset = tail.readUInt32LE(end + 16) - (size - tail.length)
  if (offset < 0) return null

  const names = new Set<string>()
  let inflated = 0

  for (let i = 0; i < count; i++) {
    if (offset + 46 > end || tail.readUInt32LE(offset) !== ENTRY) return null

    inflated += tail.readUInt32LE(offset + 24)

    const length = tail.readUInt16LE(offset + 28)
    const name = tail.toString('utf8', offset + 46, offset + 46 + length)
    if (/^[/\\]|(^|[/\\])\.\.([/\\]|$)|^[A-Za-z]:/.test(name)) return null

    names.add(name)
    offset += 46 + length + tail.readUInt16LE(offset + 30) + tail.readUInt16LE(offset + 32)
  }

  return inflated > MAX_INFLATED ? null : names
}
