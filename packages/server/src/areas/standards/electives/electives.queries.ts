import { cohortFlow } from '@residency/contract/areas/standards/cohort/cohort.flow'
import type {
  ElectiveFilters,
  electiveSorts,
} from '@residency/contract/areas/standards/electives/electives.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, literals } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { grouped, idsOf } from '../../../platform/grouped.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'
import { isOnBooks, isTraineeFoundBy } from '../../trainees/trainees.public.ts'

export type ElectiveMatch = Omit<ElectiveFilters, 'pageNum' | 'pageSize'> & { scope: BaseScope }

const chosenCount = sql<number>`coalesce(done.groups, 0)`

/** A time of the cohort's window, for members who are still in training: others choose no more. */
const windowTime = (column: 'electivesOpenFrom' | 'electivesOpenUntil') =>
  sql<Date | null>`case when ${isOnBooks('t')} then ${sql.ref(`c.${column}`)} end`

const choosers = (db: Db) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('cohorts as c', 'c.id', 't.cohortId')
    .select([
      't.id',
      't.number',
      't.realName',
      't.userId',
      't.cohortId',
      'c.name as cohort',
      'c.state',
    ])
    .select([
      windowTime('electivesOpenFrom').as('from'),
      windowTime('electivesOpenUntil').as('until'),
      'c.version',
      'c.updatedAt',
    ])

export type Chooser = Awaited<ReturnType<ReturnType<typeof choosers>['executeTakeFirstOrThrow']>>

export const findOwnChooser = (db: Db, userId: number) =>
  choosers(db).where('t.userId', '=', userId).executeTakeFirst()

export const findChooser = (db: Db, scope: BaseScope, id: number) =>
  choosers(db)
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .where('t.id', '=', id)
    .where(withinBaseScope(scope))
    .executeTakeFirst()

/** The cohort is kept as it is while somebody chooses; the trainee's choices follow one another. */
export async function lockChooser(db: Db, { id, cohortId }: Pick<Chooser, 'id' | 'cohortId'>) {
  await db.selectFrom('cohorts').select('id').where('id', '=', cohortId).forShare().execute()
  await db.selectFrom('trainees').select('id').where('id', '=', id).forUpdate().execute()

  return choosers(db).where('t.id', '=', id).executeTakeFirst()
}

/**
 * Members of cohorts with electives. The groups and the choices are counted once for all: the list
 * is in the order of what is missing.
 */
function matching(db: Db, { scope, ...filters }: ElectiveMatch) {
  let match = db
    .selectFrom('trainees as t')
    .innerJoin('cohorts as c', 'c.id', 't.cohortId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .innerJoin(
      (e) =>
        e
          .selectFrom('cohortRows')
          .select((c) => ['cohortId', c.fn.countAll<number>().as('groups')])
          .where('kind', '<>', 'required')
          .groupBy('cohortId')
          .as('asked'),
      (join) => join.onRef('asked.cohortId', '=', 'c.id'),
    )
    .leftJoin(
      (e) =>
        e
          .selectFrom('electiveChoices')
          .select((c) => ['traineeId', c.fn.count<number>('rowId').distinct().as('groups')])
          .groupBy('traineeId')
          .as('done'),
      (join) => join.onRef('done.traineeId', '=', 't.id'),
    )
    .where('c.state', '=', 'approved')
    .where(withinBaseScope(scope))

  if (filters.cohortId) match = match.where('t.cohortId', '=', filters.cohortId)
  if (filters.missing)
    match = match.where(sql<boolean>`${chosenCount} < asked.groups and ${isOnBooks('t')}`)

  if (filters.keywords) match = match.where(isTraineeFoundBy('t', filters.keywords))

  return match
}

const SORTS: SortColumns<(typeof electiveSorts)[number]> = {
  realName: by.name('t.realName'),
  cohort: by.name('c.name'),
}

const selectColumns = (match: ReturnType<typeof matching>, sort: ElectiveMatch['sort']) =>
  sortedBy(match, sort, SORTS)
    .select(['t.id', 't.number', 't.realName', 't.userId', 'c.id as cohortId', 'c.name as cohort'])
    .select([
      'c.electivesOpenFrom as from',
      'c.electivesOpenUntil as until',
      chosenCount.as('complete'),
      'asked.groups as all',
    ])
    .orderBy(sql`${chosenCount} >= asked.groups`)
    .orderBy('c.startsOn', 'desc')
    .orderBy('t.number')

const choicesOf = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('electiveChoices as e')
    .innerJoin('cohortRows as r', 'r.id', 'e.rowId')
    .innerJoin('departments as d', 'd.id', 'e.departmentId')
    .select(['e.traineeId', 'r.name as group', 'e.months'])
    .select(['d.name as department', 'd.nameEn as departmentEn'])
    .where('e.traineeId', '=', anyId(traineeIds))
    .orderBy('r.place')
    .orderBy('e.place')
    // rows of electives have a name
    .$narrowType<{ group: string }>()
    .execute()

/** Members with what they chose, asked for those of the page: not for all that it skips. */
async function withChoices<T extends { id: number }>(db: Db, members: readonly T[]) {
  const chosen = grouped(await choicesOf(db, idsOf(members)), ({ traineeId }) => traineeId)

  return members.map((member) => ({ ...member, choices: chosen.get(member.id) ?? [] }))
}

export type ElectiveRecord = Awaited<ReturnType<typeof findElectiveBatch>>[number]

/** One page, those who have not chosen everything first. */
export async function findElectivePage(db: Db, match: ElectiveMatch, page: Page) {
  const { rows, total } = await findPage(matching(db, match), page, (found) =>
    selectColumns(found, match.sort),
  )

  return { rows: await withChoices(db, rows), total }
}

export const findElectiveBatch = async (db: Db, match: ElectiveMatch, page: Page) =>
  withChoices(db, await pageOf(selectColumns(matching(db, match), match.sort), page).execute())

export const countElectives = (db: Db, match: ElectiveMatch) => countRows(matching(db, match))

/**
 * Members who have not chosen everything, of one cohort or all; those who completed or left are
 * members still, and choose no more.
 */
const undecided = (db: Db, cohortId?: number) =>
  matching(db, { scope: { kind: 'all' }, cohortId, missing: '1' })

export const findUndecided = (db: Db, cohortId: number) =>
  undecided(db, cohortId).select(['t.id', 't.userId']).orderBy('t.id').execute()

/** The same of all cohorts where the time to choose ends within a range. */
export const findUndecidedUntil = (db: Db, from: Date, until: Date) =>
  undecided(db)
    .where('c.electivesOpenUntil', '>=', from)
    .where('c.electivesOpenUntil', '<=', until)
    .select([
      't.userId',
      'c.name as cohort',
      'c.electivesOpenFrom as from',
      'c.electivesOpenUntil as until',
    ])
    .orderBy('t.id')
    .execute()

export const findMemberUsers = (db: Db, cohortId: number) =>
  db
    .selectFrom('trainees')
    .select('userId')
    .where('cohortId', '=', cohortId)
    .orderBy('id')
    .execute()

/** When the members of each approved cohort choose their electives. */
export const electiveWindows = sql`select c.id, c.year, c.name as batch, null::text as batch_en,
    c.electives_open_from as starts_at,
    c.electives_open_until as ends_at, c.electives_open_until as shuts_at
  from cohorts c where c.state in (${literals(cohortFlow.actions.reopen.from)})
    and c.electives_open_from is not null`
