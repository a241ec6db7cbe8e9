import type { ArrangementInput, ExamineeFilters } from '@residency/contract/areas/admission/entrance-exams/arrangement.contract'
import { SCORES_OUT } from '@residency/contract/areas/signup/registration/registration.flow'
import { type SqlBool, sql } from 'kysely'
import { findPage } from '../../../platform/db/pages.ts'
import { anyId, containing } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'

export const findIntakeForUpdate = (db: Db, id: number) =>
  db.selectFrom('intakes').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

const firstChoice = (db: Db) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('intakes as i', 'i.id', 'r.intake_id')
    .leftJoin('registration_choices as c', (on) => on.onRef('c.registration_id', '=', 'r.id').on('c.rank', '=', 1))
    .leftJoin('offers as o', 'o.id', 'c.offer_id')
    .leftJoin('majors as m', 'm.id', 'o.major_id')
    .leftJoin('training_units as u', 'u.id', 'o.training_unit_id')
    .leftJoin('exam_seats as e', 'e.registration_id', 'r.id')
    .leftJoin('exam_sessions as s', 's.id', 'e.session_id')
const isExempt = sql<boolean>`r.trainee_kind = any(i.exempt_kinds)`

/** Who waits for a seat by this wish, locked until the transaction ends where `isLocked`. */
export function findWaiting(db: Db, preference: ArrangementInput, isLocked: boolean) {
  let match = firstChoice(db)
    .select(['r.id', 'r.real_name', 'm.name as major', 'm.name_en as major_en'])
    .select(sql<number>`coalesce(o.place * 1000000000000 + o.id, 9000000000000000)`.as('offer_place'))
    .where('r.intake_id', '=', preference.intakeId)
    .where('r.state', '=', 'qualified')
    .where(sql<SqlBool>`not ${isExempt}`)
    .orderBy('r.id')
  if (preference.ids) match = match.where('r.id', '=', anyId(preference.ids))
  if (preference.baseId) match = match.where('m.base_id', '=', preference.baseId)
  if (preference.majorId) match = match.where('o.major_id', '=', preference.majorId)
  if (preference.traineeKind) match = match.where('r.trainee_kind', '=', preference.traineeKind)
  return (isLocked ? match.forUpdate('r') : match).execute()
}

/** Seat numbers of these sessions that are given. */
export const findGivenSeats = (db: Db, sessionIds: readonly number[]) =>
  db.selectFrom('exam_seats').select(['session_id', 'seat_no']).where('session_id', '=', anyId(sessionIds)).execute()

/** One page of those who wait, sit or were scored. */
export function findExamineePage(db: Db, filters: ExamineeFilters) {
  const stage = filters.stage
  let match = firstChoice(db).where((e) =>
    e.or([
      ...(!stage || stage === 'waiting' ? [e.and([e('r.state', '=', 'qualified'), sql<SqlBool>`not ${isExempt}`])] : []),
      ...(!stage || stage === 'arranged' ? [e('r.state', '=', 'examArranged')] : []),
      ...(!stage || stage === 'scored' ? [e.and([e('r.state', 'in', [...SCORES_OUT]), e('e.seat_no', 'is not', null)])] : []),
    ]),
  )
  if (filters.intakeId) match = match.where('r.intake_id', '=', filters.intakeId)
  if (filters.sessionId) match = match.where('e.session_id', '=', filters.sessionId)
  if (filters.majorId) match = match.where('o.major_id', '=', filters.majorId)
  if (filters.traineeKind) match = match.where('r.trainee_kind', '=', filters.traineeKind)
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e.or([e('r.name_search', 'like', words), e('e.ticket_number', 'like', words)]))
  }
  return findPage(match, filters, (rows) =>
    rows
      .select(['r.id', 'r.intake_id', 'r.real_name', 'r.state', 'r.trainee_kind', 'e.session_id', 'e.seat_no', 'e.ticket_number'])
      .select(['m.name as major', 'm.name_en as major_en', 'u.name as unit', 'u.name_en as unit_en'])
      .select(['s.name as session', 's.place', 's.room', 's.starts_at'])
      .orderBy(sql`case r.state when 'qualified' then 0 when 'examArranged' then 1 else 2 end`)
      .orderBy('s.starts_at')
      .orderBy('s.id')
      .orderBy('e.seat_no')
      .orderBy('r.id'),
  )
}

/** Somebody's seat with its session, whoever they are; their registration is locked where `isLocked`, and no seat of it comes or goes without. */
export function findSeat(db: Db, registrationId: number, isLocked = false) {
  const seat = db
    .selectFrom('exam_seats as e')
    .innerJoin('registrations as r', 'r.id', 'e.registration_id')
    .innerJoin('exam_sessions as s', 's.id', 'e.session_id')
    .innerJoin('intakes as i', 'i.id', 'r.intake_id')
    .select(['e.registration_id', 'e.session_id', 'e.seat_no', 'e.ticket_number', 'r.state', 'r.user_id', 'r.real_name', 'r.intake_id'])
    .select(['i.name as intake', 'i.name_en as intake_en', 's.name', 's.place', 's.room', 's.starts_at', 's.ends_at'])
    .where('e.registration_id', '=', registrationId)
  return (isLocked ? seat.forUpdate('r') : seat).executeTakeFirst()
}
