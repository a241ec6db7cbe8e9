import type { EntrySection } from '@residency/contract/areas/intakes/section.public'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId, anyText } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

/** Studies of registrations, the lowest level first within each. */
export const findEducations = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('registrationEducations as e')
    .leftJoin('schools as s', 's.id', 'e.schoolId')
    .selectAll('e')
    .select('s.name as schoolName')
    .where('e.registrationId', '=', anyId(registrationIds))
    .orderBy('e.registrationId')
    .orderBy((b) =>
      b.fn('array_position', [b.val(['junior', 'undergraduate', 'master', 'doctor']), 'e.level']),
    )
    .execute()

export type EducationRow = Awaited<ReturnType<typeof findEducations>>[number]

/** Entries of the lists, in the order they were added. */
export const findEntries = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('registrationEntries')
    .selectAll()
    .where('registrationId', '=', anyId(registrationIds))
    .orderBy('id')
    .execute()

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number]

/** What was sent back and is not handed in again yet. */
export const findOpenReturns = (db: Db, registrationId: number) =>
  db
    .selectFrom('registrationReturns')
    .select(['section', 'reason', 'returnedAt', 'changedAt'])
    .where('registrationId', '=', registrationId)
    .where('mendedAt', 'is', null)
    .orderBy('id')
    .execute()

/** The conditions of the offers chosen, the first choice first. */
export const findChoiceConditions = (db: Db, registrationId: number) =>
  db
    .selectFrom('registrationChoices as c')
    .innerJoin('offers as o', 'o.id', 'c.offerId')
    .select(['o.id as offerId', 'o.minEducation', 'o.maxAge', 'o.certificates', 'o.traineeKinds'])
    .where('c.registrationId', '=', registrationId)
    .orderBy('c.rank')
    .execute()

/** Whether this person, by account or card, is a trainee by another registration than this one. */
export const isInTraining = async (
  db: Db,
  r: { id?: number; userId: number },
  hashes: readonly string[],
) =>
  (await db
    .selectFrom('trainees as t')
    .innerJoin('registrations as r', 'r.id', 't.registrationId')
    .select('t.id')
    .where('t.registrationId', '!=', r.id ?? 0)
    .where((e) => e.or([e('t.userId', '=', r.userId), e('r.idCardHash', '=', anyText(hashes))]))
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The registration of a study or an entry, to decide about reading its files. */
export const findRegistrationOf = async (
  db: Db,
  table: 'registrationEducations' | 'registrationEntries',
  id: number,
) =>
  (await db.selectFrom(table).select('registrationId').where('id', '=', id).executeTakeFirst())
    ?.registrationId

/** Where the bytes of a photo are stored. */
export const findPhoto = (db: Db, key: string) =>
  db.selectFrom('files').select(['storedAs', 'size']).where('key', '=', key).executeTakeFirst()

type ChangedEntry = { id: number; data: string }

/** Writes the content of entries that are there. */
export async function updateEntries(db: Db, entries: readonly ChangedEntry[], now: Date) {
  if (entries.length === 0) return

  await sql`update registration_entries e set data = c.data::jsonb, updated_at = ${now}
    from ${rowsOf(entries, { id: 'bigint', data: 'text' })} c where e.id = c.id`.execute(db)
}

type EntryPlace = { registrationId: number; section: EntrySection; now: Date }

/** Adds entries to a section; answers their ids in the same order. */
export async function insertEntries(
  db: Db,
  { registrationId, section, now }: EntryPlace,
  contents: readonly string[],
): Promise<number[]> {
  if (contents.length === 0) return []

  const row = { registrationId, section, createdAt: now, updatedAt: now }

  const made = await db
    .insertInto('registrationEntries')
    .values(contents.map((data) => ({ ...row, data })))
    .returning('id')
    .execute()

  return made.map(({ id }) => id)
}
