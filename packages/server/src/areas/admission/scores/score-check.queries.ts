import type { ScoreComponent } from '@residency/contract/areas/admission/score.public'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId, literals } from '../../../platform/db/patterns.ts'
import { SCORED_IN } from '../entrance-exams/exams.policy.ts'

const MAX_ROWS = 1000

/** Scores of a component in a session that nobody has checked, in the order of the seats. */
export const findUncheckedScores = (db: Db, sessionId: number, component: ScoreComponent) =>
  db
    .selectFrom('examScores as x')
    .innerJoin('examSeats as e', 'e.registrationId', 'x.registrationId')
    .innerJoin('registrations as r', 'r.id', 'x.registrationId')
    .innerJoin('users as a', 'a.id', 'x.enteredBy')
    .leftJoin('offers as o', 'o.id', 'x.offerId')
    .leftJoin('majors as m', 'm.id', 'o.majorId')
    .leftJoin('trainingUnits as u', 'u.id', 'o.trainingUnitId')
    .leftJoin('registrationChoices as c', (on) =>
      on.onRef('c.registrationId', '=', 'r.id').onRef('c.offerId', '=', 'x.offerId'),
    )
    .select([
      'x.registrationId',
      'x.offerId',
      'x.points',
      'x.enteredBy',
      'a.nickname as enteredName',
    ])
    .select(['r.userId', 'r.realName', 'e.ticketNumber', 'e.seatNo'])
    .select(['m.name as major', 'm.nameEn as majorEn', 'u.name as unit', 'u.nameEn as unitEn'])
    .where('e.sessionId', '=', sessionId)
    .where('x.component', '=', component)
    .where('x.checkedBy', 'is', null)
    .where('r.state', 'in', [...SCORED_IN])
    .orderBy('e.seatNo')
    .orderBy('c.rank')
    .limit(MAX_ROWS)
    .execute()

/** How many lines of a session are checked in a component, and how many have no score of it. */
export async function countProgress(db: Db, sessionId: number, component: ScoreComponent) {
  const result = await sql<{ checked: number; missing: number }>`
    select count(*) filter (where x.checked_by is not null)::int as checked,
      count(*) filter (where x.id is null)::int as missing
    from exam_seats e join registrations r on r.id = e.registration_id
      join intakes i on i.id = r.intake_id
    left join registration_choices c on c.registration_id = r.id and i.scores_by = 'offer'
      and c.is_eligible is distinct from false
    left join exam_scores x on x.registration_id = r.id and x.component = ${component}
      and x.offer_id is not distinct from c.offer_id
    where e.session_id = ${sessionId} and r.state in (${literals(SCORED_IN)})
      and (i.scores_by = 'applicant' or c.offer_id is not null)`.execute(db)

  return result.rows[0]!
}

/**
 * Marks scores as checked. The waiver is stored with those that the same person has entered;
 * without one the table itself refuses them.
 */
export const markChecked = (
  db: Db,
  ids: readonly number[],
  check: { by: number; waiver: number | null },
  now: Date,
) =>
  db
    .updateTable('examScores')
    .set({
      checkedBy: check.by,
      checkedAt: now,
      waiverId: sql<
        number | null
      >`case when entered_by = ${check.by} then ${check.waiver}::bigint end`,
      differedBy: null,
      differedAt: null,
    })
    .where('id', '=', anyId(ids))
    .execute()

/** Marks scores from which a second entry differed. */
export const markDiffering = (db: Db, ids: readonly number[], differedBy: number, now: Date) =>
  db
    .updateTable('examScores')
    .set({ differedBy, differedAt: now })
    .where('id', '=', anyId(ids))
    .execute()

/** Corrections that waited for a second person and whose score is checked now. */
export const findCheckedReviews = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('scoreReviews as v')
    .innerJoin('registrations as r', 'r.id', 'v.registrationId')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .selectAll('v')
    .select(['r.userId', 'r.realName', 'i.name as intake', 'i.nameEn as intakeEn'])
    .where('v.registrationId', '=', anyId(registrationIds))
    .where('v.state', '=', 'asked')
    .where('v.answer', 'is not', null)
    .where(
      sql<SqlBool>`not exists (select 1 from exam_scores x
          where x.registration_id = v.registration_id and x.component = v.component
        and x.checked_by is null)`,
    )
    .orderBy('v.id')
    .forUpdate('v')
    .execute()

/** Scores of a session that wait for their check: who entered each, and whose it is. */
export const findWaitingScores = (db: Db, sessionId: number) =>
  db
    .selectFrom('examScores as x')
    .innerJoin('examSeats as e', 'e.registrationId', 'x.registrationId')
    .innerJoin('registrations as r', 'r.id', 'x.registrationId')
    .select(['x.enteredBy', 'r.userId'])
    .where('e.sessionId', '=', sessionId)
    .where('x.checkedBy', 'is', null)
    .where('r.state', 'in', [...SCORED_IN])
    .execute()

/**
 * Who entered and checked scores of a session alone, by each change of the setting, and when last.
 */
export const findScoresByOne = (db: Db, sessionId: number) =>
  db
    .selectFrom('examScores as x')
    .innerJoin('examSeats as e', 'e.registrationId', 'x.registrationId')
    .innerJoin('users as u', 'u.id', 'x.checkedBy')
    .select(['x.waiverId', 'u.displayName as who'])
    .select((e) => e.fn.max('x.checkedAt').$notNull().as('at'))
    .where('e.sessionId', '=', sessionId)
    .where('x.waiverId', 'is not', null)
    .groupBy(['x.waiverId', 'u.id'])
    .orderBy('x.waiverId')
    .execute()
