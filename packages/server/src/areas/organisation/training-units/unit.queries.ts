import { type Language, labelIn, languageOf } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

/** Enabled units in their order, named in the reader's language. */
export async function findEnabledUnits(db: Db, language: Language = languageOf(undefined)) {
  const rows = await db
    .selectFrom('training_units')
    .select(['id', 'parent_id', 'name', 'name_en', 'kind'])
    .where('status', '=', 1)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows.map((unit) => ({ ...unit, name: labelIn(language, unit.name, unit.name_en) }))
}

/** One training unit, enabled or not (old records keep theirs). */
export const findTrainingUnit = (db: Db, id: number) =>
  db.selectFrom('training_units').select(['id', 'name', 'name_en', 'kind', 'status']).where('id', '=', id).executeTakeFirst()

/** Every unit with the top of its departments and how many stand below it. */
export const findUnits = (db: Db) =>
  db
    .selectFrom('training_units')
    .leftJoin('departments as top', 'top.training_unit_id', 'training_units.id')
    .selectAll('training_units')
    .select('top.id as department_id')
    .select(
      sql<number>`(select count(*) from departments d where d.tree_path like top.tree_path || '%' and d.id <> top.id)`.as(
        'department_count',
      ),
    )
    .orderBy('training_units.sort')
    .orderBy('training_units.id')
    .execute()
export type Unit = Awaited<ReturnType<typeof findUnits>>[number]

export const findUnitForUpdate = (db: Db, id: number) =>
  db.selectFrom('training_units').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Until the transaction ends nobody else changes the tree of units, or the tops of departments that follow it. */
export const lockUnits = (db: Db) => sql`select pg_advisory_xact_lock(7203125)`.execute(db)

/** A unit and all above it, by id. */
export async function findAncestors(db: Db, id: number): Promise<number[]> {
  const rows = await sql<{ id: number }>`with recursive way as (
      select id, parent_id from training_units where id = ${id}
      union select u.id, u.parent_id from training_units u join way on u.id = way.parent_id)
    select id from way`.execute(db)
  return rows.rows.map((row) => row.id)
}

type Named = { name: string; name_en?: string | null; status: number; code?: string | null }
/** The unit follows the top of its departments where that is changed as a department. */
export const changeUnitOf = (db: Db, unitId: number, { name, name_en, status }: Named, now: Date) =>
  db
    .updateTable('training_units')
    .set((e) => ({ name, status, ...(name_en === undefined ? {} : { name_en }), updated_at: now, version: e('version', '+', 1) }))
    .where('id', '=', unitId)
    .execute()

type Top = { name: string; name_en: string | null; status: number; sort: number }
/** Gives a unit the top of its departments: a top of the same name that is nobody's, or a new one. */
export async function addTop(db: Db, unitId: number, top: Top, now: Date) {
  const mine = { ...top, training_unit_id: unitId, updated_at: now }
  const adopted = await db
    .updateTable('departments')
    .set(mine)
    .where('parent_id', '=', 0)
    .where('name', '=', top.name)
    .where('training_unit_id', 'is', null)
    .executeTakeFirst()
  if (adopted.numUpdatedRows > 0n) return
  const made = { ...mine, parent_id: 0, tree_path: '', created_at: now }
  const { id } = await db.insertInto('departments').values(made).returning('id').executeTakeFirstOrThrow()
  await db
    .updateTable('departments')
    .set({ tree_path: `${id}/` })
    .where('id', '=', id)
    .execute()
}
/** The top of a unit's departments follows the unit. */
export const changeTop = (db: Db, unitId: number, top: Omit<Top, 'sort'>, now: Date) =>
  db
    .updateTable('departments')
    .set((e) => ({ ...top, updated_at: now, version: e('version', '+', 1) }))
    .where('training_unit_id', '=', unitId)
    .execute()

/** The hospital that trains, whose name stands above what is printed. */
export const findHospital = (db: Db) =>
  db.selectFrom('training_units').select(['name', 'name_en']).where('kind', '=', 'main').orderBy('id').executeTakeFirst()
