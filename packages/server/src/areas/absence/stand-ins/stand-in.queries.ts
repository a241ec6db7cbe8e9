import { sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { stayCounts } from '../../rotations/rotations.public.ts'
import { isInTraining } from '../../trainees/trainees.public.ts'
import { takesDays } from '../leave/absence.queries.ts'

const MAX_OFFERED = 200
type Days = { startsOn: string; endsOn: string }

/**
 * Trainees in training with a stay in a department of the trainee on these days, who are not away
 * then.
 */
const colleagues = (db: Db, traineeId: number, { startsOn, endsOn }: Days) =>
  db
    .selectFrom('trainees as t')
    .select(['t.id', 't.realName as name', 't.number', 't.userId'])
    .where('t.id', '<>', traineeId)
    .where(isInTraining('t'))
    .where(
      sql<boolean>`exists (select from rotation_blocks mine
          join rotation_blocks b on b.department_id = mine.department_id and ${stayCounts('b')}
        and b.starts_on <= least(mine.ends_on, ${endsOn}::date)
        and b.ends_on >= greatest(mine.starts_on, ${startsOn}::date)
        where mine.trainee_id = ${traineeId} and ${stayCounts('mine')}
          and mine.starts_on <= ${endsOn} and mine.ends_on >= ${startsOn}
          and b.trainee_id = t.id)`,
    )
    .where(
      sql<boolean>`not exists (select from absences a where a.trainee_id = t.id
          and ${takesDays('a')}
        and a.starts_on <= ${endsOn} and a.ends_on >= ${startsOn})`,
    )

/** Those who are offered; a department with more of them at one time is not known. */
export const findColleagues = (db: Db, traineeId: number, days: Days) =>
  colleagues(db, traineeId, days).orderBy('t.number').limit(MAX_OFFERED).execute()

export const findColleague = (db: Db, traineeId: number, days: Days, id: number) =>
  colleagues(db, traineeId, days).where('t.id', '=', id).executeTakeFirst()

const standIns = (db: Db) =>
  db
    .selectFrom('absenceStandIns as s')
    .innerJoin('absences as a', 'a.id', 's.absenceId')
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .innerJoin('trainees as o', 'o.id', 'a.traineeId')

/** The stand-ins of these leaves. */
export const findStandIns = (db: Db, absenceIds: readonly number[]) =>
  standIns(db)
    .select([
      's.absenceId',
      's.traineeId',
      's.answer',
      's.answeredAt',
      's.note',
      't.realName as name',
      't.userId',
    ])
    .where('s.absenceId', '=', anyId(absenceIds))
    .execute()

/** Leaves that are not over and for which this user is asked to stand in. */
const requestsTo = (db: Db, userId: number, today: string) =>
  standIns(db).where('t.userId', '=', userId).where(takesDays('a')).where('a.endsOn', '>=', today)

export const findRequests = (db: Db, userId: number, today: string) =>
  requestsTo(db, userId, today)
    .select([
      'a.id',
      'a.startsOn',
      'a.startsHalf',
      'a.endsOn',
      'a.endsHalf',
      's.answer',
      'o.realName as name',
      'o.userId as ownerUserId',
    ])
    .select(
      sql<{
        name: string
        nameEn: string | null
      } | null>`(select jsonb_build_object('name', d.name, 'nameEn', d.name_en)
          from rotation_blocks b
        join departments d on d.id = b.department_id where b.trainee_id = a.trainee_id
          and ${stayCounts('b')}
        and b.starts_on <= a.ends_on and b.ends_on >= a.starts_on order by b.starts_on limit 1)`.as(
        'place',
      ),
    )
    .where((e) => e.or([e('s.answer', 'is', null), e('s.answer', '=', 'agreed')]))
    .orderBy('a.startsOn')
    .execute()

/** One of them, its answer locked. */
export const findRequestForUpdate = (db: Db, userId: number, absenceId: number, today: string) =>
  requestsTo(db, userId, today)
    .select([
      'a.id',
      's.answer',
      'a.kind',
      'a.startsOn',
      'a.endsOn',
      't.realName as name',
      'o.userId as ownerUserId',
    ])
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
  answer: ColumnValue<'absenceStandIns', 'answer'>,
  note: string | null,
  now: Date,
) =>
  db
    .updateTable('absenceStandIns')
    .set({ answer, note, answeredAt: now })
    .where('absenceId', '=', absenceId)
    .execute()

/** Replaces the colleague who is asked, who has not answered; null: nobody is asked. */
export async function replaceStandIn(db: Db, absenceId: number, traineeId: number | null) {
  await db.deleteFrom('absenceStandIns').where('absenceId', '=', absenceId).execute()
  if (traineeId !== null)
    await db.insertInto('absenceStandIns').values({ absenceId, traineeId }).execute()
}
