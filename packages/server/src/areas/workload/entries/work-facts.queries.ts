import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

export const findWorker = (db: Db, userId: number) =>
  db
    .selectFrom('trainees')
    .select(['id', 'user_id', 'starts_on', 'planned_end', 'cohort_id'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
export type Worker = NonNullable<Awaited<ReturnType<typeof findWorker>>>

export type RequirementRow = {
  id: number
  row_id: number
  kind: 'disease' | 'skill' | 'rescue' | 'basic' | 'study'
  item: string
  unit: string | null
  minimum: number
}
/** What the standard of a cohort asks for, by the rows of the cohort's table. */
export async function findRequirements(db: Db, cohortId: number | null): Promise<RequirementRow[]> {
  if (cohortId === null) return []
  const { rows } = await sql<RequirementRow>`select q.id, r.id as row_id, q.kind, q.item, q.unit, q.minimum
    from cohort_rows r join standard_requirements q on q.row_id = r.standard_row_id
    where r.cohort_id = ${cohortId} order by r.place, q.place, q.id`.execute(db)
  return rows
}
/** Entered and passed of a trainee by requirement and stay; entered: what is passed or still waits. */
export async function countDone(db: Db, traineeId: number) {
  const { rows } = await sql<{ requirement_id: number; block_id: number | null; entered: number; passed: number }>`
    select requirement_id, block_id, count(*) filter (where state in ('submitted', 'passed', 'returned'))::int as entered,
      count(*) filter (where state = 'passed')::int as passed
    from workload_entries where trainee_id = ${traineeId} and requirement_id is not null group by requirement_id, block_id`.execute(db)
  return rows
}
/** What a trainee logged last. */
export const findLastEntry = (db: Db, traineeId: number) =>
  db
    .selectFrom('workload_entries')
    .select(['requirement_id', 'kind', 'item', 'role'])
    .where('trainee_id', '=', traineeId)
    .where('state', 'in', ['submitted', 'passed', 'returned'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const isIn = (ids: readonly (number | string)[], type: 'bigint' | 'uuid' | 'text'): RawBuilder<never> =>
  sql`any(${sql.val([...ids])}::${sql.raw(`${type}[]`)})` as RawBuilder<never>
/** Entries of a trainee that were sent with these keys before. */
export const findSent = (db: Db, traineeId: number, keys: readonly string[]) =>
  db
    .selectFrom('workload_entries')
    .select(['id', 'key', 'marks'])
    .where('trainee_id', '=', traineeId)
    .where('key', '=', isIn(keys, 'uuid'))
    .execute()
/** Living entries of a trainee with one of these numbers. */
export const findSameNumbers = (db: Db, traineeId: number, hashes: readonly string[]) =>
  db
    .selectFrom('workload_entries')
    .select(['id', 'kind', 'item', 'number_hash', 'case_day'])
    .where('trainee_id', '=', traineeId)
    .where('number_hash', '=', isIn(hashes, 'text'))
    .where('state', 'in', ['submitted', 'passed', 'returned'])
    .orderBy('id')
    .execute()
/** Cases of the patient library in use, with the departments in which they may be chosen: the library's own and those below it. */
export const findPatients = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('workload_patients as p')
    .select(['p.id', 'p.number_hash', 'p.number_tail'])
    .select(
      sql<number[]>`array(select d.id from departments d join departments top on top.id = p.department_id
        where starts_with(d.tree_path, top.tree_path))`.as('department_ids'),
    )
    .where('p.id', '=', isIn(ids, 'bigint'))
    .where('p.status', '=', 1)
    .execute()
