import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { ranBetween } from '../../trainees/trainees.public.ts'
import type { ChangeKind } from '../day-accounts/adjust-accounts.queries.ts'
import { takesDays } from '../leave/absence.queries.ts'

export const findCarryingTypes = (db: Db) =>
  db
    .selectFrom('leaveTypes')
    .select(['id', sql<string>`carries_until`.as('until')])
    .where('carriesUntil', 'is not', null)
    .where('status', '=', 1)
    .orderBy('id')
    .execute()

/** Trainees in training in both years. */
export const findTraineesOver = async (db: Db, year: number) =>
  (
    await db
      .selectFrom('trainees as t')
      .select('t.id')
      .where(ranBetween(`${year - 1}-01-01`, `${year - 1}-12-31`))
      .where(ranBetween(`${year}-01-01`, `${year}-12-31`))
      .orderBy('t.id')
      .execute()
  ).map(({ id }) => id)

const CARRIED: readonly ChangeKind[] = ['carriedOver', 'carryEnded']

/**
 * Days that were carried over into accounts of a year; without those that have ended, unless
 * `carriedOver` is given.
 */
export async function findCarriedRows(db: Db, typeId: number, year: number, kinds = CARRIED) {
  const rows = await db
    .selectFrom('leaveAccountChanges as c')
    .innerJoin('leaveAccounts as a', 'a.id', 'c.accountId')
    .select(['a.traineeId', sql<number>`sum(c.days)::float8`.as('days')])
    .where('a.leaveTypeId', '=', typeId)
    .where('a.year', '=', year)
    .where('c.kind', 'in', kinds)
    .groupBy('a.traineeId')
    .execute()

  return new Map(rows.map(({ traineeId, days }) => [traineeId, days]))
}

/** Days of a type that leaves hold on days of a year up to one of them. */
export async function findUsedUntil(
  db: Db,
  traineeIds: readonly number[],
  typeId: number,
  until: string,
) {
  const rows = await db
    .selectFrom('absenceDates as d')
    .innerJoin('absences as a', 'a.id', 'd.absenceId')
    .select(['a.traineeId', sql<number>`sum(d.days)::float8`.as('days')])
    .where('a.traineeId', '=', anyId(traineeIds))
    .where('a.leaveTypeId', '=', typeId)
    .where(takesDays('a'))
    .where('d.day', '>=', `${until.slice(0, 4)}-01-01`)
    .where('d.day', '<=', until)
    .groupBy('a.traineeId')
    .execute()

  return new Map(rows.map(({ traineeId, days }) => [traineeId, days]))
}

/** Days of an account that were used before leave was applied for here. */
export async function findUsedBefore(
  db: Db,
  { traineeId, typeId, year }: { traineeId: number; typeId: number; year: number },
) {
  const account = await db
    .selectFrom('leaveAccounts')
    .select('usedBefore')
    .where('traineeId', '=', traineeId)
    .where('leaveTypeId', '=', typeId)
    .where('year', '=', year)
    .executeTakeFirst()

  return Number(account?.usedBefore ?? 0)
}
