import type {
  ExamSessionFilters,
  examSessionSorts,
} from '@residency/contract/areas/admission/entrance-exams/exam-session.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { lockRows } from '../../../platform/db/versions.ts'

/** Seats of the session in the outer query `s` that are given. */
const taken = sql<number>`(select count(*)::int from exam_seats e where e.session_id = s.id)`

const SORTS: SortColumns<(typeof examSessionSorts)[number]> = {
  name: by.name('s.name'),
  startsAt: by.column('s.startsAt'),
  place: by.name('s.place'),
  taken: by.column('taken'),
}

/** One page of sessions, the newest intake first, then by date. */
export function findSessionPage(db: Db, filters: ExamSessionFilters) {
  let match = db.selectFrom('examSessions as s').innerJoin('intakes as i', 'i.id', 's.intakeId')
  if (filters.intakeId) match = match.where('s.intakeId', '=', filters.intakeId)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('s.name'), words),
        isFoundIn(e.ref('s.place'), words),
        isFoundIn(e.ref('s.room'), words),
      ]),
    )
  }

  return findPage(match, filters, (rows) => {
    const listed = rows
      .selectAll('s')
      .select(['i.name as intake', 'i.nameEn as intakeEn', taken.as('taken')])

    return sortedBy(listed, filters.sort, SORTS)
      .orderBy('i.year', 'desc')
      .orderBy('i.serial', 'desc')
      .orderBy('s.startsAt')
      .orderBy('s.id')
  })
}

export const findSession = (db: Db, id: number) =>
  db.selectFrom('examSessions').selectAll().where('id', '=', id).executeTakeFirst()

/** Sessions in the order in which they are filled. */
export const findSessions = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('examSessions')
    .selectAll()
    .where('id', '=', anyId(ids))
    .orderBy('startsAt')
    .orderBy('id')
    .execute()

export type ExamSessionRow = Awaited<ReturnType<typeof findSessions>>[number]

/** Locks sessions in one order, so that changes of seats come one after another. */
export const lockSessions = (db: Db, ids: readonly number[]) => lockRows(db, 'examSessions', ids)

/** The highest seat number that was given in a session, null where none was. */
export const findHighestSeat = async (db: Db, sessionId: number): Promise<number | null> =>
  (
    await db
      .selectFrom('examSeats')
      .select((e) => e.fn.max('seatNo').as('seat'))
      .where('sessionId', '=', sessionId)
      .executeTakeFirstOrThrow()
  ).seat

/** The names of those of these sessions in which a seat was given. */
export const findUsedSessions = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('examSessions as s')
    .select('s.name')
    .where('s.id', '=', anyId(ids))
    .where((e) =>
      e.exists(
        e.selectFrom('examSeats as t').select('t.seatNo').whereRef('t.sessionId', '=', 's.id'),
      ),
    )
    .orderBy('s.id')
    .execute()

/** Examinees of a session to notify, in the order of the seats. */
export const findSeatedPeople = (db: Db, sessionId: number) =>
  db
    .selectFrom('examSeats as e')
    .innerJoin('registrations as r', 'r.id', 'e.registrationId')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .select([
      'r.id',
      'r.userId',
      'r.realName',
      'i.name as intake',
      'i.nameEn as intakeEn',
      'e.seatNo',
      'e.ticketNumber',
    ])
    .where('e.sessionId', '=', sessionId)
    .where('r.state', '=', 'examArranged')
    .orderBy('e.seatNo')
    .execute()
