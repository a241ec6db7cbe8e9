import type { Db } from '../../../platform/db/pool.ts'

export const findExamsOf = (db: Db, userId: number) =>
  db
    .selectFrom('exam_seats as e')
    .innerJoin('registrations as r', 'r.id', 'e.registration_id')
    .innerJoin('intakes as i', 'i.id', 'r.intake_id')
    .innerJoin('exam_sessions as s', 's.id', 'e.session_id')
    .select(['e.registration_id', 'e.ticket_number', 'e.seat_no', 'i.name as intake', 's.name', 's.place', 's.room', 's.starts_at'])
    .where('r.user_id', '=', userId)
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
