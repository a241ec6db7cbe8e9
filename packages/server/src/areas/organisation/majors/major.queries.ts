import type {
  MajorFilters,
  majorSorts,
} from '@residency/contract/areas/organisation/majors/major.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { auditSnapshot } from '../audit-snapshot.rules.ts'
import { withinBaseScope } from '../bases/managed-base.queries.ts'
import type { BaseScope } from '../organisation.policy.ts'

const scoped = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('majors')
    .innerJoin('bases', 'bases.id', 'majors.baseId')
    .where(withinBaseScope(scope))

const sortsIn = (language: Language): SortColumns<(typeof majorSorts)[number]> => ({
  name: by.label(language, 'majors'),
  baseName: by.label(language, 'bases'),
})

/** One page of majors in scope, base by base, with what they are mapped to and from. */
export function findMajorPage(db: Db, scope: BaseScope, filters: MajorFilters, language: Language) {
  let match = scoped(db, scope)
  if (filters.baseId !== undefined) match = match.where('majors.baseId', '=', filters.baseId)
  if (filters.mode) match = match.where('bases.mode', '=', filters.mode)
  if (filters.kind) match = match.where('majors.kind', '=', filters.kind)
  if (filters.status !== undefined) match = match.where('majors.status', '=', filters.status)

  if (filters.mapped !== undefined)
    match = match
      .where('bases.mode', '=', 'own')
      .where('majors.nationalId', filters.mapped === 1 ? 'is not' : 'is', null)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('majors.name'), words),
        isFoundIn(e.ref('majors.nameEn'), words),
        isFoundIn(e.ref('majors.code'), words),
      ]),
    )
  }

  return findPage(match, filters, (rows) =>
    sortedBy(rows, filters.sort, sortsIn(language))
      .leftJoin('majors as national', 'national.id', 'majors.nationalId')
      .leftJoin('bases as nationalBase', 'nationalBase.id', 'national.baseId')
      .selectAll('majors')
      .select([
        'bases.mode',
        'bases.code as baseCode',
        'bases.name as base',
        'bases.nameEn as baseEn',
      ])
      .select([
        'national.code as nationalCode',
        'national.name as nationalName',
        'national.nameEn as nationalNameEn',
      ])
      .select(['nationalBase.name as nationalBase', 'nationalBase.nameEn as nationalBaseEn'])
      .select(
        sql<string[]>`array(select o.name from majors o where o.national_id = majors.id
            order by o.base_id, o.sort, o.id)`.as('own'),
      )
      .orderBy('bases.sort')
      .orderBy('bases.id')
      .orderBy('majors.sort')
      .orderBy('majors.id'),
  )
}

export type MajorRow = Awaited<ReturnType<typeof findMajorPage>>['rows'][number]

export const findManagedMajor = (db: Db, scope: BaseScope, id: number) =>
  scoped(db, scope)
    .selectAll('majors')
    .select('bases.mode')
    .where('majors.id', '=', id)
    .executeTakeFirst()

export const findMajorsForUpdate = (db: Db, scope: BaseScope, ids: readonly number[]) =>
  scoped(db, scope)
    .selectAll('majors')
    .select('bases.mode')
    .where('majors.id', 'in', ids)
    .orderBy('majors.id')
    .forUpdate('majors')
    .execute()

/** The base a major is put into, kept as it is until the transaction ends. */
export const findBaseOfKind = (db: Db, scope: BaseScope, id: number) =>
  db
    .selectFrom('bases')
    .select(['id', 'mode'])
    .where('id', '=', id)
    .where(withinBaseScope(scope))
    .forShare()
    .executeTakeFirst()

/** Enabled national majors in the order of their bases. */
export const findNationalMajors = (db: Db) =>
  db
    .selectFrom('majors')
    .innerJoin('bases', 'bases.id', 'majors.baseId')
    .select([
      'majors.id',
      'majors.code',
      'majors.name',
      'majors.nameEn',
      'majors.kind',
      'majors.baseId',
    ])
    .select(['bases.name as base', 'bases.nameEn as baseEn'])
    .where('bases.mode', '=', 'national')
    .where('bases.status', '=', 1)
    .where('majors.status', '=', 1)
    .orderBy('bases.sort')
    .orderBy('bases.id')
    .orderBy('majors.sort')
    .orderBy('majors.id')
    .execute()

type MajorKey = { baseId: number; code: string }

/**
 * Snapshots of the known ones of these majors for the audit log, locked until the transaction ends.
 */
export async function findMajorSnapshots(db: Db, majors: readonly MajorKey[]) {
  const rows = await db
    .selectFrom('majors')
    .select(['id', 'baseId', 'code', 'name', 'nameEn', 'kind', 'nationalId', 'sort', 'status'])
    .where(sql<boolean>`(base_id, code) in ${rowsOf(majors, { baseId: 'bigint', code: 'text' })}`)
    .orderBy('id')
    .forUpdate()
    .execute()

  return rows.map(auditSnapshot)
}

/** National majors by their codes; a code that several have finds none. */
export async function findMajorsByCode(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{
    code: string
    id: number
  }>`select m.code, min(m.id) as id from majors m join bases b on b.id = m.base_id
    where b.mode = 'national' group by m.code having count(*) = 1`.execute(db)

  return new Map(rows.rows.map((row) => [row.code, row.id]))
}
