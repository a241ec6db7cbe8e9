import type { MeetingFilters } from '@residency/contract/areas/mentors/records/meeting.contract'
import { type RawBuilder, sql } from 'kysely'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isInOrgScope } from '../../organisation/organisation.public.ts'
import type { MeetingScope } from './meeting.policy.ts'

const isSeen = ({ mentorId, traineeUserId, area }: MeetingScope): RawBuilder<boolean> =>
  sql<boolean>`(e.user_id = ${mentorId} or t.user_id = ${traineeUserId}
    or ${area ? isInOrgScope(area, 'e.base_id', 'e.department_id') : sql<boolean>`false`})`

export type MeetingMatch = Partial<Omit<MeetingFilters, 'pageNum' | 'pageSize'>> & { scope: MeetingScope }
function matching(db: Db, { scope, state, from, until, keywords }: MeetingMatch) {
  let match = db
    .selectFrom('mentor_meetings as g')
    .innerJoin('mentor_relations as r', 'r.id', 'g.relation_id')
    .innerJoin('trainees as t', 't.id', 'r.trainee_id')
    .innerJoin('mentor_entries as e', 'e.id', 'r.entry_id')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .where(isSeen(scope))
  if (state) match = match.where('g.state', '=', state)
  if (from) match = match.where('g.met_on', '>=', from)
  if (until) match = match.where('g.met_on', '<=', until)
  if (keywords) {
    const words = containing(keywords)
    match = match.where((w) =>
      w.or([
        ...[w('t.name_search', 'like', words), isFoundIn(w.ref('t.number'), words)],
        ...[w('u.name_search', 'like', words), isFoundIn(w.ref('g.topic'), words)],
      ]),
    )
  }
  return match
}
const shown = (match: ReturnType<typeof matching>) =>
  match
    .innerJoin('departments as d', 'd.id', 'e.department_id')
    .leftJoin('mentor_tasks as k', 'k.id', 'g.task_id')
    .selectAll('g')
    .select(['t.real_name as name', 't.number', 't.user_id as trainee_user_id', 'e.user_id as mentor_id', 'e.base_id'])
    .select(['r.started_on', 'r.ended_on', 'd.name as department', 'd.name_en as department_en', 'k.title as task'])
    .select(sql<string>`coalesce(u.real_name, u.nickname)`.as('mentor'))
    .select(sql<number>`coalesce(g.together_with, g.id)`.as('files_of'))
export type MeetingRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

const LATEST_FIRST = sql`g.met_on desc`
/** One page of meetings, those in `first` at the top, then the latest. */
export const findMeetingPage = (db: Db, match: MeetingMatch, page: Page, first: string | null = null) =>
  findPage(matching(db, match), page, (rows) =>
    (first === null ? shown(rows) : shown(rows).orderBy(sql`case when g.state = ${first} then 0 else 1 end`))
      .orderBy(LATEST_FIRST)
      .orderBy('g.id', 'desc'),
  )
export const countMeetings = (db: Db, match: MeetingMatch) => countRows(matching(db, match))
export const findMeetingBatch = (db: Db, match: MeetingMatch, page: Page) =>
  pageOf(shown(matching(db, match)).orderBy(LATEST_FIRST).orderBy('g.id', 'desc'), page).execute()
/** Meetings in a scope, locked in one order. */
export const findMeetingsForUpdate = (db: Db, scope: MeetingScope, ids: readonly number[]) =>
  shown(matching(db, { scope })).where('g.id', '=', anyId(ids)).orderBy('g.id').forUpdate('g').execute()
/** Whether one of the meetings that share these files is in the scope. */
export const isAmongVisible = async (db: Db, scope: MeetingScope, filesOf: number) =>
  (await countRows(matching(db, { scope }).where(sql<number>`coalesce(g.together_with, g.id)`, '=', filesOf))) > 0
export const countTogether = (db: Db, filesOf: number) =>
  countRows(db.selectFrom('mentor_meetings as g').where((w) => w.or([w('g.id', '=', filesOf), w('g.together_with', '=', filesOf)])))

/** Relations of a mentor by their ids, for logging a meeting. */
export const findRelationsOfMentor = (db: Db, mentorId: number, ids: readonly number[]) =>
  db
    .selectFrom('mentor_relations as r')
    .innerJoin('mentor_entries as e', 'e.id', 'r.entry_id')
    .innerJoin('trainees as t', 't.id', 'r.trainee_id')
    .select(['r.id', 'r.started_on', 'r.ended_on', 'e.base_id', 't.real_name as name', 't.user_id'])
    .where('e.user_id', '=', mentorId)
    .where('r.id', '=', anyId(ids))
    .orderBy('r.id')
    .execute()
export const findTaskOfMeeting = (db: Db, id: number) =>
  db.selectFrom('mentor_tasks').select(['id', 'base_id', 'title', 'starts_on', 'ends_on']).where('id', '=', id).executeTakeFirst()
