import type { ScoreComponent } from '@residency/contract/areas/admission/score.public'
import { type SqlBool, sql } from 'kysely'
import { anyId, anyText } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { SCORED_IN } from '../entrance-exams/exams.policy.ts'

const MOST = 1000

/** Scores of a component in a session that nobody has checked, in the order of the seats. */
export const findUnchecked = (db: Db, sessionId: number, component: ScoreComponent) =>
  db
    .selectFrom('exam_scores as x')
    .innerJoin('exam_seats as e', 'e.registration_id', 'x.registration_id')
    .innerJoin('registrations as r', 'r.id', 'x.registration_id')
    .innerJoin('users as a', 'a.id', 'x.entered_by')
    .leftJoin('offers as o', 'o.id', 'x.offer_id')
    .leftJoin('majors as m', 'm.id', 'o.major_id')
    .leftJoin('training_units as u', 'u.id', 'o.training_unit_id')
    .leftJoin('registration_choices as c', (on) => on.onRef('c.registration_id', '=', 'r.id').onRef('c.offer_id', '=', 'x.offer_id'))
    .select(['x.registration_id', 'x.offer_id', 'x.points', 'x.entered_by', 'a.nickname as entered_name'])
    .select(['r.user_id', 'r.real_name', 'e.ticket_number', 'e.seat_no'])
    .select(['m.name as major', 'm.name_en as major_en', 'u.name as unit', 'u.name_en as unit_en'])
    .where('e.session_id', '=', sessionId)
    .where('x.component', '=', component)
    .where('x.checked_by', 'is', null)
    .where('r.state', 'in', [...SCORED_IN])
    .orderBy('e.seat_no')
    .orderBy('c.rank')
    .limit(MOST)
    .execute()

/** How many lines of a session are checked in a component, and how many have no score of it. */
export async function countProgress(db: Db, sessionId: number, component: ScoreComponent) {
  const found = await sql<{ checked: number; missing: number }>`
    select count(*) filter (where x.checked_by is not null)::int as checked, count(*) filter (where x.id is null)::int as missing
    from exam_seats e join registrations r on r.id = e.registration_id join intakes i on i.id = r.intake_id
    left join registration_choices c on c.registration_id = r.id and i.scores_by = 'offer' and c.is_eligible is distinct from false
    left join exam_scores x on x.registration_id = r.id and x.component = ${component} and x.offer_id is not distinct from c.offer_id
    where e.session_id = ${sessionId} and r.state = ${anyText(SCORED_IN)}
      and (i.scores_by = 'applicant' or c.offer_id is not null)`.execute(db)
  return found.rows[0]!
}

/**
 * Marks scores as checked. The waiver is stored with those that the same person has entered; without one the table itself refuses them.
 */
export const markChecked = (db: Db, ids: readonly number[], check: { by: number; waiver: number | null }, at: Date) =>
  db
    .updateTable('exam_scores')
    .set({
      checked_by: check.by,
      checked_at: at,
      waiver_id: sql<number | null>`case when entered_by = ${check.by} then ${check.waiver}::bigint end`,
      differed_by: null,
      differed_at: null,
    })
    .where('id', '=', anyId(ids))
    .execute()

/** Marks scores from which a second entry differed. */
export const markDiffering = (db: Db, ids: readonly number[], differedBy: number, at: Date) =>
  db.updateTable('exam_scores').set({ differed_by: differedBy, differed_at: at }).where('id', '=', anyId(ids)).execute()

/** Corrections that waited for a second person and whose score is checked now. */
export const findSettledReviews = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('score_reviews as v')
    .innerJoin('registrations as r', 'r.id', 'v.registration_id')
    .innerJoin('intakes as i', 'i.id', 'r.intake_id')
    .selectAll('v')
    .select(['r.user_id', 'r.real_name', 'i.name as intake', 'i.name_en as intake_en'])
    .where('v.registration_id', '=', anyId(registrationIds))
    .where('v.state', '=', 'asked')
    .where('v.answer', 'is not', null)
    .where(
      sql<SqlBool>`not exists (select 1 from exam_scores x where x.registration_id = v.registration_id and x.component = v.component
        and x.checked_by is null)`,
    )
    .orderBy('v.id')
    .forUpdate('v')
    .execute()

/** Scores of a session that wait for their check: who entered each, and whose it is. */
export const findWaitingScores = (db: Db, sessionId: number) =>
  db
    .selectFrom('exam_scores as x')
    .innerJoin('exam_seats as e', 'e.registration_id', 'x.registration_id')
    .innerJoin('registrations as r', 'r.id', 'x.registration_id')
    .select(['x.entered_by', 'r.user_id'])
    .where('e.session_id', '=', sessionId)
    .where('x.checked_by', 'is', null)
    .where('r.state', 'in', [...SCORED_IN])
    .execute()

/** Who entered and checked scores of a session alone, by each change of the setting, and when last. */
export const findScoresByOne = (db: Db, sessionId: number) =>
  db
    .selectFrom('exam_scores as x')
    .innerJoin('exam_seats as e', 'e.registration_id', 'x.registration_id')
    .innerJoin('users as u', 'u.id', 'x.checked_by')
    .select(['x.waiver_id', (e) => e.fn.coalesce('u.real_name', 'u.nickname').as('who')])
    .select((e) => e.fn.max('x.checked_at').$notNull().as('at'))
    .where('e.session_id', '=', sessionId)
    .where('x.waiver_id', 'is not', null)
    .groupBy(['x.waiver_id', 'u.id'])
    .orderBy('x.waiver_id')
    .execute()
