import { sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { byCode, byLabel } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { upsertRows } from '../../../platform/sheets/upsert-rows.ts'
import { auditSnapshot } from '../audit-snapshot.rules.ts'
import type { DepartmentScope } from '../organisation.policy.ts'
import { withinDepartmentScope } from './department.queries.ts'

/**
 * What departments of a level may be put below: units by name, or first-level departments by unit
 * and name; those in scope.
 */
export async function findPlaces(db: Db, scope: DepartmentScope, level: 1 | 2) {
  const rows = await db
    .selectFrom('departments')
    .select(['id', 'parentId', 'name', 'level'])
    .where('level', '<', 2)
    .where(withinDepartmentScope(scope))
    .execute()

  const tops = new Map(rows.filter((d) => d.level === 0).map((d) => [d.id, d.name]))
  const known = byLabel<{ id: number }>()

  for (const row of rows) {
    if (level === 1 && row.level === 0) known.set(JSON.stringify([row.name]), row)
    const top = tops.get(row.parentId)
    if (level === 2 && row.level === 1 && top !== undefined)
      known.set(JSON.stringify([top, row.name]), row)
  }

  return {
    get: (place: string) => known.get(place),
    units: byLabel([...tops.values()].map((name) => [name, name] as const)),
  }
}

/**
 * The stored names of the departments below these, by parent and name however it is typed: a second
 * spelling makes no second department.
 */
export async function findNamesBelow(db: Db, parentIds: readonly number[]) {
  const rows = await db
    .selectFrom('departments')
    .select(['parentId', 'name'])
    .where('parentId', '=', anyId(parentIds))
    .execute()

  return byLabel(rows.map((d) => [`${d.parentId}/${d.name}`, d.name] as const))
}

/** Whose each code is. */
export async function findCodes(db: Db) {
  const rows = await db
    .selectFrom('departments')
    .select(['code', 'parentId', 'name'])
    .where('code', 'is not', null)
    .execute()

  return byCode(rows.map((d) => [d.code!, d] as const))
}

type Department = {
  parentId: number
  name: string
  nameEn: string | null
  code: string | null
  kind: ColumnValue<'departments', 'kind'>
  sort: number
  status: 0 | 1
  capacity: number | null
  ratio: number | null
}

/**
 * Snapshots of the known ones of these departments for the audit log, locked until the transaction
 * ends.
 */
export async function findDepartmentSnapshots(db: Db, departments: readonly Department[]) {
  const rows = await db
    .selectFrom('departments')
    .select([
      'id',
      'parentId',
      'code',
      'name',
      'nameEn',
      'kind',
      'capacity',
      'ratio',
      'sort',
      'status',
    ])
    .where(
      sql<boolean>`(parent_id, name) in ${rowsOf(departments, { parentId: 'bigint', name: 'text' })}`,
    )
    .orderBy('id')
    .forUpdate()
    .execute()

  return rows.map(auditSnapshot)
}

/**
 * Adds or changes departments by their place and name; the level follows from the path,
 * and the capacity asks for the level.
 */
export async function putDepartments(tx: SignedCtx, departments: readonly Department[]) {
  const values = departments.map(({ parentId, name, nameEn, code, kind, sort, status }) => {
    return { parentId, treePath: '', name, nameEn, code, kind, sort, status }
  })
  await upsertRows(tx, 'departments', ['parentId', 'name'], values, ['treePath'])
  await sql`update departments d set tree_path = p.tree_path || d.id || '/' from departments p
      where d.tree_path = '' and p.id = d.parent_id`.execute(tx.db)
  await sql`update departments d set capacity = g.capacity, ratio = coalesce(g.ratio, d.ratio)
    from ${rowsOf(departments, { parentId: 'bigint', name: 'text', capacity: 'int', ratio: 'real' })} g
    where d.parent_id = g.parent_id and d.name = g.name and d.level = 2`.execute(tx.db)
}
