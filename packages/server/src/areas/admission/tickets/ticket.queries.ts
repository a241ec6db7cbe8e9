import { SCORES_OUT } from '@residency/contract/areas/signup/registration/registration.flow'
import type { Db } from '../../../platform/db/pool.ts'
import { SCORED_IN } from '../entrance-exams/exams.policy.ts'

const HAS_TICKET = [...SCORED_IN, ...SCORES_OUT]
const tickets = (db: Db) =>
  db
    .selectFrom('exam_seats as e')
    .innerJoin('registrations as r', 'r.id', 'e.registration_id')
    .innerJoin('exam_sessions as s', 's.id', 'e.session_id')
    .innerJoin('intakes as i', 'i.id', 'r.intake_id')
    .leftJoin('registration_choices as c', (on) => on.onRef('c.registration_id', '=', 'r.id').on('c.rank', '=', 1))
    .leftJoin('offers as o', 'o.id', 'c.offer_id')
    .leftJoin('majors as m', 'm.id', 'o.major_id')
    .leftJoin('files as f', 'f.key', 'r.photo_key')
    .select(['r.id', 'r.real_name', 'r.gender', 'r.trainee_kind', 'i.name as intake', 'i.name_en as intake_en'])
    .select(['e.ticket_number', 'e.seat_no', 's.name as session', 's.place', 's.room', 's.starts_at', 's.ends_at'])
    .select(['m.name as major', 'm.name_en as major_en', 'f.stored_as', 'f.size'])
    .where('r.state', 'in', HAS_TICKET)

/** The ticket of one registration, while it stands. */
export const findTicket = (db: Db, registrationId: number) => tickets(db).where('r.id', '=', registrationId).executeTakeFirst()
/** The tickets of a session in the order of its seats. */
export const findTicketsOf = (db: Db, sessionId: number) => tickets(db).where('s.id', '=', sessionId).orderBy('e.seat_no').execute()
export type Ticket = NonNullable<Awaited<ReturnType<typeof findTicket>>>

/** The newest own registration that was not withdrawn. */
export const findOwnRegistration = (db: Db, userId: number) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('intakes as i', 'i.id', 'r.intake_id')
    .selectAll('i')
    .select(['r.id as registration_id', 'r.state as registration_state', 'r.user_id'])
    .where('r.user_id', '=', userId)
    .where('r.state', '!=', 'withdrawn')
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst()
