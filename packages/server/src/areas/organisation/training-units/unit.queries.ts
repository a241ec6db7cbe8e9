import { type Language, labelIn, languageOf } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

/** Enabled units in their order, named in the reader's language. */
export async function findEnabledUnits(db: Db, language: Language = languageOf(undefined)) {
  const rows = await db
    .selectFrom('trainingUnits')
    .select(['id', 'parentId', 'name', 'nameEn', 'kind'])
    .where('status', '=', 1)
    .orderBy('sort')
    .orderBy('id')
    .execute()

  return rows.map((unit) => ({ ...unit, name: labelIn(language, unit.name, unit.nameEn) }))
}

/** One training unit, enabled or not (old records keep theirs). */
export const findTrainingUnit = (db: Db, id: number) =>
  db
    .selectFrom('trainingUnits')
    .select(['id', 'name', 'nameEn', 'kind', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Every unit with the top of its departments and how many are below it. */
export const findUnits = (db: Db) =>
  db
    .selectFrom('trainingUnits')
    .leftJoin('departments as top', 'top.trainingUnitId', 'trainingUnits.id')
    .selectAll('trainingUnits')
    .select('top.id as departmentId')
    .select(
      sql<number>`(select count(*) from departments d where d.tree_path like top.tree_path || '%'
          and d.id <> top.id)`.as('departmentCount'),
    )
    .orderBy('trainingUnits.sort')
    .orderBy('trainingUnits.id')
    .execute()

export type Unit = Awaited<ReturnType<typeof findUnits>>[number]

export const findUnitForUpdate = (db: Db, id: number) =>
  db.selectFrom('trainingUnits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * Until the transaction ends nobody else changes the tree of units, or the tops of departments that
 * follow it.
 */
export const lockUnits = (db: Db) => sql`select pg_advisory_xact_lock(7203125)`.execute(db)

/** A unit and all above it, by id. */
export async function findAncestors(db: Db, id: number): Promise<number[]> {
  const rows = await sql<{ id: number }>`with recursive way as (
      select id, parent_id from training_units where id = ${id}
      union select u.id, u.parent_id from training_units u join way on u.id = way.parent_id)
    select id from way`.execute(db)

  return rows.rows.map((row) => row.id)
}

type UnitForm = { name: string; nameEn?: string | null; status: 0 | 1; code?: string | null }

/** The unit follows the top of its departments where that is changed as a department. */
export const changeUnitOf = (
  db: Db,
  unitId: number,
  { name, nameEn, status }: UnitForm,
  now: Date,
) =>
  db
    .updateTable('trainingUnits')
    .set((e) => ({
      name,
      status,
      ...(nameEn === undefined ? {} : { nameEn }),
      updatedAt: now,
      version: e('version', '+', 1),
    }))
    .where('id', '=', unitId)
    .execute()

type Top = { name: string; nameEn: string | null; status: 0 | 1; sort: number }

/**
 * Gives a unit the top of its departments: a top of the same name that is nobody's, or a new one.
 */
export async function addTop(db: Db, unitId: number, top: Top, now: Date) {
  const mine = { ...top, trainingUnitId: unitId, updatedAt: now }

  const adopted = await db
    .updateTable('departments')
    .set(mine)
    .where('parentId', '=', 0)
    .where('name', '=', top.name)
    .where('trainingUnitId', 'is', null)
    .executeTakeFirst()

  if (adopted.numUpdatedRows > 0n) return

  const made = { ...mine, parentId: 0, treePath: '', createdAt: now }

  const { id } = await db
    .insertInto('departments')
    .values(made)
    .returning('id')
    .executeTakeFirstOrThrow()

  await db
    .updateTable('departments')
    .set({ treePath: `${id}/` })
    .where('id', '=', id)
    .execute()
}

/** The top of a unit's departments follows the unit. */
export const changeTop = (db: Db, unitId: number, top: Omit<Top, 'sort'>, now: Date) =>
  db
    .updateTable('departments')
    .set((e) => ({ ...top, updatedAt: now, version: e('version', '+', 1) }))
    .where('trainingUnitId', '=', unitId)
    .execute()

/** The hospital that trains, whose name is printed at the top of documents. */
export const findHospital = (db: Db) =>
  db
    .selectFrom('trainingUnits')
    .select(['name', 'nameEn'])
    .where('kind', '=', 'main')
    .orderBy('id')
    .executeTakeFirst()
