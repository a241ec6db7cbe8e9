import type {
  StandardFilters,
  standardSorts,
} from '@residency/contract/areas/standards/table/standard.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { byPinyin, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { withinBaseScope } from '../../organisation/organisation.public.ts'
import type { StandardScope } from './standard.policy.ts'

export function inScope(db: Db, { isManager, bases }: StandardScope) {
  const all = db
    .selectFrom('standards as s')
    .leftJoin('majors as m', 'm.id', 's.majorId')
    .leftJoin('bases', 'bases.id', 'm.baseId')
  if (isManager) return all

  return all
    .where('s.state', '<>', 'draft')
    .where('s.majorId', 'is not', null)
    .where(withinBaseScope(bases))
}

type Matching = ReturnType<typeof inScope>

const withNames = (match: Matching) =>
  match
    .selectAll('s')
    .select(['m.name as major', 'm.nameEn as majorEn'])
    .select([
      sql<number>`(select count(*) from standard_rows r where r.standard_id = s.id)`.as('rowCount'),
      sql<number>`(select count(*) from standard_rows r
          join standard_requirements q on q.row_id = r.id where r.standard_id = s.id)`.as(
        'requirementCount',
      ),
      sql<number>`(select count(*) from cohorts c where c.standard_id = s.id)`.as('cohortCount'),
    ])

export type StandardRecord = Awaited<
  ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>
>

const sortsIn = (language: Language): SortColumns<(typeof standardSorts)[number]> => ({
  name: by.name('s.name'),
  major: by.label(language, 'm'),
  lengthMonths: by.column('s.lengthMonths'),
  edition: by.column('s.edition'),
  publishedAt: by.column('s.publishedAt'),
})

/** One page, the longest training first, the latest edition of each first. */
export function findStandardPage(
  db: Db,
  scope: StandardScope,
  filters: StandardFilters & Page,
  language: Language,
) {
  let match = inScope(db, scope).where('s.isTemplate', '=', filters.template === '1')
  if (filters.issuer) match = match.where('s.issuer', '=', filters.issuer)
  if (filters.majorId) match = match.where('s.majorId', '=', filters.majorId)
  if (filters.degreeKind) match = match.where('s.degreeKind', '=', filters.degreeKind)
  if (filters.lengthMonths) match = match.where('s.lengthMonths', '=', filters.lengthMonths)
  if (filters.state) match = match.where('s.state', '=', filters.state)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([isFoundIn(e.ref('s.name'), words), isFoundIn(e.ref('m.name'), words)]),
    )
  }

  return findPage(match, filters, (rows) =>
    sortedBy(withNames(rows), filters.sort, sortsIn(language))
      .orderBy('s.majorId')
      .orderBy('s.lengthMonths', 'desc')
      .orderBy('s.id', 'desc'),
  )
}

export const findStandard = (db: Db, scope: StandardScope, id: number) =>
  withNames(inScope(db, scope).where('s.id', '=', id)).executeTakeFirst()

export const findStandardForUpdate = (db: Db, scope: StandardScope, id: number) =>
  inScope(db, scope).where('s.id', '=', id).selectAll('s').forUpdate('s').executeTakeFirst()

export const findPublishedForUpdate = (db: Db, seriesId: number) =>
  db
    .selectFrom('standards')
    .selectAll()
    .where('seriesId', '=', seriesId)
    .where('state', '=', 'published')
    .forUpdate()
    .executeTakeFirst()

export const findEditions = (db: Db, scope: StandardScope, seriesId: number) =>
  inScope(db, scope)
    .where('s.seriesId', '=', seriesId)
    .select(['s.id', 's.edition', 's.state'])
    .orderBy('s.edition', 'desc')
    .execute()

/** The rows of a standard with their options and requirements, in order. */
export const findRows = (db: Db, standardId: number) =>
  db
    .selectFrom('standardRows as r')
    .selectAll('r')
    .select([
      sql<
        number[]
      >`coalesce((select array_agg(o.department_id order by o.place) from standard_options o
          where o.row_id = r.id), '{}')`.as('options'),
      sql<
        {
          kind: ColumnValue<'standardRequirements', 'kind'>
          item: string
          minimum: number
          unit: string | null
        }[]
      >`coalesce((select jsonb_agg(
        jsonb_build_object('kind', q.kind, 'item', q.item, 'minimum', q.minimum, 'unit', q.unit)
          order by q.place)
        from standard_requirements q where q.row_id = r.id), '[]')`.as('requirements'),
    ])
    .where('r.standardId', '=', standardId)
    .orderBy('r.place')
    .execute()

export type StoredRow = Awaited<ReturnType<typeof findRows>>[number]

export const findStandardDepartments = (db: Db) =>
  db
    .selectFrom('standardDepartments')
    .select(['id', 'name', 'nameEn'])
    .orderBy('name', byPinyin)
    .execute()

export const findMajorsInUse = (db: Db) =>
  db
    .selectFrom('majors')
    .select(['id', 'code', 'name', 'nameEn'])
    .where('status', '=', 1)
    .orderBy('sort')
    .orderBy('id')
    .execute()

/** The ids of standard departments by name; unknown names are added. */
export async function insertStandardDepartments(
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map()

  const rows = await db
    .insertInto('standardDepartments')
    .values(names.map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: sql`excluded.name` }))
    .returning(['id', 'name'])
    .execute()

  return new Map(rows.map(({ id, name }) => [name, id]))
}

export const updateEnglishNames = (
  db: Db,
  names: readonly { id: number; nameEn: string | null }[],
) =>
  sql`update standard_departments d
      set name_en = n.name_en, version = version + 1, updated_at = now()
    from ${rowsOf(names, { id: 'bigint', nameEn: 'text' })} n
    where d.id = n.id and d.name_en is distinct from n.name_en`.execute(db)
