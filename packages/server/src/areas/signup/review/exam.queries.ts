import type { Db } from '../../../platform/db/pool.ts'

/** Where and when somebody sits. */
export const findExam = (db: Db, registrationId: number) =>
  db
    .selectFrom('exam_seats as e')
    .innerJoin('exam_sessions as s', 's.id', 'e.session_id')
    .select(['s.name', 's.starts_at', 's.place', 's.room', 'e.seat_no', 'e.ticket_number'])
    .where('e.registration_id', '=', registrationId)
    .executeTakeFirst()

export const findScores = (db: Db, registrationId: number) =>
  db
    .selectFrom('exam_scores')
    .select(['component', 'offer_id', 'points'])
    .where('registration_id', '=', registrationId)
    .orderBy('offer_id')
    .orderBy('component')
    .execute()
