const END = 0x06054b50
const ENTRY = 0x02014b50
const LONGEST_END = 22 + 65_535
/** How much of a file's end holds its directory, however many parts a document has. */
export const TAIL = 1024 * 1024
const MOST_INFLATED = 2 ** 31

/** Where the archive's last record begins in the end of a file; -1 where no archive ends there. */
export function endOfArchive(tail: Buffer): number {
  for (let at = tail.length - 22; at >= Math.max(0, tail.length - LONGEST_END); at--)
    if (tail.readUInt32LE(at) === END && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return at
  return -1
}

/**
 * Names of the parts of a zip archive of `size` bytes by the directory in its `tail`; nothing is inflated. Null for what is no archive,
 * claims more than two gigabytes, or names parts outside itself.
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
