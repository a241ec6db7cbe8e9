import { addDays } from '@residency/contract/kernel/day'
import type { Db } from '../../../platform/db/connect/pool.ts'

/** A shift of an account in a published roster with what is known of its hours, locked. */
export const lockOwnShift = (db: Db, userId: number, shiftId: number) =>
  db
    .selectFrom('dutyShifts as s')
    .innerJoin('dutyRosters as r', 'r.id', 's.rosterId')
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .innerJoin('shiftKinds as k', 'k.id', 's.kindId')
    .leftJoin('dutyHours as h', (on) =>
      on.onRef('h.traineeId', '=', 's.traineeId').onRef('h.day', '=', 's.day'),
    )
    .select(['s.id', 's.traineeId', 's.day', 's.startsAt', 's.endsAt', 'k.name as kind'])
    .select(['r.departmentId', 'r.state as rosterState'])
    .select(['h.id as hoursId', 'h.version', 'h.signedInAt', 'h.signedOutAt'])
    .where('t.userId', '=', userId)
    .where('s.id', '=', shiftId)
    .where('r.publishedAt', 'is not', null)
    .forUpdate('s')
    .executeTakeFirst()

export type OwnShiftRow = NonNullable<Awaited<ReturnType<typeof lockOwnShift>>>

type ShiftKey = Pick<OwnShiftRow, 'traineeId' | 'day'>

/** Whether another person signed in with this browser around the same day. */
export const isDeviceOfAnother = async (db: Db, device: Buffer, { traineeId, day }: ShiftKey) =>
  (await db
    .selectFrom('dutyHours')
    .select('id')
    .where('deviceHash', '=', device)
    .where('day', '>=', addDays(day, -1))
    .where('day', '<=', addDays(day, 1))
    .where('traineeId', '<>', traineeId)
    .executeTakeFirst()) !== undefined

type SignIn = { at: Date; isLeaving: boolean; device: Buffer }

/** Writes when somebody arrived at a shift, or left it. */
export const writeSignIn = (
  db: Db,
  { traineeId, day }: ShiftKey,
  { at, isLeaving, device }: SignIn,
) => {
  const signed = isLeaving ? { signedOutAt: at } : { signedInAt: at, deviceHash: device }

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
