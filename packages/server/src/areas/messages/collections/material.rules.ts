import type { MaterialKind } from '@residency/contract/areas/messages/collections/collection.contract'
import { type NamePart, nameByRule } from '@residency/contract/areas/messages/collections/name.rules'

const TYPES: Readonly<Record<MaterialKind, RegExp>> = {
  pdf: /^application\/pdf$/,
  picture: /^image\//,
  text: /msword|wordprocessingml|apple\.pages|^text\/plain|epub/,
  sheet: /ms-excel|spreadsheetml|apple\.numbers|^text\/csv/,
  slides: /ms-powerpoint|presentationml|apple\.keynote/,
}
type Given = { type: string; size: number }
type Rules = { kinds: readonly MaterialKind[]; maxMegabytes: number }
const MEGABYTE = 1024 * 1024
/** What is wrong with the first file that is: its kind, found from its content when it was uploaded, or its size. `place` counts from 1. */
export function faultOfFiles(files: readonly Given[], { kinds, maxMegabytes }: Rules) {
  for (const [at, { type, size }] of files.entries()) {
    if (!kinds.some((kind) => TYPES[kind].test(type))) return { fault: 'kind' as const, place: at + 1 }
    if (size > maxMegabytes * MEGABYTE) return { fault: 'size' as const, place: at + 1 }
  }
  return null
}

const LONGEST = 120
const endingOf = (name: string) => /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''
// biome-ignore lint/suspicious/noControlCharactersInRegex: file names must not contain them
const UNSAFE = /[\\/:*?"<>|\u0000-\u001f\u007f]/g
/** A name that every system takes, without its ending: no separators, no dots or spaces at its ends, never empty. */
const safe = (name: string) =>
  [...name.replaceAll(UNSAFE, '_')]
    .slice(0, LONGEST)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '') || '_'

/** Names files of an archive by a rule; equal names get a number. */
export function archiveNames(rule: string, files: readonly (Record<NamePart, string> & { file: string })[]): string[] {
  const taken = new Set<string>()
  return files.map((one) => {
    const ending = endingOf(one.file).toLowerCase()
    const stem = safe(nameByRule(rule, { ...one, file: one.file.slice(0, one.file.length - ending.length) }))
    let name = `${stem}${ending}`
    // names that differ only by case are one name on some systems
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${stem} (${n})${ending}`
    taken.add(name.toLowerCase())
    return name
  })
}
