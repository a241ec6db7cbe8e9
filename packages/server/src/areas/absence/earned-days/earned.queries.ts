import { addDays } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { takesDays } from '../leave/absence.queries.ts'
import type { EarnedDay, Use } from './earned.rules.ts'

/** The built-in type of leave that is earned by shifts and by overtime. */
const EARNED_TYPE = 'compensatory'

/** Whether shifts earn leave of this type. */
export const isEarnedByShifts = ({ code }: { code: string }): boolean => code === EARNED_TYPE

/** The type of leave that shifts earn; it is built in, and the office may disable it. */
export const findEarnedType = (db: Db) =>
  db
    .selectFrom('leaveTypes')
    .select(['id', 'status'])
    .where('code', '=', EARNED_TYPE)
    .executeTakeFirstOrThrow()

export type EarnedRow = EarnedDay & { traineeId: number; userId: number; warnedAt: Date | null }

const earnedOf = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('earnedDays as e')
    .innerJoin('trainees as t', 't.id', 'e.traineeId')
    .select(['e.id', 'e.traineeId', 't.userId', 'e.day', 'e.endsOn', 'e.isOver', 'e.warnedAt'])
    .select(['e.days', 'e.moved', 'e.ended'])
    .where('e.traineeId', '=', anyId(traineeIds))
    .orderBy('e.traineeId')
    .orderBy('e.day')

type StoredDay = Awaited<ReturnType<ReturnType<typeof earnedOf>['execute']>>[number]

const asEarned = ({ days, moved, ended, ...row }: StoredDay): EarnedRow => ({
  ...row,
  days: Number(days),
  moved: Number(moved),
  ended: Number(ended),
})

/** All days that trainees have earned, by trainee and day. */
export const findEarned = async (db: Db, traineeIds: readonly number[]): Promise<EarnedRow[]> =>
  (await earnedOf(db, traineeIds).execute()).map(asEarned)

/** The same, locked; their accounts are locked before. */
export const findEarnedForUpdate = async (
  db: Db,
  traineeIds: readonly number[],
): Promise<EarnedRow[]> => (await earnedOf(db, traineeIds).forUpdate('e').execute()).map(asEarned)

/** Days that a trainee has earned on each day between two. */
export const findEarnedBetween = async (
  db: Db,
  traineeId: number,
  from: string,
  until: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('earnedDays')
    .select(['day', 'days'])
    .where('traineeId', '=', traineeId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .execute()

  return new Map(rows.map(({ day, days }) => [day, Number(days)]))
}

/** Days of leave that trainees have used, hold or have asked for, of the type that is earned. */
export async function findUses(
  db: Db,
  traineeIds: readonly number[],
): Promise<(Use & { traineeId: number })[]> {
  const rows = await db
    .selectFrom('absenceDates as d')
    .innerJoin('absences as a', 'a.id', 'd.absenceId')
    .innerJoin('leaveTypes as y', 'y.id', 'a.leaveTypeId')
    .select(['a.traineeId', 'd.day', 'd.days'])
    .where('a.traineeId', '=', anyId(traineeIds))
    .where('y.code', '=', EARNED_TYPE)
    .where(takesDays('a'))
    .execute()

  return rows.map((row) => ({ ...row, days: Number(row.days) }))
}

/** Leave that is given up may bring days back for so long after their last day. */
const SETTLED_FOR = 400

/** So many days before their last day the trainee is warned. */
const WARNED_BEFORE = 30

/** From when to when days end about which trainees are warned. */
export const warnedUntil = (today: string) => addDays(today, WARNED_BEFORE)

/** Trainees with earned days that may have to be carried over, ended, or warned of. */
export const findTraineesToSettle = async (db: Db, today: string): Promise<number[]> =>
  (
    await db
      .selectFrom('earnedDays')
      .select('traineeId')
      .distinct()
      .where('endsOn', '>=', addDays(today, -SETTLED_FOR))
      .where('endsOn', '<=', warnedUntil(today))
      .union(
        db
          .selectFrom('earnedDays')
          .select('traineeId')
          .where('isOver', '=', false)
          .where((e) =>
            e.or([e('endsOn', '<', today), e('day', '<', `${today.slice(0, 4)}-01-01`)]),
          ),
      )
      .orderBy('traineeId')
      .execute()
  ).map(({ traineeId }) => traineeId)

type NewEarnedRow = { traineeId: number; day: string; days: number; endsOn: string }

/** Deletes days that are taken back. */
export const deleteEarned = (db: Db, ids: readonly number[]) =>
  db.deleteFrom('earnedDays').where('id', '=', anyId(ids)).execute()

/** Writes days that were earned, or what they are now: such a row begins again. */
export const writeEarned = (db: Db, rows: readonly NewEarnedRow[], now: Date) =>
  sql`insert into earned_days (trainee_id, day, days, ends_on, created_at, updated_at)
    select n.trainee_id, n.day, n.days, n.ends_on, ${now}::timestamptz, ${now}::timestamptz
    from ${rowsOf(rows, { traineeId: 'bigint', day: 'date', days: 'numeric', endsOn: 'date' })} n
    on conflict (trainee_id, day) do update set days = excluded.days, ends_on = excluded.ends_on,
      moved = 0, ended = 0, is_over = false, warned_at = null,
      updated_at = excluded.updated_at, version = earned_days.version + 1`.execute(db)

/** Writes what was carried over and what has ended. */
export const writeSettled = (db: Db, rows: readonly EarnedDay[], now: Date) =>
  sql`update earned_days e set moved = n.moved, ended = n.ended, is_over = n.is_over,
      updated_at = ${now}::timestamptz, version = e.version + 1
    from ${rowsOf(rows, { id: 'bigint', moved: 'numeric', ended: 'numeric', isOver: 'boolean' })} n
    where e.id = n.id`.execute(db)

/** Notes that the trainees were warned of these days. */
export const markWarned = (db: Db, ids: readonly number[], now: Date) =>
  db
    .updateTable('earnedDays')
    .set((e) => ({ warnedAt: now, updatedAt: now, version: e('version', '+', 1) }))
    .where('id', '=', anyId(ids))
    .execute()
