import type {
  ManagedBaseFilters,
  managedBaseSorts,
} from '@residency/contract/areas/organisation/bases/base.contract'
import { type Language, labelIn } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { containing, idArray, isFoundIn, noneOfIds } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { auditSnapshot } from '../audit-snapshot.rules.ts'
import type { BaseScope } from '../organisation.policy.ts'

/**
 * The scope as a condition on a table that a statement calls `bases`; lists, forms and writes of
 * bases and of what belongs to them share it.
 */
export const withinBaseScope = (scope: BaseScope): RawBuilder<boolean> =>
  isBaseInScope(scope, 'bases.id')

/** The scope as a condition on a column of bases; who sees all bases sees records without one, too. */
export const isBaseInScope = (scope: BaseScope, baseColumn: string): RawBuilder<boolean> =>
  scope.kind === 'administered'
    ? sql<boolean>`exists (select from base_administrators a
        where a.base_id = ${sql.ref(baseColumn)} and a.user_id = ${scope.userId})`
    : sql<boolean>`${sql.lit(scope.kind === 'all')}`

const scoped = (db: Db, scope: BaseScope) => db.selectFrom('bases').where(withinBaseScope(scope))

const sortsIn = (language: Language): SortColumns<(typeof managedBaseSorts)[number]> => ({
  name: by.label(language, 'bases'),
  deptName: sql`(select ${by.label(language, 'd')} from departments d where d.id = bases.department_id)`,
})

/**
 * One page of bases in scope with the people and departments they name, in the reader's language.
 */
export function findManagedPage(
  db: Db,
  scope: BaseScope,
  filters: ManagedBaseFilters,
  language: Language,
) {
  let match = scoped(db, scope)
  if (filters.mode) match = match.where('bases.mode', '=', filters.mode)
  if (filters.status !== undefined) match = match.where('bases.status', '=', filters.status)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('bases.name'), words),
        isFoundIn(e.ref('bases.nameEn'), words),
        isFoundIn(e.ref('bases.code'), words),
      ]),
    )
  }

  const name = labelIn(language, sql`d.name`, sql`coalesce(d.name_en, d.name)`)

  const personOf = (column: string) =>
    sql<
      string | null
    >`(select u.display_name from users u where u.id = ${sql.ref(column)} and u.deleted_at is null)`

  return findPage(match, filters, (rows) =>
    sortedBy(rows, filters.sort, sortsIn(language))
      .selectAll('bases')
      .select([
        sql<string | null>`(select ${name} from departments d where d.id = bases.department_id)`.as(
          'department',
        ),
        sql<string[]>`array(select ${name} from base_departments bd
            join departments d on d.id = bd.department_id
          where bd.base_id = bases.id order by d.level, d.sort, d.id)`.as('departments'),
        sql<number[]>`array(select bd.department_id from base_departments bd
            join departments d on d.id = bd.department_id
          where bd.base_id = bases.id order by d.level, d.sort, d.id)`.as('departmentIds'),
        sql<
          string[]
        >`array(select u.display_name from base_administrators a join users u on u.id = a.user_id
          where a.base_id = bases.id and u.deleted_at is null order by u.id)`.as('administrators'),
        personOf('bases.headId').as('head'),
        personOf('bases.directorId').as('director'),
        personOf('bases.secretaryId').as('secretary'),
      ])
      .orderBy('bases.sort')
      .orderBy('bases.id'),
  )
}

export type ManagedBase = Awaited<ReturnType<typeof findManagedPage>>['rows'][number]

export const findBase = (db: Db, scope: BaseScope, id: number) =>
  scoped(db, scope).selectAll('bases').where('bases.id', '=', id).executeTakeFirst()

export const findBaseForUpdate = (db: Db, scope: BaseScope, id: number) =>
  scoped(db, scope).selectAll('bases').where('bases.id', '=', id).forUpdate().executeTakeFirst()

export const findBasesForUpdate = (db: Db, scope: BaseScope, ids: readonly number[]) =>
  scoped(db, scope)
    .select(['id', 'name', 'nameEn'])
    .where('bases.id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()

export const findDepartmentIdsOf = async (db: Db, baseId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('baseDepartments')
      .select('departmentId')
      .where('baseId', '=', baseId)
      .orderBy('departmentId')
      .execute()
  ).map((row) => row.departmentId)

export const findAdministratorIdsOf = async (db: Db, baseId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('baseAdministrators')
      .select('userId')
      .where('baseId', '=', baseId)
      .orderBy('userId')
      .execute()
  ).map((row) => row.userId)

/** Makes exactly these departments belong to a base. */
export async function setDepartmentsOf(db: Db, baseId: number, ids: readonly number[]) {
  await sql`delete from base_departments where base_id = ${baseId}
      and department_id <> ${noneOfIds(ids)}`.execute(db)
  await sql`insert into base_departments (base_id, department_id)
      select ${baseId}, unnest(${idArray(ids)}) on conflict do nothing`.execute(db)
}

/**
 * Whether each of these departments is enabled; until the transaction ends none of them is deleted.
 */
export async function areEnabled(db: Db, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true

  const enabled = db
    .selectFrom('departments')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 1)

  return (await enabled.orderBy('id').forKeyShare().execute()).length === ids.length
}

/** Bases in scope by code. */
export async function findBaseCodes(db: Db, scope: BaseScope) {
  const rows = await scoped(db, scope)
    .select(['bases.id', 'bases.code', 'bases.name', 'bases.mode'])
    .execute()

  return new Map(rows.map((base) => [base.code, base]))
}

/**
 * Snapshots of the known ones of these bases for the audit log, locked until the transaction ends.
 */
export async function findBaseSnapshots(db: Db, codes: readonly string[]) {
  const rows = await db
    .selectFrom('bases')
    .select(['id', 'code', 'name', 'nameEn', 'mode', 'departmentId', 'sort', 'status'])
    .select(
      sql<
        number[]
      >`array(select bd.department_id from base_departments bd where bd.base_id = bases.id
          order by 1)`.as('departmentIds'),
    )
    .where('code', 'in', codes)
    .orderBy('id')
    .forUpdate()
    .execute()

  return rows.map(auditSnapshot)
}
