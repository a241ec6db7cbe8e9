import type { EntrySection } from '@residency/contract/areas/intakes/section.public'
import { ENTRY_SHAPES } from '@residency/contract/areas/signup/sections/section.contract'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import type { Own } from '../sections/basic.rules.ts'

/** An entry of a list on the screen. `key` identifies it there; a new entry has no id. */
export type Entry = { key: string; id: number | null; files: readonly StoredFile[] } & Readonly<
  Record<string, unknown>
>

export type Entries = { entries: readonly Entry[] }

/** What a form keeps of a stored file. */
export const storedOf = ({ filePath, name, size, type, view }: StoredFile): StoredFile => ({
  filePath,
  name,
  size,
  type,
  view,
})

type SavedEntry = { id: number; files: readonly StoredFile[] }
const toEntry = (savedEntry: SavedEntry): Entry => ({
  ...savedEntry,
  key: `s${savedEntry.id}`,
  files: savedEntry.files.map(storedOf),
})

export const entriesOf = (own: Pick<Own, 'entries'>, section: EntrySection): Entries => ({
  entries: (own.entries[section] as readonly SavedEntry[]).map(toEntry),
})

let count = 0

/** The key of a new entry. */
export const newKey = () => `n${Date.now().toString(36)}${(count++).toString(36)}`

/** Fields not asked of earlier training, by its outcome. */
const NOT_ASKED: Readonly<Record<string, readonly string[]>> = {
  ongoing: ['endedOn', 'leavingReason'],
  finished: ['leavingReason'],
}

/** An entry from form values: unknown fields are dropped, texts trimmed, empty values are null. */
export function entryFrom(
  section: EntrySection,
  input: Readonly<Record<string, unknown>>,
  of: Pick<Entry, 'key' | 'id'>,
): Entry {
  const names = Object.keys(ENTRY_SHAPES[section].shape)
  const gone = section === 'regular' ? NOT_ASKED[String(input.outcome)] : undefined

  const value = (name: string) => {
    const value = gone?.includes(name) ? null : input[name]
    return typeof value === 'string' ? value.trim() || null : (value ?? null)
  }

  const files = ((input.files as readonly StoredFile[] | undefined) ?? []).map(storedOf)

  return {
    ...Object.fromEntries(names.map((name) => [name, value(name)])),
    key: of.key,
    id: of.id,
    files,
  }
}

/** Replaces an entry, or adds it at the end. */
export const withEntry = ({ entries }: Entries, entry: Entry): Entries => ({
  entries: entries.some((one) => one.key === entry.key)
    ? entries.map((one) => (one.key === entry.key ? entry : one))
    : [...entries, entry],
})

export const withoutEntry = ({ entries }: Entries, key: string): Entries => ({
  entries: entries.filter((entry) => entry.key !== key),
})

/** Takes over the ids returned for the sent entries, by position. */
export function withIds(now: Entries, sent: Entries, answered: readonly { id: number }[]): Entries {
  const ids = new Map(sent.entries.map((entry, i) => [entry.key, answered[i]?.id ?? null]))
  return { entries: now.entries.map((entry) => ({ ...entry, id: ids.get(entry.key) ?? entry.id })) }
}

/** An entry's title in its list, and the fields below it. */
const NAMED: Readonly<Record<EntrySection, readonly [title: string, ...notes: string[]]>> = {
  foreign: ['language', 'languageLevel', 'score', 'takenOn'],
  certificate: ['title', 'issuer', 'issuedOn'],
  work: ['workUnit', 'department', 'post'],
  scientific: ['title', 'kind', 'role', 'source', 'happenedOn'],
  award: ['title', 'awardLevel', 'issuer', 'happenedOn'],
  regular: ['place', 'major', 'outcome'],
}

export const titleOf = (section: EntrySection, entry: Entry) =>
  String(entry[NAMED[section][0]] ?? '')

/** Labels of the non-empty fields below the title. */
export const notesOf = (section: EntrySection, entry: Entry) =>
  NAMED[section].slice(1).filter((name) => entry[name])
