import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

/** The shifts of an account between two days, in rosters that are published or closed. */
export const findOwnShifts = (db: Db, userId: number, from: string, until: string) =>
  db
    .selectFrom('dutyShifts as s')
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .innerJoin('dutyRosters as r', 'r.id', 's.rosterId')
    .innerJoin('shiftKinds as k', 'k.id', 's.kindId')
    .innerJoin('departments as d', 'd.id', 'r.departmentId')
    .select(['s.id', 's.day', 's.startsAt', 's.endsAt', 'k.name as kind', 'k.isNight', 'k.onCall'])
    .select(['d.name as department', 'd.nameEn as departmentEn'])
    .select(['r.version', 'r.updatedAt', 'r.state', 's.traineeId'])
    .select(
      sql<
        string[]
      >`array(select o.real_name from duty_shifts x join trainees o on o.id = x.trainee_id
        where x.roster_id = s.roster_id and x.day = s.day and x.kind_id = s.kind_id and x.id <> s.id
        order by o.real_name)`.as('others'),
    )
    .where('t.userId', '=', userId)
    .where('r.publishedAt', 'is not', null)
    .where('s.day', '>=', from)
    .where('s.day', '<=', until)
    .orderBy('s.startsAt')
    .execute()
