const END = 0x06054b50
const ENTRY = 0x02014b50
const LONGEST_END = 22 + 65_535
/** The length of a file's end that contains its directory, for any real document. */
export const TAIL = 1024 * 1024
const MOST_INFLATED = 2 ** 31

/** The offset of the end record in the file's tail; -1 if there is none. */
export function endOfArchive(tail: Buffer): number {
  for (let at = tail.length - 22; at >= Math.max(0, tail.length - LONGEST_END); at--)
    if (tail.readUInt32LE(at) === END && at + 22 + tail.readUInt16LE(at + 20) === tail.length)
      return at

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
  let at = tail.readUInt32LE(end + 16) - (size - tail.length)
  if (at < 0) return null

  const names = new Set<string>()
  let inflated = 0

  for (let i = 0; i < count; i++) {
    if (at + 46 > end || tail.readUInt32LE(at) !== ENTRY) return null

    inflated += tail.readUInt32LE(at + 24)

    const length = tail.readUInt16LE(at + 28)
    const name = tail.toString('utf8', at + 46, at + 46 + length)
    if (/^[/\\]|(^|[/\\])\.\.([/\\]|$)|^[A-Za-z]:/.test(name)) return null

    names.add(name)
    at += 46 + length + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32)
  }

  return inflated > MOST_INFLATED ? null : names
}
