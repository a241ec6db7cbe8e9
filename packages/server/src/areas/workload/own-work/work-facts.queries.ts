import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { noneOfIds } from '../../../platform/db/patterns.ts'
import { casesEntered, casesOfAll, casesPassed, isEntered } from '../entries/case-count.queries.ts'

export const findWorker = (db: Db, userId: number) =>
  db
    .selectFrom('trainees')
    .select(['id', 'userId', 'startsOn', 'plannedEnd', 'cohortId'])
    .where('userId', '=', userId)
    .executeTakeFirst()

export type Worker = NonNullable<Awaited<ReturnType<typeof findWorker>>>

export type RequirementRow = {
  id: number
  rowId: number
  kind: 'disease' | 'skill' | 'rescue' | 'basic' | 'study'
  item: string
  unit: string | null
  minimum: number
}

/** What the standard of a cohort asks for, by the rows of the cohort's table. */
export async function findRequirements(db: Db, cohortId: number | null): Promise<RequirementRow[]> {
  if (cohortId === null) return []

  const { rows } =
    await sql<RequirementRow>`select q.id, r.id as row_id, q.kind, q.item, q.unit, q.minimum
    from cohort_rows r join standard_requirements q on q.row_id = r.standard_row_id
    where r.cohort_id = ${cohortId} order by r.place, q.place, q.id`.execute(db)

  return rows
}

/**
 * Entered and passed of a trainee by requirement and stay; entered: what is passed or still waits.
 */
export async function countDone(db: Db, traineeId: number) {
  const { rows } = await sql<{
    requirementId: number
    blockId: number | null
    entered: number
    passed: number
  }>`
    select e.requirement_id, e.block_id, ${casesEntered} as entered, ${casesPassed} as passed
    from workload_entries e where e.trainee_id = ${traineeId} and e.requirement_id is not null
    group by e.requirement_id, e.block_id`.execute(db)

  return rows
}

/** What a trainee logged last. */
export const findLastEntry = (db: Db, traineeId: number) =>
  db
    .selectFrom('workloadEntries')
    .select(['requirementId', 'kind', 'item', 'role'])
    .where('traineeId', '=', traineeId)
    .where('state', 'in', ['submitted', 'passed', 'returned'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const isIn = (
  ids: readonly (number | string)[],
  type: 'bigint' | 'uuid' | 'text',
): RawBuilder<never> => sql`any(${sql.val([...ids])}::${sql.raw(`${type}[]`)})` as RawBuilder<never>

type SentRow = { id: number; key: string; marks: string[] }

/** Entries of a trainee that were sent with these keys before. */
export function findSent(db: Db, traineeId: number, keys: readonly string[]): Promise<SentRow[]> {
  return db
    .selectFrom('workloadEntries')
    .select(['id', 'key', 'marks'])
    .where('traineeId', '=', traineeId)
    .where('key', '=', isIn(keys, 'uuid'))
    .execute()
}

/** Until the transaction ends, nobody else changes how many cases of a trainee count. */
export const lockWorkload = (db: Db, traineeId: number) =>
  sql`select lock_workload_of(${traineeId})`.execute(db)

export type DayCount = { caseDay: string; kind: string; item: string; cases: number }

/**
 * How many cases of each item a trainee has on these days, without the entries that are about to be
 * replaced.
 */
export async function countDays(
  db: Db,
  traineeId: number,
  days: readonly string[],
  without: readonly number[],
): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`select e.case_day, e.kind, e.item, ${casesOfAll} as cases
        from workload_entries e
    where e.trainee_id = ${traineeId} and e.case_day = any(${sql.val([...days])}::date[])
      and ${isEntered} and e.id <> ${noneOfIds(without)}
    group by e.case_day, e.kind, e.item`.execute(db)

  return rows
}

/** Living entries of a trainee with one of these numbers. */
export const findSameNumbers = (db: Db, traineeId: number, hashes: readonly string[]) =>
  db
    .selectFrom('workloadEntries')
    .select(['id', 'kind', 'item', 'numberHash', 'caseDay'])
    .where('traineeId', '=', traineeId)
    .where('numberHash', '=', isIn(hashes, 'text'))
    .where('state', 'in', ['submitted', 'passed', 'returned'])
    .orderBy('id')
    .execute()

/**
 * Cases of the patient library in use, with the departments in which they may be chosen: the
 * library's own and those below it.
 */
export const findPatients = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('workloadPatients as p')
    .select(['p.id', 'p.numberHash', 'p.numberTail'])
    .select(
      sql<
        number[]
      >`array(select d.id from departments d join departments top on top.id = p.department_id
        where starts_with(d.tree_path, top.tree_path))`.as('departmentIds'),
    )
    .where('p.id', '=', isIn(ids, 'bigint'))
    .where('p.status', '=', 1)
    .execute()
