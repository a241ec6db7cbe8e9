import type { MaterialKind } from '@residency/contract/areas/messages/collections/collection.contract'
import {
  type NamePart,
  nameByRule,
} from '@residency/contract/areas/messages/collections/name.rules'

const TYPES: Readonly<Record<MaterialKind, RegExp>> = {
  pdf: /^application\/pdf$/,
  picture: /^image\//,
  text: /msword|wordprocessingml|apple\.pages|^text\/plain|epub/,
  sheet: /ms-excel|spreadsheetml|apple\.numbers|^text\/csv/,
  slides: /ms-powerpoint|presentationml|apple\.keynote/,
}

type MaterialFile = { type: string; size: number }
type Rules = { kinds: readonly MaterialKind[]; maxMegabytes: number }
const MEGABYTE = 1024 * 1024

/**
 * What is wrong with the first file that is: its kind, found from its content when it was uploaded,
 * or its size. `place` counts from 1.
 */
export function faultOfFiles(files: readonly MaterialFile[], { kinds, maxMegabytes }: Rules) {
  for (const [index, { type, size }] of files.entries()) {
    if (!kinds.some((kind) => TYPES[kind].test(type)))
      return { fault: 'kind' as const, place: index + 1 }
    if (size > maxMegabytes * MEGABYTE) return { fault: 'size' as const, place: index + 1 }
  }

  return null
}

/** What one archive holds at most: its format counts to 4 GB and 65,535 files. */
export const MAX_ARCHIVED = { files: 65_000, gigabytes: 3 }

/** Why files cannot be packed into one archive; null: they can. */
export function faultOfArchive({ count, bytes }: { count: number; bytes: number }) {
  if (count === 0) return 'empty'
  if (count > MAX_ARCHIVED.files) return 'tooMany'

  return bytes > MAX_ARCHIVED.gigabytes * 1024 * MEGABYTE ? 'tooLarge' : null
}

/**
 * File systems take names of 255 bytes; a Chinese character has three. The rest is for the ending
 * and the number of a namesake.
 */
const MAX_BYTES = 230
const endingOf = (name: string) => /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Names of devices of Windows, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i

function shortened(name: string) {
  let bytes = 0
  let short = ''

  for (const sign of name) {
    bytes += Buffer.byteLength(sign)
    if (bytes > MAX_BYTES) break

    short += sign
  }

  return short
}

/**
 * A name that every system takes, without its ending: no separators, nothing invisible, no dots or
 * spaces at its ends, never empty.
 */
const safe = (name: string) => {
  const plain =
    shortened(name.normalize('NFC').replaceAll(UNSAFE, '_')).replace(/^[\s.]+|[\s.]+$/g, '') || '_'
  return DEVICE.test(plain) ? `_${plain}` : plain
}

/** Names files of an archive by a rule; equal names get a number. */
export function archiveNames(
  rule: string,
  files: readonly (Record<NamePart, string> & { file: string })[],
): string[] {
  const taken = new Set<string>()
  // where the numbers of a name continue: thousands may have the same
  const last = new Map<string, number>()
  return files.map((file) => {
    const ending = endingOf(file.file).toLowerCase()
    const stem = safe(
      nameByRule(rule, { ...file, file: file.file.slice(0, file.file.length - ending.length) }),
    )
    let name = `${stem}${ending}`
    // names that differ only by case are one name on some systems
    const key = name.toLowerCase()
    let n = last.get(key) ?? 1

    while (taken.has(name.toLowerCase())) name = `${stem} (${++n})${ending}`

    last.set(key, n)
    taken.add(name.toLowerCase())

    return name
  })
}
