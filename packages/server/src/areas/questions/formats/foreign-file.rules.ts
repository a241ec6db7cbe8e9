import type { ZipPart } from '../../../platform/excel/zip-parts.ts'

/** What a zip archive holds, by the names of its parts. */
export type ArchiveKind = 'word' | 'package' | 'sheet' | 'slides' | 'openDocument' | 'moodleBackup'

export function archiveKind(parts: ReadonlyMap<string, ZipPart>): ArchiveKind {
  const names = [...parts.keys()]
  const hasFolder = (folder: string) => names.some((name) => name.startsWith(folder))

  if (parts.has('[Content_Types].xml')) {
    if (hasFolder('word/')) return 'word'
    if (hasFolder('xl/')) return 'sheet'
    if (hasFolder('ppt/')) return 'slides'
  }

  if (parts.has('mimetype') && parts.has('content.xml')) return 'openDocument'

  return parts.has('moodle_backup.xml') ? 'moodleBackup' : 'package'
}

type Beginning = { kind: ForeignKind; bytes: readonly number[] }

/** Files that are no file of questions, and that people take for one. */
export type ForeignKind = 'oldOffice' | 'pdf' | 'rtf' | 'picture' | 'otherArchive'
const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))

const BEGINNINGS: readonly Beginning[] = [
  // a compound file: Word, Excel and PowerPoint before 2007, and any newer one with a password
  { kind: 'oldOffice', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  { kind: 'pdf', bytes: ascii('%PDF') },
  { kind: 'rtf', bytes: ascii('{\\rtf') },
  { kind: 'picture', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: 'picture', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'picture', bytes: ascii('GIF8') },
  { kind: 'otherArchive', bytes: ascii('Rar!') },
  { kind: 'otherArchive', bytes: [0x37, 0x7a, 0xbc, 0xaf] },
  { kind: 'otherArchive', bytes: [0x1f, 0x8b] },
]

/** What a file is by its first bytes, if it is one of these. */
export const foreignKind = (bytes: Buffer): ForeignKind | null =>
  BEGINNINGS.find((beginning) => beginning.bytes.every((byte, at) => bytes[at] === byte))?.kind ??
  null

/**
 * The element around everything of an XML or HTML text, in small letters and without its prefix.
 */
export const rootOf = (beginning: string): string =>
  (
    /<(?:[\w-]+:)?([a-z][\w-]*)[\s/>]/i.exec(
      beginning.replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, ''),
    )?.[1] ?? ''
  ).toLowerCase()
