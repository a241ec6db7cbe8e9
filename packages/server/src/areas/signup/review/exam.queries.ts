import { COMPONENTS } from '@residency/contract/areas/admission/score.public'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'

/** Where and when somebody sits. */
export const findExam = (db: Db, registrationId: number) =>
  db
    .selectFrom('examSeats as e')
    .innerJoin('examSessions as s', 's.id', 'e.sessionId')
    .select(['s.name', 's.startsAt', 's.place', 's.room', 'e.seatNo', 'e.ticketNumber'])
    .where('e.registrationId', '=', registrationId)
    .executeTakeFirst()

/** The same of many; nobody of them sits twice. */
export const findSeatsOf = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('examSeats as e')
    .innerJoin('examSessions as s', 's.id', 'e.sessionId')
    .select(['e.registrationId', 's.name', 's.startsAt', 'e.ticketNumber'])
    .where('e.registrationId', '=', anyId(registrationIds))
    .execute()

/** Scores checked by a second person; a changed one reappears when it is checked again. */
export const findCheckedScores = (db: Db, registrationId: number) =>
  db
    .selectFrom('examScores')
    .select(['component', 'offerId', 'points'])
    .where('registrationId', '=', registrationId)
    .where('checkedBy', 'is not', null)
    .orderBy('offerId')
    .orderBy((e) => e.fn('array_position', [e.val([...COMPONENTS]), 'component']))
    .execute()
