import type { ApplicantFilters } from '@residency/contract/areas/mentors/choice/applicants.contract'
import { sql } from 'kysely'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, idArray, isFoundIn } from '../../../platform/db/patterns.ts'
import type { ColumnValue, Db } from '../../../platform/db/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

const mentorName = sql<string>`coalesce(u.real_name, u.nickname)`
const applications = (db: Db) =>
  db
    .selectFrom('mentor_applications as a')
    .innerJoin('mentor_windows as w', 'w.id', 'a.window_id')
    .innerJoin('mentor_entries as e', 'e.id', 'a.entry_id')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .innerJoin('trainees as t', 't.id', 'a.trainee_id')
const shown = (match: ReturnType<typeof applications>) =>
  match
    .innerJoin('departments as d', 'd.id', 'e.department_id')
    .innerJoin('bases as b', 'b.id', 'w.base_id')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .selectAll('a')
    .select(['w.year', 'w.mode', 'w.is_on', 'w.starts_at', 'w.ends_at', 'e.user_id as mentor_id', 't.user_id as trainee_user_id'])
    .select(['t.number', 't.real_name', 'm.name as major', 'm.name_en as major_en'])
    .select(['b.name as base', 'b.name_en as base_en', 'd.name as department', 'd.name_en as department_en'])
    .select(mentorName.as('mentor'))
    .select(sql<number>`(select count(*)::int from mentor_match_runs r where r.window_id = w.id and r.state = 'published')`.as('published'))
export type ApplicationRow = Awaited<ReturnType<typeof findChoices>>[number]

/** The choices of a trainee in a window in order; refused ones last. */
export const findChoices = (db: Db, windowId: number, traineeId: number) =>
  shown(applications(db))
    .where('a.window_id', '=', windowId)
    .where('a.trainee_id', '=', traineeId)
    .where('a.state', '!=', 'revoked')
    .orderBy(sql`a.state = 'refused'`)
    .orderBy('a.choice_rank')
    .orderBy('a.id')
    .execute()
/** The same without the names, locked in one order. */
export const findChoicesForUpdate = (db: Db, windowId: number, traineeId: number) =>
  db
    .selectFrom('mentor_applications')
    .selectAll()
    .where('window_id', '=', windowId)
    .where('trainee_id', '=', traineeId)
    .where('state', '!=', 'revoked')
    .orderBy('id')
    .forUpdate()
    .execute()
const ownOf = (db: Db, userId: number) => applications(db).where('t.user_id', '=', userId)
export function findOwnPage(db: Db, userId: number, state: ColumnValue<'mentor_applications', 'state'> | undefined, page: Page) {
  let match = ownOf(db, userId)
  if (state) match = match.where('a.state', '=', state)
  return findPage(match, page, (rows) => shown(rows).orderBy('a.id', 'desc'))
}
export const countOwn = (db: Db, userId: number) => countRows(ownOf(db, userId))
/** A part of the own applications, the newest first, revoked ones included. */
export const findOwnBatch = (db: Db, userId: number, page: Page) => pageOf(shown(ownOf(db, userId)).orderBy('a.id', 'desc'), page).execute()
export const findOwnApplication = (db: Db, userId: number, id: number) =>
  shown(applications(db)).where('a.id', '=', id).where('t.user_id', '=', userId).executeTakeFirst()
export const findOwnApplicationForUpdate = (db: Db, userId: number, id: number) =>
  shown(applications(db)).where('a.id', '=', id).where('t.user_id', '=', userId).forUpdate('a').executeTakeFirst()

