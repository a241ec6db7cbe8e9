import type { Db } from '../../../platform/db/pool.ts'

/** Registrations with a seat or a score; the seat may have been given back. */
export const findExamsOf = (db: Db, userId: number) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('intakes as i', 'i.id', 'r.intake_id')
    .leftJoin('exam_seats as e', 'e.registration_id', 'r.id')
    .leftJoin('exam_sessions as s', 's.id', 'e.session_id')
    .select(['r.id as registration_id', 'e.ticket_number', 'e.seat_no', 'i.name as intake', 's.name', 's.place', 's.room', 's.starts_at'])
    .where('r.user_id', '=', userId)
    .where((e) =>
      e.or([
        e('e.seat_no', 'is not', null),
        e.exists(e.selectFrom('exam_scores as x').select('x.id').whereRef('x.registration_id', '=', 'r.id')),
      ]),
    )
    .orderBy('r.id')
    .execute()

export const findScoresByUser = (db: Db, userId: number) =>
  db
    .selectFrom('exam_scores as x')
    .innerJoin('registrations as r', 'r.id', 'x.registration_id')
    .selectAll('x')
    .where('r.user_id', '=', userId)
    .orderBy('x.id')
    .execute()

export const findReviewsByUser = (db: Db, userId: number) =>
  db
    .selectFrom('score_reviews as v')
    .innerJoin('registrations as r', 'r.id', 'v.registration_id')
    .selectAll('v')
    .where('r.user_id', '=', userId)
    .orderBy('v.id')
    .execute()
