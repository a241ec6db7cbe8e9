import type { ApplicantFilters } from '@residency/contract/areas/mentors/choice/applicants.contract'
import { sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, idArray } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import { canHaveMentor } from './trainee.queries.ts'

const mentorName = sql<string>`u.display_name`

const applications = (db: Db) =>
  db
    .selectFrom('mentorApplications as a')
    .innerJoin('mentorWindows as w', 'w.id', 'a.windowId')
    .innerJoin('mentorEntries as e', 'e.id', 'a.entryId')
    .innerJoin('users as u', 'u.id', 'e.userId')
    .innerJoin('trainees as t', 't.id', 'a.traineeId')

const selectColumns = (match: ReturnType<typeof applications>) =>
  match
    .innerJoin('departments as d', 'd.id', 'e.departmentId')
    .innerJoin('bases as b', 'b.id', 'w.baseId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .selectAll('a')
    .select([
      'w.year',
      'w.mode',
      'w.isOn',
      'w.startsAt',
      'w.endsAt',
      'e.userId as mentorId',
      't.userId as traineeUserId',
    ])
    .select(['t.number', 't.realName', 'm.name as major', 'm.nameEn as majorEn'])
    .select([
      'b.name as base',
      'b.nameEn as baseEn',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select(mentorName.as('mentor'))
    .select(
      sql<number>`(select count(*)::int from mentor_match_runs r where r.window_id = w.id
          and r.state = 'published')`.as('published'),
    )

export type ApplicationRow = Awaited<ReturnType<typeof findChoices>>[number]

/** The choices of a trainee in a window in order; refused ones last. */
export const findChoices = (db: Db, windowId: number, traineeId: number) =>
  selectColumns(applications(db))
    .where('a.windowId', '=', windowId)
    .where('a.traineeId', '=', traineeId)
    .where('a.state', '!=', 'revoked')
    .orderBy(sql`a.state = 'refused'`)
    .orderBy('a.choiceRank')
    .orderBy('a.id')
    .execute()

/** The same without the names, locked in one order. */
export const findChoicesForUpdate = (db: Db, windowId: number, traineeId: number) =>
  db
    .selectFrom('mentorApplications')
    .selectAll()
    .where('windowId', '=', windowId)
    .where('traineeId', '=', traineeId)
    .where('state', '!=', 'revoked')
    .orderBy('id')
    .forUpdate()
    .execute()

const ownOf = (db: Db, userId: number) => applications(db).where('t.userId', '=', userId)

export function findOwnPage(
  db: Db,
  userId: number,
  state: ColumnValue<'mentorApplications', 'state'> | undefined,
  page: Page,
) {
  let match = ownOf(db, userId)
  if (state) match = match.where('a.state', '=', state)

  return findPage(match, page, (rows) => selectColumns(rows).orderBy('a.id', 'desc'))
}

export const countOwn = (db: Db, userId: number) => countRows(ownOf(db, userId))

/** A part of the own applications, the newest first, revoked ones included. */
export const findOwnBatch = (db: Db, userId: number, page: Page) =>
  pageOf(selectColumns(ownOf(db, userId)).orderBy('a.id', 'desc'), page).execute()

export const findOwnApplication = (db: Db, userId: number, id: number) =>
  selectColumns(applications(db))
    .where('a.id', '=', id)
    .where('t.userId', '=', userId)
    .executeTakeFirst()

export const findOwnApplicationForUpdate = (db: Db, userId: number, id: number) =>
  selectColumns(applications(db))
    .where('a.id', '=', id)
    .where('t.userId', '=', userId)
    .forUpdate('a')
    .executeTakeFirst()

/** Applications to a mentor; open ones only of trainees who can still have one. */
const applicationsTo = (db: Db, userId: number) =>
  applications(db)
    .where('e.userId', '=', userId)
    .where('a.state', '!=', 'revoked')
    .where((e) => e.or([e('a.state', '!=', 'applied'), canHaveMentor()]))

/** One page of those who applied to a mentor, those that wait first. */
export function findApplicantPage(
  db: Db,
  userId: number,
  { state, entryId, keywords }: ApplicantFilters,
  page: Page,
) {
  let match = applicationsTo(db, userId)
  if (state) match = match.where('a.state', '=', state)
  if (entryId) match = match.where('a.entryId', '=', entryId)

  if (keywords) match = match.where(isTraineeFoundBy('t', keywords))

  return findPage(match, page, (rows) =>
    selectColumns(rows)
      .orderBy(sql`case a.state when 'applied' then 0 else 1 end`)
      .orderBy(sql`a.mentor_rank nulls last`)
      .orderBy('a.id'),
  )
}

/** Everybody who applied to these entries of a mentor in these windows, in the mentor's order. */
export const findApplicantsOf = (db: Db, userId: number, windowIds: readonly number[]) =>
  selectColumns(applicationsTo(db, userId))
    .where('a.windowId', '=', anyId(windowIds))
    .orderBy(sql`case a.state when 'applied' then 0 else 1 end`)
    .orderBy(sql`a.mentor_rank nulls last`)
    .orderBy('a.id')
    .execute()

export const findApplicationTo = (db: Db, userId: number, id: number) =>
  selectColumns(applications(db))
    .where('a.id', '=', id)
    .where('e.userId', '=', userId)
    .executeTakeFirst()

export const findApplicationToForUpdate = (db: Db, userId: number, id: number) =>
  selectColumns(applications(db))
    .where('a.id', '=', id)
    .where('e.userId', '=', userId)
    .forUpdate('a')
    .executeTakeFirst()

/** Open applications to an entry in a window, locked in one order. */
export const findOpenOfEntryForUpdate = (db: Db, windowId: number, entryId: number) =>
  db
    .selectFrom('mentorApplications')
    .select(['id', 'mentorRank'])
    .where('windowId', '=', windowId)
    .where('entryId', '=', entryId)
    .where('state', '=', 'applied')
    .orderBy('id')
    .forUpdate()
    .execute()

/** Open applications of trainees, in any window, locked in one order. */
export const findOpenOfTraineesForUpdate = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('mentorApplications')
    .select(['id', 'state', 'traineeId', 'entryId'])
    .where('traineeId', '=', anyId(traineeIds))
    .where('state', '=', 'applied')
    .orderBy('id')
    .forUpdate()
    .execute()

/** Gives applications their ranks and statements; unchanged ones keep their version. */
export const saveRanks = (
  db: Db,
  rows: readonly { id: number; rank: number; statement: string | null }[],
  now: Date,
) =>
  sql`update mentor_applications a
      set choice_rank = r.rank, statement = r.statement, version = version + 1, updated_at = ${now}
    from ${rowsOf(rows, { id: 'bigint', rank: 'int', statement: 'text' })} r
    where a.id = r.id and (a.choice_rank, a.statement) is distinct from (r.rank, r.statement)`.execute(
    db,
  )

/** The mentor's order: ids in order; open applications that are not among them are not ranked. */
export const saveMentorRanks = (
  db: Db,
  open: readonly number[],
  ids: readonly number[],
  now: Date,
) =>
  sql`update mentor_applications a set mentor_rank = r.rank, updated_at = ${now}
    from (select o.id, array_position(${idArray(ids)}, o.id) as rank
      from unnest(${idArray(open)}) o (id)) r
    where a.id = r.id and a.mentor_rank is distinct from r.rank`.execute(db)

/**
 * How many applications a mentor still has to answer: all that wait in a first come, those not
 * ranked before a match.
 */
export const countToAnswer = (db: Db, userId: number, now: Date) =>
  countRows(
    applications(db)
      .where('e.userId', '=', userId)
      .where('a.state', '=', 'applied')
      .where(canHaveMentor())
      .where('w.isOn', '=', true)
      .where('w.startsAt', '<=', now)
      .where((e) =>
        e.or([
          e('w.mode', '=', 'firstCome'),
          e.and([
            e('a.mentorRank', 'is', null),
            e.or([
              e('w.endsAt', '>', now),
              e.not(
                e.exists(
                  e
                    .selectFrom('mentorMatchRuns as r')
                    .select('r.id')
                    .whereRef('r.windowId', '=', 'w.id')
                    .where('r.state', '=', 'published'),
                ),
              ),
            ]),
          ]),
        ]),
      ),
  )

/** Steps taken with the own applications, the newest first. */
export const findOwnSteps = (db: Db, userId: number) =>
  db
    .selectFrom('flowHistory as h')
    .innerJoin('mentorApplications as a', 'a.id', 'h.recordId')
    .innerJoin('trainees as t', 't.id', 'a.traineeId')
    .innerJoin('mentorEntries as e', 'e.id', 'a.entryId')
    .innerJoin('users as u', 'u.id', 'e.userId')
    .select(['h.id', 'h.action', 'h.reason', 'h.at', mentorName.as('mentor')])
    .where('h.flow', '=', 'mentorApplication')
    .where('t.userId', '=', userId)
    .orderBy('h.at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(200)
    .execute()