/** One page of those who applied to a mentor, those that wait first. */
export function findApplicantPage(db: Db, userId: number, { state, entryId, keywords }: ApplicantFilters, page: Page) {
  let match = applications(db).where('e.user_id', '=', userId).where('a.state', '!=', 'revoked')
  if (state) match = match.where('a.state', '=', state)
  if (entryId) match = match.where('a.entry_id', '=', entryId)
  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) => e.or([e('t.name_search', 'like', words), isFoundIn(e.ref('t.number'), words)]))
  }
  return findPage(match, page, (rows) =>
    shown(rows).orderBy(sql`case a.state when 'applied' then 0 else 1 end`).orderBy(sql`a.mentor_rank nulls last`).orderBy('a.id'),
  )
}
/** Everybody who applied to these entries of a mentor in these windows, in the mentor's order. */
export const findApplicantsOf = (db: Db, userId: number, windowIds: readonly number[]) =>
  shown(applications(db))
    .where('e.user_id', '=', userId)
    .where('a.window_id', '=', anyId(windowIds))
    .where('a.state', '!=', 'revoked')
    .orderBy(sql`case a.state when 'applied' then 0 else 1 end`)
    .orderBy(sql`a.mentor_rank nulls last`)
    .orderBy('a.id')
    .execute()
export const findApplicationTo = (db: Db, userId: number, id: number) =>
  shown(applications(db)).where('a.id', '=', id).where('e.user_id', '=', userId).executeTakeFirst()
export const findApplicationToForUpdate = (db: Db, userId: number, id: number) =>
  shown(applications(db)).where('a.id', '=', id).where('e.user_id', '=', userId).forUpdate('a').executeTakeFirst()
/** Open applications to an entry in a window, locked in one order. */
export const findOpenOfEntryForUpdate = (db: Db, windowId: number, entryId: number) =>
  db
    .selectFrom('mentor_applications')
    .select(['id', 'mentor_rank'])
    .where('window_id', '=', windowId)
    .where('entry_id', '=', entryId)
    .where('state', '=', 'applied')
    .orderBy('id')
    .forUpdate()
    .execute()
/** Open applications of trainees, in whatever window, locked in one order. */
export const findOpenOfTraineesForUpdate = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('mentor_applications')
    .select(['id', 'state', 'trainee_id', 'entry_id'])
    .where('trainee_id', '=', anyId(traineeIds))
    .where('state', '=', 'applied')
    .orderBy('id')
    .forUpdate()
    .execute()

/** Gives applications their ranks and statements; unchanged ones keep their version. */
export const saveRanks = (db: Db, rows: readonly { id: number; rank: number; statement: string | null }[], now: Date) =>
  sql`update mentor_applications a set choice_rank = r.rank, statement = r.statement, version = version + 1, updated_at = ${now}
    from ${rowsOf(rows, { id: 'bigint', rank: 'int', statement: 'text' })} r
    where a.id = r.id and (a.choice_rank, a.statement) is distinct from (r.rank, r.statement)`.execute(db)
/** The mentor's order: ids in order; open applications that are not among them are not ranked. */
export const saveMentorRanks = (db: Db, open: readonly number[], ids: readonly number[], now: Date) =>
  sql`update mentor_applications a set mentor_rank = r.rank, updated_at = ${now}
    from (select o.id, array_position(${idArray(ids)}, o.id) as rank from unnest(${idArray(open)}) o (id)) r
    where a.id = r.id and a.mentor_rank is distinct from r.rank`.execute(db)

/** How many applications a mentor still has to answer: all that wait in a first come, those not ranked before a match. */
export const countToAnswer = (db: Db, userId: number, now: Date) =>
  countRows(
    applications(db)
      .where('e.user_id', '=', userId)
      .where('a.state', '=', 'applied')
      .where('w.is_on', '=', true)
      .where('w.starts_at', '<=', now)
      .where((e) =>
        e.or([
          e('w.mode', '=', 'firstCome'),
          e.and([
            e('a.mentor_rank', 'is', null),
            e.or([
              e('w.ends_at', '>', now),
              e.not(
                e.exists(
                  e
                    .selectFrom('mentor_match_runs as r')
                    .select('r.id')
                    .whereRef('r.window_id', '=', 'w.id')
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
    .selectFrom('flow_history as h')
    .innerJoin('mentor_applications as a', 'a.id', 'h.record_id')
    .innerJoin('trainees as t', 't.id', 'a.trainee_id')
    .innerJoin('mentor_entries as e', 'e.id', 'a.entry_id')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(['h.id', 'h.action', 'h.reason', 'h.at', mentorName.as('mentor')])
    .where('h.flow', '=', 'mentorApplication')
    .where('t.user_id', '=', userId)
    .orderBy('h.at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(200)
    .execute()
