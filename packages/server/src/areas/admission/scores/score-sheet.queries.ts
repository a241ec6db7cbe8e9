import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyText } from '../../../platform/db/patterns.ts'

/** The examinees of these ticket numbers, as a sheet is judged against them. */
export const findByTickets = (db: Db, tickets: readonly string[]) =>
  db
    .selectFrom('examSeats as e')
    .innerJoin('registrations as r', 'r.id', 'e.registrationId')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .innerJoin('examSessions as s', 's.id', 'e.sessionId')
    .select(['e.ticketNumber', 's.startsAt', 'r.id', 'r.userId', 'r.realName', 'r.state'])
    .select(['i.state as intakeState', 'i.scoresBy', 'i.seedCommitment'])
    .where('e.ticketNumber', '=', anyText(tickets))
    .execute()

export type SheetExaminee = Awaited<ReturnType<typeof findByTickets>>[number]
