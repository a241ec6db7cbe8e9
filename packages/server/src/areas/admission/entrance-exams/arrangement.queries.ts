import type {
  ArrangementInput,
  ExamineeFilters,
  examineeSorts,
} from '@residency/contract/areas/admission/entrance-exams/arrangement.contract'
import { SCORES_OUT } from '@residency/contract/areas/signup/registration/registration.flow'
import type { Language } from '@residency/contract/kernel'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, groupsOfPage } from '../../../platform/db/pages.ts'
import { anyId, containing, literals } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { grouped } from '../../../platform/grouped.ts'
import { offerColumn } from '../offer-column.queries.ts'
import type { Stage } from './exams.policy.ts'

export const findIntakeForUpdate = (db: Db, id: number) =>
  db.selectFrom('intakes').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

const firstChoice = (db: Db) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .leftJoin('registrationChoices as c', (on) =>
      on.onRef('c.registrationId', '=', 'r.id').on('c.rank', '=', 1),
    )
    .leftJoin('offers as o', 'o.id', 'c.offerId')
    .leftJoin('majors as m', 'm.id', 'o.majorId')
    .leftJoin('trainingUnits as u', 'u.id', 'o.trainingUnitId')
    .leftJoin('examSeats as e', 'e.registrationId', 'r.id')
    .leftJoin('examSessions as s', 's.id', 'e.sessionId')

const isExempt = sql<boolean>`r.trainee_kind = any(i.exempt_kinds)`

/** Who waits for a seat of this arrangement, locked until the transaction ends where `isLocked`. */
export function findWaiting(db: Db, preference: ArrangementInput, isLocked: boolean) {
  let match = firstChoice(db)
    .select(['r.id', 'r.realName', 'm.name as major', 'm.nameEn as majorEn'])
    .select(
      sql<number>`coalesce(o.place * 1000000000000 + o.id, 9000000000000000)`.as('offerPlace'),
    )
    .where('r.intakeId', '=', preference.intakeId)
    .where('r.state', '=', 'qualified')
    .where(sql<SqlBool>`not ${isExempt}`)
    .orderBy('r.id')

  if (preference.ids) match = match.where('r.id', '=', anyId(preference.ids))
  if (preference.baseId) match = match.where('m.baseId', '=', preference.baseId)
  if (preference.majorId) match = match.where('o.majorId', '=', preference.majorId)
  if (preference.traineeKind) match = match.where('r.traineeKind', '=', preference.traineeKind)

  return (isLocked ? match.forUpdate('r') : match).execute()
}

/** Seat numbers of these sessions that are given. */
export const findTakenSeats = (db: Db, sessionIds: readonly number[]) =>
  db
    .selectFrom('examSeats')
    .select(['sessionId', 'seatNo'])
    .where('sessionId', '=', anyId(sessionIds))
    .execute()

const sortsIn = (language: Language): SortColumns<(typeof examineeSorts)[number]> => ({
  realName: by.name('r.realName'),
  firstChoice: sql`nullif(${offerColumn(language)}, '')`,
  ticketNumber: by.column('e.ticketNumber'),
})

/** The stages in the order of the list, and who is in each. */
const STAGES: readonly [Stage, RawBuilder<boolean>][] = [
  ['waiting', sql<boolean>`(r.state = 'qualified' and not ${isExempt})`],
  ['arranged', sql<boolean>`r.state = 'examArranged'`],
  ['scored', sql<boolean>`(r.state in (${literals(SCORES_OUT)}) and e.seat_no is not null)`],
]

function filtered(db: Db, filters: ExamineeFilters) {
  let match = firstChoice(db)
  if (filters.intakeId) match = match.where('r.intakeId', '=', filters.intakeId)
  if (filters.sessionId) match = match.where('e.sessionId', '=', filters.sessionId)
  if (filters.majorId) match = match.where('o.majorId', '=', filters.majorId)
  if (filters.traineeKind) match = match.where('r.traineeKind', '=', filters.traineeKind)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([e('r.nameSearch', 'like', words), e('e.ticketNumber', 'like', words)]),
    )
  }

  return match
}

