import type {
  meetingSorts,
  SortedMeetingFilters,
} from '@residency/contract/areas/mentors/records/meeting.contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isInOrgScope } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import type { MeetingScope } from './meeting.policy.ts'

const isSeen = ({ mentorId, traineeUserId, area }: MeetingScope): RawBuilder<boolean> =>
  sql<boolean>`(e.user_id = ${mentorId} or t.user_id = ${traineeUserId}
    or ${area ? isInOrgScope(area, 'e.baseId', 'e.departmentId') : sql<boolean>`false`})`

export type MeetingMatch = Partial<Omit<SortedMeetingFilters, 'pageNum' | 'pageSize'>> & {
  scope: MeetingScope
}

function matching(db: Db, { scope, state, from, until, keywords }: MeetingMatch) {
  let match = db
    .selectFrom('mentorMeetings as g')
    .innerJoin('mentorRelations as r', 'r.id', 'g.relationId')
    .innerJoin('trainees as t', 't.id', 'r.traineeId')
    .innerJoin('mentorEntries as e', 'e.id', 'r.entryId')
    .innerJoin('users as u', 'u.id', 'e.userId')
    .where(isSeen(scope))

  if (state) match = match.where('g.state', '=', state)
  if (from) match = match.where('g.metOn', '>=', from)
  if (until) match = match.where('g.metOn', '<=', until)

  if (keywords) {
    const words = containing(keywords)
    match = match.where((w) =>
      w.or([
        isTraineeFoundBy('t', keywords),
        w('u.nameSearch', 'like', words),
        isFoundIn(w.ref('g.topic'), words),
      ]),
    )
  }

  return match
}

const selectColumns = (match: ReturnType<typeof matching>) =>
  match
    .innerJoin('departments as d', 'd.id', 'e.departmentId')
    .leftJoin('mentorTasks as k', 'k.id', 'g.taskId')
    .selectAll('g')
    .select([
      't.realName as name',
      't.number',
      't.userId as traineeUserId',
      'e.userId as mentorId',
      'e.baseId',
    ])
    .select([
      'r.startedOn',
      'r.endedOn',
      'd.name as department',
      'd.nameEn as departmentEn',
      'k.title as task',
    ])
    .select('u.displayName as mentor')
    .select(sql<number>`coalesce(g.together_with, g.id)`.as('filesOf'))

export type MeetingRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

const LATEST_FIRST = sql`g.met_on desc`

const SORTS: SortColumns<(typeof meetingSorts)[number]> = {
  name: by.name('t.realName'),
  mentor: by.name('u.displayName'),
  metOn: by.column('g.metOn'),
  topic: by.name('g.topic'),
  task: by.name('k.title'),
}

/** In the chosen order; without one those in the state `first` at the top, then the latest. */
function inOrder(
  match: ReturnType<typeof matching>,
  { sort }: MeetingMatch,
  first: string | null = null,
) {
  const rows = sortedBy(selectColumns(match), sort, SORTS)

  return (
    first === null
      ? rows
      : rows.orderBy(sql`case when g.state = ${sql.lit(first)} then 0 else 1 end`)
  )
    .orderBy(LATEST_FIRST)
    .orderBy('g.id', 'desc')
}

export const findMeetingPage = (db: Db, match: MeetingMatch, page: Page, first?: string) =>
  findPage(matching(db, match), page, (rows) => inOrder(rows, match, first))

export const countMeetings = (db: Db, match: MeetingMatch) => countRows(matching(db, match))

export const findMeetingBatch = (db: Db, match: MeetingMatch, page: Page) =>
  pageOf(inOrder(matching(db, match), match), page).execute()

/** Meetings in a scope, locked in one order. */
export const findMeetingsForUpdate = (db: Db, scope: MeetingScope, ids: readonly number[]) =>
  selectColumns(matching(db, { scope }))
    .where('g.id', '=', anyId(ids))
    .orderBy('g.id')
    .forUpdate('g')
    .execute()

/** Whether one of the meetings that share these files is in the scope. */
export const isAmongVisible = async (db: Db, scope: MeetingScope, filesOf: number) =>
  (await countRows(
    matching(db, { scope }).where(sql<number>`coalesce(g.together_with, g.id)`, '=', filesOf),
  )) > 0

export const countTogether = (db: Db, filesOf: number) =>
  countRows(
    db
      .selectFrom('mentorMeetings as g')
      .where((w) => w.or([w('g.id', '=', filesOf), w('g.togetherWith', '=', filesOf)])),
  )

/** Relations of a mentor by their ids, for logging a meeting. */
export const findRelationsOfMentor = (db: Db, mentorId: number, ids: readonly number[]) =>
  db
    .selectFrom('mentorRelations as r')
    .innerJoin('mentorEntries as e', 'e.id', 'r.entryId')
    .innerJoin('trainees as t', 't.id', 'r.traineeId')
    .select(['r.id', 'r.startedOn', 'r.endedOn', 'e.baseId', 't.realName as name', 't.userId'])
    .where('e.userId', '=', mentorId)
    .where('r.id', '=', anyId(ids))
    .orderBy('r.id')
    .execute()

export const findTaskOfMeeting = (db: Db, id: number) =>
  db
    .selectFrom('mentorTasks')
    .select(['id', 'baseId', 'title', 'startsOn', 'endsOn'])
    .where('id', '=', id)
    .executeTakeFirst()
