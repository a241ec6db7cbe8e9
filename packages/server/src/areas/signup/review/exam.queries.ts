import { COMPONENTS } from '@residency/contract/areas/admission/score.public'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'

/** Where and when somebody sits. */
export const findExam = (db: Db, registrationId: number) =>
  db
    .selectFrom('exam_seats as e')
    .innerJoin('exam_sessions as s', 's.id', 'e.session_id')
    .select(['s.name', 's.starts_at', 's.place', 's.room', 'e.seat_no', 'e.ticket_number'])
    .where('e.registration_id', '=', registrationId)
    .executeTakeFirst()

/** The same of many; nobody of them sits twice. */
export const findSeatsOf = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('exam_seats as e')
    .innerJoin('exam_sessions as s', 's.id', 'e.session_id')
    .select(['e.registration_id', 's.name', 's.starts_at', 'e.ticket_number'])
    .where('e.registration_id', '=', anyId(registrationIds))
    .execute()

/** Scores checked by a second person; a changed one reappears when it is checked again. */
export const findCheckedScores = (db: Db, registrationId: number) =>
  db
    .selectFrom('exam_scores')
    .select(['component', 'offer_id', 'points'])
    .where('registration_id', '=', registrationId)
    .where('checked_by', 'is not', null)
    .orderBy('offer_id')
    .orderBy((e) => e.fn('array_position', [e.val([...COMPONENTS]), 'component']))
    .execute()
