import type { FileSection } from '@residency/contract/areas/students/file/field.contract'

const NAMED_BY: Readonly<Record<FileSection, readonly string[]>> = {
  education: ['level', 'school'],
  work: ['workUnit', 'post'],
  certificate: ['title'],
  award: ['title'],
  foreign: ['language'],
  scientific: ['title'],
  regular: ['place', 'major'],
}

/** What an entry is called in records of changes. */
export const entryTitle = (
  section: FileSection,
  data: Readonly<Record<string, unknown>>,
  levels: Readonly<Record<string, string>>,
): string =>
  NAMED_BY[section]
    .flatMap((name) =>
      data[name]
        ? [name === 'level' ? (levels[String(data.level)] ?? '') : String(data[name])]
        : [],
    )
    .join(' · ')
