import { posix } from 'node:path'
import { inflatePart, readZipParts, type ZipPart } from '../../../platform/excel/zip-parts.ts'
import { Unreadable } from './filed-question.rules.ts'

const MB = 1024 * 1024
const LIMITS = { maxParts: 50_000, maxInflated: 256 * MB }
export const MOST_OF_PART = { text: 32 * MB, picture: 10 * MB }

/** The bytes of a part, at most so many. */
export async function bytesOf(part: ZipPart, most: number): Promise<Buffer> {
  if (part.inflated > most) throw new Unreadable('partLarge')
  const chunks: Buffer[] = []
  try {
    for await (const chunk of inflatePart(part)) chunks.push(chunk)
  } catch {
    throw new Unreadable('partDamaged')
  }
  return Buffer.concat(chunks)
}
export async function textOfPart(part: ZipPart): Promise<string> {
  const bytes = await bytesOf(part, MOST_OF_PART.text)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Unreadable('textUnread')
  }
}

/** A path within the archive, from where it is named; null for what is not in it. Nothing is ever written to a disk by these names. */
export function pathWithin(folder: string, href: string): string | null {
  if (/^[a-z][a-z\d+.-]*:|^[/\\]|\\/i.test(href)) return null
  let plain = href
  try {
    plain = decodeURIComponent(href)
  } catch {
    // a name with a bare percent sign stays as it is
  }
  const path = posix.normalize(posix.join(folder, plain))
  return path.startsWith('..') || path.startsWith('/') || path.includes('\u0000') ? null : path
}

/** What an archive holds, by path. */
export function partsOf(bytes: Buffer) {
  try {
    return readZipParts(bytes, LIMITS)
  } catch {
    throw new Unreadable('archiveUnread')
  }
}
