import { SCORES_OUT } from '@residency/contract/areas/signup/registration/registration.flow'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { SCORED_IN } from '../entrance-exams/exams.policy.ts'

const HAS_TICKET = [...SCORED_IN, ...SCORES_OUT]

const tickets = (db: Db) =>
  db
    .selectFrom('examSeats as e')
    .innerJoin('registrations as r', 'r.id', 'e.registrationId')
    .innerJoin('examSessions as s', 's.id', 'e.sessionId')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .leftJoin('registrationChoices as c', (on) =>
      on.onRef('c.registrationId', '=', 'r.id').on('c.rank', '=', 1),
    )
    .leftJoin('offers as o', 'o.id', 'c.offerId')
    .leftJoin('majors as m', 'm.id', 'o.majorId')
    .leftJoin('files as f', 'f.key', 'r.photoKey')
    .select([
      'r.id',
      'r.realName',
      'r.gender',
      'r.traineeKind',
      'i.name as intake',
      'i.nameEn as intakeEn',
    ])
    .select([
      'e.ticketNumber',
      'e.seatNo',
      's.name as session',
      's.place',
      's.room',
      's.startsAt',
      's.endsAt',
    ])
    .select(['m.name as major', 'm.nameEn as majorEn', 'f.storedAs', 'f.size'])
    .where('r.state', 'in', HAS_TICKET)

/** The ticket of one registration, while it is valid. */
export const findTicket = (db: Db, registrationId: number) =>
  tickets(db).where('r.id', '=', registrationId).executeTakeFirst()

/** The tickets of a session in the order of its seats. */
export const findTicketsOf = (db: Db, sessionId: number) =>
  tickets(db).where('s.id', '=', sessionId).orderBy('e.seatNo').execute()

export type Ticket = NonNullable<Awaited<ReturnType<typeof findTicket>>>

/** The newest own registration that was not withdrawn. */
export const findOwnRegistration = (db: Db, userId: number) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .selectAll('i')
    .select(['r.id as registrationId', 'r.state as registrationState', 'r.userId'])
    .where('r.userId', '=', userId)
    .where('r.state', '!=', 'withdrawn')
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst()
