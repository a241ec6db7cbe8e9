import { posix } from 'node:path'
import { inflatePart, readZipParts, type ZipPart } from '../../../platform/excel/zip-parts.ts'
import { Unreadable } from '../formats/filed-question.rules.ts'

const MB = 1024 * 1024
const LIMITS = { maxParts: 50_000, maxInflated: 256 * MB }

const MAX_OF_PART = {
  manifest: 32 * MB,
  item: 4 * MB,
  document: 24 * MB,
  styles: 4 * MB,
  picture: 10 * MB,
}

export type PartKind = keyof typeof MAX_OF_PART

/**
 * What may be read of an archive yet. A part counts as often as it is named: a small archive can
 * name its largest a thousand times.
 */
export type Budget = Record<PartKind, number>

export const wholeBudget = (): Budget => ({
  manifest: 32 * MB,
  item: 256 * MB,
  document: 24 * MB,
  styles: 8 * MB,
  picture: 64 * MB,
})

export const isSmall = (part: ZipPart, kind: PartKind) => part.inflated <= MAX_OF_PART[kind]

/** The bytes of a part, as far as its kind may be that large. */
export async function bytesOf(part: ZipPart, kind: PartKind, budget: Budget): Promise<Buffer> {
  if (!isSmall(part, kind) || part.inflated > budget[kind]) throw new Unreadable('partLarge')

  budget[kind] -= part.inflated

  const chunks: Buffer[] = []

  try {
    for await (const chunk of inflatePart(part)) chunks.push(chunk)
  } catch {
    throw new Unreadable('partDamaged')
  }

  return Buffer.concat(chunks)
}

export async function textOfPart(part: ZipPart, kind: PartKind, budget: Budget): Promise<string> {
  const bytes = await bytesOf(part, kind, budget)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Unreadable('textUnread')
  }
}

/**
 * A path within the archive, from where it is named; null for what is not in it. Nothing is ever
 * written to a disk by these names.
 */
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
