import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { containing, idArray, isFoundIn } from '../../../platform/db/patterns.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import type { DepartmentScope, Reach } from '../organisation.policy.ts'

/**
 * The scope as a condition on a table that a statement calls `departments`; list, form, options and
 * writes share it.
 */
export function withinDepartmentScope(scope: DepartmentScope): Expression<SqlBool> {
  if (scope.kind === 'all') return sql.val(true)

  const e = expressionBuilder<DB, 'departments'>()
  const any: Expression<SqlBool>[] = []
  if (scope.departmentId !== null) any.push(e('departments.id', '=', scope.departmentId))
  if (scope.treePath) any.push(e('departments.treePath', 'like', `${scope.treePath}%`))

  if (scope.administeredBy !== null)
    any.push(sql<SqlBool>`departments.id in (select d.id from departments top
        join departments d on d.tree_path like top.tree_path || '%'
      where top.id in (select department_id from department_administrators
        where user_id = ${scope.administeredBy}
        union select b.department_id from base_administrators a join bases b on b.id = a.base_id
          where a.user_id = ${scope.administeredBy}
        union select bd.department_id from base_administrators a
          join base_departments bd on bd.base_id = a.base_id
          where a.user_id = ${scope.administeredBy}))`)

  return any.length ? e.or(any) : e.val(false)
}

/** Ids of the departments in a scope, as a sub-query for the lists of other areas. */
export const departmentIdsWithin = (db: Db, scope: DepartmentScope) =>
  db.selectFrom('departments').select('departments.id').where(withinDepartmentScope(scope))

type DepartmentPlace = { id: number; parentId: number }

/**
 * Returns the reach of an actor over a department: `change` is the scope they edit, `below` the one
 * they add to.
 */
export async function findReach(
  db: Db,
  change: DepartmentScope,
  below: DepartmentScope,
): Promise<(d: DepartmentPlace) => Reach> {
  if (change.kind === 'all') return () => ({ isOwn: true, hasBelow: true, isPlaced: true })

  const idsOf = async (scope: DepartmentScope) =>
    new Set((await departmentIdsWithin(db, scope).execute()).map(({ id }) => id))
  const [own, above] = [await idsOf(change), await idsOf(below)]

  return ({ id, parentId }) => ({
    isOwn: own.has(id),
    hasBelow: above.has(id),
    isPlaced: above.has(parentId),
  })
}

/** Everything in scope, in the order of the tree's levels. */
export const findDepartments = (db: Db, scope: DepartmentScope) =>
  db
    .selectFrom('departments')
    .selectAll()
    .where(withinDepartmentScope(scope))
    .orderBy('sort')
    .orderBy('id')
    .execute()

// everything below a disabled department is out of use too
const isInUse = sql<SqlBool>`departments.status = 1 and not exists
  (select 1 from departments above where above.status = 0
    and departments.tree_path like above.tree_path || '%')`

/** Departments in scope that may be chosen. */
export const findChoosableDepartments = (db: Db, scope: DepartmentScope) =>
  db
    .selectFrom('departments')
    .select(['id', 'parentId', 'name', 'nameEn'])
    .where(withinDepartmentScope(scope))
    .where(isInUse)
    .orderBy('sort')
    .orderBy('id')
    .execute()

/** First-level departments (right below a unit) that may be chosen, unit by unit. */
export const findFirstLevel = (db: Db) =>
  db
    .selectFrom('departments')
    .innerJoin('departments as hospital', 'hospital.id', 'departments.parentId')
    .select([
      'departments.id',
      'departments.name',
      'departments.nameEn',
      'hospital.name as hospital',
      'hospital.nameEn as hospitalEn',
    ])
    .where('departments.level', '=', 1)
    .where(isInUse)
    .orderBy('hospital.sort')
    .orderBy('hospital.id')
    .orderBy('departments.sort')
    .orderBy('departments.id')
    .execute()

type Search = { keywords?: string | undefined; pageNum: number; pageSize: number }

