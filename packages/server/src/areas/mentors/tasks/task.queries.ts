import type {
  FulfilmentFilters,
  fulfilmentSorts,
  listTasks,
  taskSorts,
} from '@residency/contract/areas/mentors/records/task.contract'
import type { InputOf, Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { byPinyin, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isInOrgScope, isOfOwnBase, type orgScope } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'

type Scope = ReturnType<typeof orgScope>

/** Tasks of the bases the reader administers. */
const tasksIn = (db: Db, scope: Scope) =>
  db
    .selectFrom('mentorTasks as k')
    .innerJoin('bases as b', 'b.id', 'k.baseId')
    .where(isOfOwnBase(scope, 'k.baseId'))

const sortsIn = (language: Language): SortColumns<(typeof taskSorts)[number]> => ({
  name: by.name('k.title'),
  base: by.label(language, 'b'),
  year: by.column('k.year'),
  meetings: by.column('k.meetings'),
  startsOn: by.column('k.startsOn'),
})

export function findTaskPage(
  db: Db,
  scope: Scope,
  { year, term, sort }: InputOf<typeof listTasks, 'out'>,
  page: Page,
  language: Language,
) {
  let match = tasksIn(db, scope)
  if (year) match = match.where('k.year', '=', year)
  if (term) match = match.where('k.term', '=', term)

  return findPage(match, page, (rows) =>
    sortedBy(rows, sort, sortsIn(language))
      .selectAll('k')
      .select(['b.name as base', 'b.nameEn as baseEn'])
      .orderBy('k.startsOn', 'desc')
      .orderBy('k.id', 'desc'),
  )
}

export const findTaskForUpdate = (db: Db, scope: Scope, id: number) =>
  tasksIn(db, scope).selectAll('k').where('k.id', '=', id).forUpdate('k').executeTakeFirst()

export const isTaskUsed = async (db: Db, id: number) =>
  (await countRows(db.selectFrom('mentorMeetings as g').where('g.taskId', '=', id))) > 0

/** Bases in use that the reader administers. */
export const findOwnBases = (db: Db, scope: Scope) =>
  db
    .selectFrom('bases as b')
    .select(['b.id', 'b.name', 'b.nameEn'])
    .where('b.status', '=', 1)
    .where(isOfOwnBase(scope, 'b.id'))
    .orderBy('b.sort')
    .orderBy('b.id')
    .execute()

/** Meetings of a trainee with a mentor that count for a task, by state. */
const meetings = (state: string) =>
  sql<number>`(select count(*)::int from mentor_meetings g where g.relation_id = r.id
      and g.task_id = k.id and g.state = ${sql.lit(state)})`

const isFulfilled = sql<boolean>`(${meetings('confirmed')} >= k.meetings)`

export type FulfilmentMatch = Omit<FulfilmentFilters, 'pageNum' | 'pageSize'> & { scope: Scope }

/** Every task with every trainee whom a mentor of the base guided while it ran. */
function matching(db: Db, { scope, year, term, baseId, fulfilled, keywords }: FulfilmentMatch) {
  let match = db
    .selectFrom('mentorTasks as k')
    .innerJoin('mentorEntries as e', 'e.baseId', 'k.baseId')
    .innerJoin('mentorRelations as r', 'r.entryId', 'e.id')
    .innerJoin('trainees as t', 't.id', 'r.traineeId')
    .innerJoin('users as u', 'u.id', 'e.userId')
    .innerJoin('departments as d', 'd.id', 'e.departmentId')
    .whereRef('r.startedOn', '<=', 'k.endsOn')
    .where(
      sql<boolean>`(r.ended_on is null
          or (r.ended_on > k.starts_on and r.ended_on > r.started_on))`,
    )
    .where(isInOrgScope(scope, 'e.baseId', 'e.departmentId'))

  if (year) match = match.where('k.year', '=', year)
  if (term) match = match.where('k.term', '=', term)
  if (baseId) match = match.where('k.baseId', '=', baseId)
  if (fulfilled)
    match = match.where(fulfilled === 'yes' ? isFulfilled : sql<boolean>`not ${isFulfilled}`)

  if (keywords) {
    const words = containing(keywords)
    match = match.where((w) =>
      w.or([
        isTraineeFoundBy('t', keywords),
        w('u.nameSearch', 'like', words),
        isFoundIn(w.ref('k.title'), words),
      ]),
    )
  }

  return match
}

const FULFILMENT_SORTS: SortColumns<(typeof fulfilmentSorts)[number]> = {
  mentor: by.name('u.displayName'),
  name: by.name('t.realName'),
  task: by.name('k.title'),
}

/** In the chosen order; without one that of the latest task first. */
const inOrder = (match: ReturnType<typeof matching>, { sort }: FulfilmentMatch) =>
  sortedBy(match, sort, FULFILMENT_SORTS)
    .select([
      'k.id as taskId',
      'r.id as relationId',
      'k.title as task',
      'k.meetings',
      'k.startsOn',
      'k.endsOn',
    ])
    .select(['t.realName as name', 't.number', 'd.name as department', 'd.nameEn as departmentEn'])
    .select('u.displayName as mentor')
    .select([meetings('confirmed').as('done'), meetings('submitted').as('waiting')])
    .orderBy('k.startsOn', 'desc')
    .orderBy('k.id', 'desc')
    .orderBy('e.id')
    .orderBy('r.id')

export type FulfilmentRow = Awaited<ReturnType<typeof findFulfilmentBatch>>[number]

export const findFulfilmentPage = (db: Db, match: FulfilmentMatch, page: Page) =>
  findPage(matching(db, match), page, (rows) => inOrder(rows, match))

export const findFulfilmentBatch = (db: Db, match: FulfilmentMatch, page: Page) =>
  pageOf(inOrder(matching(db, match), match), page).execute()

export const countFulfilment = (db: Db, match: FulfilmentMatch) => countRows(matching(db, match))

export const findFulfilledShares = (db: Db, match: FulfilmentMatch) =>
  matching(db, match)
    .select(['d.name', 'd.nameEn'])
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where ${isFulfilled}))::int`.as('fulfilled'),
    ])
    .groupBy(['d.id', 'd.name', 'd.nameEn'])
    .orderBy(sql`count(*) filter (where ${isFulfilled})::float / count(*)`)
    .orderBy('d.name', byPinyin)
    .execute()

/** Tasks of a mentor that end between two days and are not fulfilled with a trainee guided now. */
export const countEndingTasks = (db: Db, mentorId: number, from: string, until: string) =>
  countRows(
    db
      .selectFrom('mentorTasks as k')
      .innerJoin('mentorEntries as e', 'e.baseId', 'k.baseId')
      .innerJoin('mentorRelations as r', (j) =>
        j.onRef('r.entryId', '=', 'e.id').on('r.endedOn', 'is', null),
      )
      .where('e.userId', '=', mentorId)
      .where('k.endsOn', '>=', from)
      .where('k.endsOn', '<=', until)
      .where(sql<boolean>`not ${isFulfilled}`),
  )
