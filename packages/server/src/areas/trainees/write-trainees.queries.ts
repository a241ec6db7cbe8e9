import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/connect/pool.ts'
import { changeRecord } from '../../platform/db/records.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

type Column = 'realName' | 'education'

/** Writes one fact of many trainees, each with its own value. */
export const writeTraineeFact = (
  tx: SignedCtx,
  column: Column,
  facts: readonly { id: number; value: string | null }[],
) =>
  sql`update trainees set ${sql.ref(column)} = fact.value, version = version + 1,
      updated_at = ${tx.now()}
    from ${rowsOf(facts, { id: 'bigint', value: 'text' })} fact
    where trainees.id = fact.id`.execute(tx.db)

/** Records the education of trainees as their file has it. */
export const writeEducation = (db: Db, rows: readonly { id: number; education: string | null }[]) =>
  sql`update trainees t set education = file.education
    from ${rowsOf(rows, { id: 'bigint', education: 'text' })} file where t.id = file.id`.execute(db)

/**
 * Moves planned ends by days, never before the agreed one; the database computes them from start,
 * length and these days. Answers the new ends.
 */
export async function addExtensionDays(
  tx: SignedCtx,
  shifts: readonly { traineeId: number; days: number }[],
): Promise<{ id: number; plannedEnd: string | null }[]> {
  const { rows } = await sql<{ id: number; plannedEnd: string | null }>`update trainees t
    set extension_days = greatest(0, t.extension_days + shift.days), version = t.version + 1,
      updated_at = ${tx.now()}
    from (select trainee_id as id, sum(days)::int as days
      from ${rowsOf(shifts, { traineeId: 'bigint', days: 'int' })} given group by 1) shift
    where t.id = shift.id returning t.id, t.planned_end`.execute(tx.db)

  return rows
}

/** Gives trainees another major. */
export const writeMajors = (
  tx: SignedCtx,
  majors: readonly { id: number; major: number | null }[],
) =>
  sql`update trainees t
      set major_id = to_major.major, version = t.version + 1, updated_at = ${tx.now()}
    from ${rowsOf(majors, { id: 'bigint', major: 'bigint' })} to_major
    where t.id = to_major.id`.execute(tx.db)

type Trainee = Selectable<DB['trainees']>

export type TrainingColumns = Pick<
  Trainee,
  'trainingUnitId' | 'traineeKind' | 'degreeKind' | 'education' | 'startsOn' | 'lengthMonths'
>

/** Writes what the office keeps of a training, and audits it. */
export async function writeTraining(
  tx: SignedCtx,
  before: Trainee,
  columns: TrainingColumns,
): Promise<void> {
  const former = Object.fromEntries(
    Object.keys(columns).map((name) => [name, before[name as keyof TrainingColumns]]),
  )
  await changeRecord(tx, 'trainees', before, {
    columns,
    action: 'students.trainee.update',
    entity: 'trainee',
    detail: { before: former, after: columns },
  })
}
