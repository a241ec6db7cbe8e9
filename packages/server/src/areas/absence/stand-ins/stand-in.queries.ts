import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { ColumnValue, Db } from '../../../platform/db/pool.ts'
import { isInTraining } from '../../trainees/trainees.public.ts'

const OVER = ['rejected', 'withdrawn', 'revoked', 'cancelled'] as const
type Days = { startsOn: string; endsOn: string }

/** Trainees in training with a stay in a department of the trainee on these days, who are not away then. */
export const findColleagues = (db: Db, traineeId: number, { startsOn, endsOn }: Days) =>
  db
    .selectFrom('trainees as t')
    .select(['t.id', 't.real_name as name', 't.number', 't.user_id'])
    .where('t.id', '<>', traineeId)
    .where(isInTraining('t'))
    .where(
      sql<boolean>`exists (select from rotation_blocks mine join rotation_blocks b on b.department_id = mine.department_id and b.state <> 'failed'
        and b.starts_on <= least(mine.ends_on, ${endsOn}::date) and b.ends_on >= greatest(mine.starts_on, ${startsOn}::date)
        where mine.trainee_id = ${traineeId} and mine.state <> 'failed' and mine.starts_on <= ${endsOn} and mine.ends_on >= ${startsOn}
          and b.trainee_id = t.id)`,
    )
    .where(
      sql<boolean>`not exists (select from absences a where a.trainee_id = t.id and a.state not in ('draft', 'rejected', 'withdrawn', 'revoked', 'cancelled')
        and a.starts_on <= ${endsOn} and a.ends_on >= ${startsOn})`,
    )
    .orderBy('t.number')
    .limit(200)
    .execute()

const standIns = (db: Db) =>
  db
    .selectFrom('absence_stand_ins as s')
    .innerJoin('absences as a', 'a.id', 's.absence_id')
    .innerJoin('trainees as t', 't.id', 's.trainee_id')
    .innerJoin('trainees as o', 'o.id', 'a.trainee_id')
/** Who is asked to do the work during these leaves. */
export const findStandIns = (db: Db, absenceIds: readonly number[]) =>
  standIns(db)
    .select(['s.absence_id', 's.trainee_id', 's.answer', 's.answered_at', 's.note', 't.real_name as name', 't.user_id'])
    .where('s.absence_id', '=', anyId(absenceIds))
    .execute()

/** Leaves that are not over and whose work somebody is asked to do. */
const requestsTo = (db: Db, userId: number, today: string) =>
  standIns(db)
    .where('t.user_id', '=', userId)
    .where('a.state', 'not in', ['draft', ...OVER])
    .where('a.ends_on', '>=', today)
export const findRequests = (db: Db, userId: number, today: string) =>
  requestsTo(db, userId, today)
    .select([
      'a.id',
      'a.starts_on',
      'a.starts_half',
      'a.ends_on',
      'a.ends_half',
      's.answer',
      'o.real_name as name',
      'o.user_id as owner_user_id',
    ])
    .select(
      sql<{
        name: string
        name_en: string | null
      } | null>`(select jsonb_build_object('name', d.name, 'name_en', d.name_en) from rotation_blocks b
        join departments d on d.id = b.department_id where b.trainee_id = a.trainee_id and b.state <> 'failed'
        and b.starts_on <= a.ends_on and b.ends_on >= a.starts_on order by b.starts_on limit 1)`.as('place'),
    )
    .where((e) => e.or([e('s.answer', 'is', null), e('s.answer', '=', 'agreed')]))
    .orderBy('a.starts_on')
    .execute()
/** One of them, its answer locked. */
export const findRequestForUpdate = (db: Db, userId: number, absenceId: number, today: string) =>
  requestsTo(db, userId, today)
    .select(['a.id', 's.answer', 'a.kind', 'a.starts_on', 'a.ends_on', 't.real_name as name', 'o.user_id as owner_user_id'])
    .where('a.id', '=', absenceId)
    .forUpdate('s')
    .executeTakeFirst()
export const countRequests = async (db: Db, userId: number, today: string) =>
  (
    await requestsTo(db, userId, today)
      .select(sql<number>`count(*)::int`.as('count'))
      .where('s.answer', 'is', null)
      .executeTakeFirstOrThrow()
  ).count

export const writeAnswer = (
  db: Db,
  absenceId: number,
  answer: ColumnValue<'absence_stand_ins', 'answer'>,
  note: string | null,
  now: Date,
) => db.updateTable('absence_stand_ins').set({ answer, note, answered_at: now }).where('absence_id', '=', absenceId).execute()
/** Puts one colleague in the place of another, who has not answered; null: nobody is asked. */
export async function putStandIn(db: Db, absenceId: number, traineeId: number | null) {
  await db.deleteFrom('absence_stand_ins').where('absence_id', '=', absenceId).execute()
  if (traineeId !== null) await db.insertInto('absence_stand_ins').values({ absence_id: absenceId, trainee_id: traineeId }).execute()
}