type Examinees = ReturnType<typeof filtered>

const inOrder = (match: Examinees, filters: ExamineeFilters, language: Language) =>
  sortedBy(selectColumns(match), filters.sort, sortsIn(language))
    .orderBy(sql`case r.state when 'qualified' then 0 when 'examArranged' then 1 else 2 end`)
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .orderBy('e.seatNo')
    .orderBy('r.id')

/** How many of a stage have a seat in each session, in their order; null: without a seat. */
async function countBySession(match: Examinees, isIn: RawBuilder<boolean>) {
  const groups = await match
    .where(isIn)
    .select(['s.id as sessionId', sql<number>`count(*)`.as('count')])
    .groupBy('s.id')
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .execute()

  return groups.map((group) => ({ ...group, isIn }))
}

/**
 * One page of those who wait, sit or were scored. In the list's own order each stage is counted by
 * its sessions, and only the stages and sessions of the page are read.
 */
export async function findExamineePage(db: Db, filters: ExamineeFilters, language: Language) {
  const match = filtered(db, filters)
  const stages = STAGES.filter(([stage]) => !filters.stage || stage === filters.stage)

  if (filters.sort)
    return findPage(
      match.where((e) => e.or(stages.map(([, isIn]) => isIn))),
      filters,
      (rows) => inOrder(rows, filters, language),
    )

  const counts = await Promise.all(stages.map(([, isIn]) => countBySession(match, isIn)))
  const { pageGroups: sessionGroups, offset, total } = groupsOfPage(counts.flat(), filters)

  const few = (isIn: RawBuilder<boolean>, sessions: Sessions, skipped: number) =>
    inOrder(match.where(isIn).where(isInSessions(sessions)), filters, language)
      .limit(sql.lit(filters.pageSize))
      .offset(skipped)
      .execute()

  const ofStages = [...grouped(sessionGroups, ({ isIn }) => isIn)]
  const rows = await Promise.all(
    ofStages.map(([isIn, sessions], i) => few(isIn, sessions, i === 0 ? offset : 0)),
  )

  return { rows: rows.flat().slice(0, filters.pageSize), total }
}

type Sessions = readonly { sessionId: number | null }[]

const isInSessions = (sessions: Sessions) => {
  const ids = sessions.flatMap(({ sessionId }) => sessionId ?? [])
  const isIn = sql<boolean>`e.session_id = ${anyId(ids)}`

  return ids.length === sessions.length ? isIn : sql<boolean>`(${isIn} or e.session_id is null)`
}

const selectColumns = (match: Examinees) =>
  match
    .select([
      'r.id',
      'r.intakeId',
      'r.realName',
      'r.state',
      'r.traineeKind',
      'e.sessionId',
      'e.seatNo',
      'e.ticketNumber',
    ])
    .select(['m.name as major', 'm.nameEn as majorEn', 'u.name as unit', 'u.nameEn as unitEn'])
    .select(['s.name as session', 's.place', 's.room', 's.startsAt'])

/**
 * A seat with its session, of any reader. With `isLocked` the registration is locked too, and no
 * seat of it is added or removed without that lock.
 */
export function findSeat(db: Db, registrationId: number, isLocked = false) {
  const seat = db
    .selectFrom('examSeats as e')
    .innerJoin('registrations as r', 'r.id', 'e.registrationId')
    .innerJoin('examSessions as s', 's.id', 'e.sessionId')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .select([
      'e.registrationId',
      'e.sessionId',
      'e.seatNo',
      'e.ticketNumber',
      'r.state',
      'r.userId',
      'r.realName',
      'r.intakeId',
    ])
    .select([
      'i.name as intake',
      'i.nameEn as intakeEn',
      's.name',
      's.place',
      's.room',
      's.startsAt',
      's.endsAt',
    ])
    .where('e.registrationId', '=', registrationId)

  return (isLocked ? seat.forUpdate('r') : seat).executeTakeFirst()
}
