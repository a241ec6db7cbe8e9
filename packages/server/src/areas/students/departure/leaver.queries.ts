import type { Db } from '../../../platform/db/pool.ts'

const leavers = (db: Db, userId: number) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .leftJoin('cohorts as c', 'c.id', 't.cohort_id')
    .select(['t.id', 't.status', 't.planned_end', 'm.base_id', 'c.name as cohort'])
    .where('t.user_id', '=', userId)
/** The trainee who asks to leave, locked. */
export const findLeaver = (db: Db, userId: number) => leavers(db, userId).forUpdate('t').executeTakeFirst()
export const findOwnTraining = (db: Db, userId: number) => leavers(db, userId).executeTakeFirst()
