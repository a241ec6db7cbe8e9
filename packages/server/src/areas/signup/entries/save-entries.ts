import type { EntrySection } from '@residency/contract/areas/intakes/section.public'
import { entryFaults } from '@residency/contract/areas/signup/section-dates.public'
import {
  ENTRY_SHAPES,
  type EntriesForm,
  type EntryLists,
} from '@residency/contract/areas/signup/sections/section.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail } from '../../../platform/http/fail.ts'
import { mustBeInList } from '../sections/must-be-in-list.ts'
import { presentEntries } from '../sections/present-sections.ts'
import { saving } from '../sections/saving-section.ts'
import {
  type EntryRow,
  findEntries,
  insertEntries,
  updateEntries,
} from '../sections/section.queries.ts'
import { ENTRY_FILES, holdFiles } from '../sections/section-files.ts'

/** Fields of lists that come from a dictionary. */
const FROM_LIST = { languageLevel: 'language_level', awardLevel: 'award_level' } as const

/**
 * Saves one list: the entries named are those there are, in their order; others are removed with
 * their proofs.
 */
export async function saveEntries<S extends EntrySection>(
  ctx: SignedCtx,
  section: S,
  input: EntriesForm & { id: number },
) {
  let ids: readonly number[] = []

  const saved = await saving(ctx, input, section, async (tx, r) => {
    await mustBeRight(tx, section, input.entries)

    const rows = (await findEntries(tx.db, [r.id])).filter((row) => row.section === section)
    const before = dataOf(rows)

    ids = await writeEntries(tx, r.id, section, input.entries, rows)

    const after = input.entries.map((entry) => ENTRY_SHAPES[section].parse(entry))

    return { changed: JSON.stringify(before) === JSON.stringify(after) ? [] : [section] }
  })

  const lists = await presentEntries(ctx.db, input.id)
  const presentedEntries: readonly { id: number }[] = lists[section]

  // in the order they were sent: the writer learns the ids of what is new by their places
  const entries = ids.flatMap((id) =>
    presentedEntries.filter((entry) => entry.id === id),
  ) as EntryLists[S]

  return { ...saved, entries }
}

const dataOf = (rows: readonly EntryRow[]) =>
  rows.map((row) => ENTRY_SHAPES[row.section].parse(row.data))

async function mustBeRight(tx: SignedCtx, section: EntrySection, entries: EntriesForm['entries']) {
  const today = dayInChina(tx.now())

  const faults = entries.flatMap((entry, i) =>
    entryFaults(section, entry, today).map(({ field, issue }) => ({
      path: ['body', 'entries', i, field],
      message: `signup.${issue}`,
    })),
  )

  if (faults.length) throw new Fail(kernelErrors.inputWrong, {}, faults)

  for (const [i, entry] of entries.entries())
    for (const [field, typeCode] of Object.entries(FROM_LIST))
      await mustBeInList(tx, typeCode, entry[field] as string | null | undefined, [
        'entries',
        i,
        field,
      ])
}

/**
 * Changes those there are, adds the new ones, removes the others; answers the ids in the order of
 * the entries.
 */
async function writeEntries(
  tx: SignedCtx,
  registrationId: number,
  section: EntrySection,
  entries: EntriesForm['entries'],
  rows: EntryRow[],
) {
  const known = new Set(rows.map((row) => row.id))
  const remainingIds = new Set(
    entries.flatMap((entry) => (entry.id && known.has(entry.id) ? [entry.id] : [])),
  )
  const gone = rows.filter((row) => !remainingIds.has(row.id)).map((row) => row.id)

  for (const id of gone) await holdFiles(tx, ENTRY_FILES, id, [], 'files')
  if (gone.length) await tx.db.deleteFrom('registrationEntries').where('id', 'in', gone).execute()

  const written = entries.map((entry) => {
    const id = entry.id && remainingIds.delete(entry.id) ? entry.id : null
    return { id, data: JSON.stringify(ENTRY_SHAPES[section].parse(entry)) }
  })

  const changed = written.flatMap(({ id, data }) => (id === null ? [] : [{ id, data }]))
  const added = written.flatMap(({ id, data }) => (id === null ? [data] : []))

  await updateEntries(tx.db, changed, tx.now())

  const newIds = await insertEntries(tx.db, { registrationId, section, now: tx.now() }, added)

  const ids = written.map(({ id }) => id ?? newIds.shift()!)

  for (const [i, entry] of entries.entries())
    await holdFiles(tx, ENTRY_FILES, ids[i]!, entry.files, `entries.${i}.files`)

  return ids
}