/** One page of all departments in use, by the tree's order, with the count of what matches. */
export function findDirectoryPage(db: Db, search: Search) {
  let match = db.selectFrom('departments').where(isInUse)
  if (search.keywords) {
    const words = containing(search.keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('departments.name'), words),
        isFoundIn(e.ref('departments.nameEn'), words),
      ]),
    )
  }

  return findPage(match, search, (rows) =>
    rows
      .leftJoin('departments as parent', 'parent.id', 'departments.parentId')
      .select([
        'departments.id',
        'departments.name',
        'departments.nameEn',
        'departments.parentId',
        'departments.sort',
      ])
      .select(['parent.name as parentName', 'parent.nameEn as parentNameEn'])
      .orderBy('departments.parentId')
      .orderBy('departments.sort')
      .orderBy('departments.id'),
  )
}

/** One department in scope. */
export const findDepartment = (db: Db, scope: DepartmentScope, id: number) =>
  db
    .selectFrom('departments')
    .selectAll()
    .where('id', '=', id)
    .where(withinDepartmentScope(scope))
    .executeTakeFirst()

/** The departments of these ids in scope, with everything below them, deepest first. */
export const findSubtrees = (db: Db, tops: readonly { treePath: string }[]) =>
  db
    .selectFrom('departments')
    .select(['id', 'name', 'trainingUnitId'])
    .where((e) => e.or(tops.map((top) => e('treePath', 'like', `${top.treePath}%`))))
    .orderBy(sql`length(tree_path)`, 'desc')
    .execute()

/**
 * Serialises changes to the tree until the transaction ends: two concurrent moves could create a
 * cycle.
 */
export const lockDepartmentTree = (db: Db) => sql`select pg_advisory_xact_lock(7203121)`.execute(db)

/** Carries the paths of a department and of everything below it to a new place. */
export const rewritePaths = (db: Db, from: string, to: string) =>
  db
    .updateTable('departments')
    .set({ treePath: sql<string>`${to} || substr(tree_path, ${from.length + 1}::int)` })
    .where('treePath', 'like', `${from}%`)
    .execute()

/** The department with this id if it may be chosen: for other areas' forms. */
export const findChoosableDepartment = (db: Db, id: number) =>
  db
    .selectFrom('departments')
    .select(['id', 'name', 'parentId', 'treePath'])
    .where('id', '=', id)
    .where(isInUse)
    .executeTakeFirst()

/** The ids below a parent, in their order. */
export const findSiblings = async (db: Db, parentId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('departments')
      .select('id')
      .where('parentId', '=', parentId)
      .orderBy('sort')
      .orderBy('id')
      .execute()
  ).map((d) => d.id)

/** Numbers siblings from 1 in this order; those already in place are not written. */
export const renumber = (db: Db, ids: readonly number[], now: Date) =>
  sql`update departments d set sort = o.place, updated_at = ${now}, version = d.version + 1
    from unnest(${idArray(ids)}) with ordinality as o (id, place) where d.id = o.id
      and d.sort <> o.place`.execute(db)

/**
 * Departments `d` of the second level with the department `above` them, in the order of the tree:
 * for sheets of other areas.
 */
export const secondLevelDepartments = (db: Db) =>
  db
    .selectFrom('departments as d')
    .innerJoin('departments as above', 'above.id', 'd.parentId')
    .select([
      'd.id',
      'd.code',
      'd.name',
      'd.nameEn',
      'above.name as parent',
      'above.nameEn as parentEn',
    ])
    .where('d.level', '=', 2)
    .orderBy('above.sort')
    .orderBy('above.id')
    .orderBy('d.sort')
    .orderBy('d.id')

/** Departments of the second level that are in use, in their order: for forms of other areas. */
export const findDepartmentsInUse = (db: Db) =>
  db
    .selectFrom('departments')
    .select(['id', 'name', 'nameEn'])
    .where('level', '=', 2)
    .where('status', '=', 1)
    .orderBy('sort')
    .orderBy('id')
    .execute()

/**
 * Departments that belong to a base, with everything below them, that may be chosen: for other
 * areas' forms.
 */
export const findDepartmentsOfBase = (db: Db, baseId: number) =>
  db
    .selectFrom('departments')
    .select(['departments.id', 'departments.name', 'departments.nameEn'])
    .where(isInUse)
    .where(
      sql<SqlBool>`exists (select 1 from base_departments bd
          join departments top on top.id = bd.department_id
        where bd.base_id = ${baseId} and starts_with(departments.tree_path, top.tree_path))`,
    )
    .orderBy('departments.treePath')
    .execute()
