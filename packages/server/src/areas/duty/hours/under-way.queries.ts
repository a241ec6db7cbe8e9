import { addDays } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'

/** Shifts of a department that are under way, and whether their people have arrived. */
export function findUnderWay(db: Db, departmentId: number, now: Date) {
  const today = dayInChina(now)

  return db
    .selectFrom('dutyShifts as s')
    .innerJoin('dutyRosters as r', 'r.id', 's.rosterId')
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .innerJoin('shiftKinds as k', 'k.id', 's.kindId')
    .leftJoin('dutyHours as h', (on) =>
      on.onRef('h.traineeId', '=', 's.traineeId').onRef('h.day', '=', 's.day'),
    )
    .select(['t.realName as name'])
    .select(sql<boolean>`h.signed_in_at is not null and h.signed_out_at is null`.as('isHere'))
    .where('r.departmentId', '=', departmentId)
    .where('r.publishedAt', 'is not', null)
    .where('k.onCall', '<>', 'home')
    .where('s.day', '>=', addDays(today, -1))
    .where('s.day', '<=', today)
    .where('s.startsAt', '<=', now)
    .where('s.endsAt', '>', now)
    .orderBy('s.startsAt')
    .orderBy('t.number')
    .execute()
}
