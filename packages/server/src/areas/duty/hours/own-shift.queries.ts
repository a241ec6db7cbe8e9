import { addDays, sundayOf } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

/** A shift of an account in a published roster. */
const ownShift = (db: Db, userId: number, shiftId: number) =>
  db
    .selectFrom('dutyShifts as s')
    .innerJoin('dutyRosters as r', 'r.id', 's.rosterId')
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .where('t.userId', '=', userId)
    .where('s.id', '=', shiftId)
    .where('r.publishedAt', 'is not', null)

/**
 * Locks a shift of an account, after its roster: a department that changes shifts locks the roster
 * first. What is known of its hours is read afterwards. Answers whose shift it is.
 */
export async function lockOwnShift(db: Db, userId: number, shiftId: number) {
  await ownShift(db, userId, shiftId).select('r.id').forShare('r').execute()

  return ownShift(db, userId, shiftId)
    .select(['s.traineeId', 's.day', 'r.departmentId'])
    .forUpdate('s')
    .executeTakeFirst()
}

/** Keeps the shifts of a trainee between two days as they are, until the week is confirmed. */
export const lockShifts = (
  db: Db,
  { traineeId, from, until }: { traineeId: number; from: string; until: string },
) =>
  db
    .selectFrom('dutyShifts')
    .select('id')
    .where('traineeId', '=', traineeId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .orderBy('id')
    .forUpdate()
    .execute()

type ShiftKey = { traineeId: number; day: string }

/** The leave that these shifts earn has to be judged again; they are locked. */
export const unsettleShifts = (db: Db, shifts: readonly ShiftKey[]) =>
  sql`update duty_shifts s set is_settled = false
    from ${rowsOf(
      shifts.map(({ traineeId, day }) => ({ traineeId, day })),
      { traineeId: 'bigint', day: 'date' },
    )} n
    where s.trainee_id = n.trainee_id and s.day = n.day`.execute(db)

/**
 * Whether another person signed in or out with this browser around the same day. One call at a time
 * asks about a browser.
 */
export async function isDeviceOfAnother(db: Db, device: Buffer, { traineeId, day }: ShiftKey) {
  await sql`select pg_advisory_xact_lock(${device.readBigInt64BE(0)})`.execute(db)

  const found = await db
    .selectFrom('dutyHours')
    .select('id')
    .where((e) => e.or([e('deviceHash', '=', device), e('leftDeviceHash', '=', device)]))
    .where('day', '>=', addDays(day, -1))
    .where('day', '<=', addDays(day, 1))
    .where('traineeId', '<>', traineeId)
    .executeTakeFirst()

  return found !== undefined
}

/** The leave that the shifts of a week earn has to be judged again. */
export const unsettleWeek = (
  db: Db,
  { traineeId, startsOn }: { traineeId: number; startsOn: string },
) =>
  db
    .updateTable('dutyShifts')
    .set({ isSettled: false })
    .where('traineeId', '=', traineeId)
    .where('day', '>=', startsOn)
    .where('day', '<=', sundayOf(startsOn))
    .execute()

type SignIn = { at: Date; isLeaving: boolean; device: Buffer }

/** Writes when somebody arrived at a shift, or left it. */
export const writeSignIn = (
  db: Db,
  { traineeId, day }: ShiftKey,
  { at, isLeaving, device }: SignIn,
) => {
  const signed = isLeaving
    ? { signedOutAt: at, leftDeviceHash: device }
    : { signedInAt: at, deviceHash: device, signedOutAt: null, leftDeviceHash: null }

  return db
    .insertInto('dutyHours')
    .values({ traineeId, day, ...signed, createdAt: at, updatedAt: at })
    .onConflict((on) =>
      on.columns(['traineeId', 'day']).doUpdateSet((e) => ({
        ...signed,
        updatedAt: at,
        version: e('dutyHours.version', '+', 1),
      })),
    )
    .execute()
}

type Correction = {
  outcome: 'worked' | 'missed'
  workedFrom: Date | null
  workedUntil: Date | null
  reason: string
  correctedAt: Date
}

/** Writes the correction of a shift without hours; answers the version. */
export const insertCorrection = async (
  db: Db,
  { traineeId, day }: ShiftKey,
  correction: Correction,
) =>
  (
    await db
      .insertInto('dutyHours')
      .values({
        traineeId,
        day,
        ...correction,
        createdAt: correction.correctedAt,
        updatedAt: correction.correctedAt,
      })
      .returning('version')
      .executeTakeFirstOrThrow()
  ).version
