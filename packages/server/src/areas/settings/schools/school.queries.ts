import type {
  SchoolFilters,
  schoolSorts,
} from '@residency/contract/areas/settings/schools/school.contract'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'

const COLUMNS = [
  'id',
  'code',
  'name',
  'department',
  'city',
  'level',
  'remarks',
  'status',
  'version',
] as const

const SORTS: SortColumns<(typeof schoolSorts)[number]> = {
  name: by.name('name'),
  level: by.name('level'),
  city: by.name('city'),
  department: by.name('department'),
}

/**
 * One page of schools whose name, place or code has the words, by code; names that begin with the
 * words come first.
 */
export function findSchoolPage(db: Db, search: SchoolFilters) {
  let match = db.selectFrom('schools')
  if (search.status !== undefined) match = match.where('status', '=', search.status)
  if (search.level) match = match.where('level', '=', search.level)

  const words = search.keywords

  if (words) {
    const pattern = containing(words)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('name'), pattern),
        isFoundIn(e.ref('city'), pattern),
        e('code', '=', words),
      ]),
    )
  }

  return findPage(match, search, (rows) =>
    sortedBy(rows.select(COLUMNS), search.sort, SORTS)
      .$if(Boolean(words), (q) =>
        q.orderBy((e) => isFoundIn(e.ref('name'), containing(words!).slice(1)), 'desc'),
      )
      .orderBy('code'),
  )
}

export type School = Awaited<ReturnType<typeof findSchoolPage>>['rows'][number]

export const findSchool = (db: Db, id: number) =>
  db.selectFrom('schools').select(COLUMNS).where('id', '=', id).executeTakeFirst()

export const findSchoolForUpdate = (db: Db, id: number) =>
  db.selectFrom('schools').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()

/** Audit snapshots of the existing schools among these, locked until the transaction ends. */
export const findSchoolSnapshots = (db: Db, codes: readonly string[]) =>
  db
    .selectFrom('schools')
    .select([
      'id',
      'code as schoolCode',
      'name',
      'department',
      'city',
      'level',
      'remarks',
      'status',
    ])
    .where('code', 'in', codes)
    .orderBy('id')
    .forUpdate()
    .execute()

export const findLevels = async (db: Db) =>
  (
    await db
      .selectFrom('schools')
      .select('level')
      .distinct()
      .where('level', 'is not', null)
      .orderBy('level', 'desc')
      .limit(50)
      .execute()
  ).map((row) => row.level!)

/** Whether a school of the list has this id. */
export const isSchoolId = async (db: Db, id: number) =>
  (await db.selectFrom('schools').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined
