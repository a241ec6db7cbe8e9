import { anyText } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'

/** The examinees of these ticket numbers, as a sheet is judged against them. */
export const findByTickets = (db: Db, tickets: readonly string[]) =>
  db
    .selectFrom('exam_seats as e')
    .innerJoin('registrations as r', 'r.id', 'e.registration_id')
    .innerJoin('intakes as i', 'i.id', 'r.intake_id')
    .innerJoin('exam_sessions as s', 's.id', 'e.session_id')
    .select(['e.ticket_number', 's.starts_at', 'r.id', 'r.user_id', 'r.real_name', 'r.state'])
    .select(['i.state as intake_state', 'i.scores_by', 'i.seed_commitment'])
    .where('e.ticket_number', '=', anyText(tickets))
    .execute()
export type SheetExaminee = Awaited<ReturnType<typeof findByTickets>>[number]
