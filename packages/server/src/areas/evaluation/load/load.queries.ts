import type {
  LoadFilters,
  loadSorts,
} from '@residency/contract/areas/evaluation/load/load.contract'
import type { Sort } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { KnownWeek } from '../../../algorithms/rater-load/plan-openings.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import type { BaseScope } from '../../organisation/organisation.public.ts'
import { mayOpen } from '../answers/task.queries.ts'
import type { SubjectScope } from '../subject.policy.ts'
import { isAboutReader } from '../subject.queries.ts'
import { inScope } from '../targets/target.queries.ts'

/** Targets that open at the same moment count each other's tasks. */
export const lockLoads = (db: Db) => sql`select pg_advisory_xact_lock(7203163)`.execute(db)

const mondayOf = sql<string>`date_trunc('week', k.opens_on::timestamp)::date`

/** Tasks of raters by the week in which they open, between two days. */
export const findKnownWeeks = async (
  db: Db,
  raterIds: readonly number[],
  { from, until }: { from: string; until: string },
): Promise<KnownWeek[]> =>
  (
    await sql<KnownWeek>`select k.rater_id, ${mondayOf} as monday, count(*)::int as tasks
      from evaluation_tasks k join evaluation_targets g on g.id = k.target_id
      where ${mayOpen} and k.rater_id = ${anyId(raterIds)}
        and k.opens_on between ${from}::date and ${until}::date and not k.is_dropped
      group by 1, 2`.execute(db)
  ).rows

export type LoadMatch = Omit<LoadFilters, keyof Page | 'from' | 'until' | 'only'> & {
  scope: BaseScope
  rated: SubjectScope
  from: string
  until: string

  /** Only weeks with more tasks than so many. */
  over?: number | undefined
}

const isNamed = sql<boolean>`not g.is_anonymous`

/** Opened and planned tasks in scope, without those that rate the reader. */
const openIn = (db: Db, { scope, rated }: Pick<LoadMatch, 'scope' | 'rated'>) =>
  inScope(db, scope)
    .innerJoin('evaluationTasks as k', 'k.targetId', 'g.id')
    .innerJoin('evaluationSubjects as s', 's.id', 'k.subjectId')
    .innerJoin('users as u', 'u.id', 'k.raterId')
    .where(mayOpen)
    .where(sql<boolean>`not ${isAboutReader('s', rated)}`)

/** Those of them that open between two days. */
const tasksIn = (db: Db, { keywords, from, until, ...seen }: LoadMatch) => {
  const match = openIn(db, seen).where('k.opensOn', '>=', from).where('k.opensOn', '<=', until)

  return keywords ? match.where((e) => e('u.nameSearch', 'like', containing(keywords))) : match
}

const count = (condition: RawBuilder<boolean>) =>
  sql<number>`count(*) filter (where ${condition})::int`

const isKept = sql<boolean>`not k.is_dropped`

/** A row for each rater and week. */
const loads = (db: Db, match: LoadMatch) =>
  tasksIn(db, match)
    .leftJoin('evaluationAnswers as a', 'a.taskId', 'k.id')
    .select(['k.raterId', 'u.displayName as rater'])
    .select([
      mondayOf.as('monday'),
      count(isKept).as('tasks'),
      count(sql<boolean>`${isKept} and ${isNamed}`).as('named'),
      count(sql<boolean>`k.done and ${isNamed}`).as('answered'),
      count(sql<boolean>`k.is_dropped and ${isNamed}`).as('dropped'),
      sql<
        number | null
      >`round((percentile_cont(0.5) within group (order by extract(epoch from a.created_at - (k.opens_on::timestamp at time zone 'Asia/Shanghai')))
        filter (where a.id is not null) / 3600)::numeric, 1)::float8`.as('medianHours'),
    ])
    .groupBy(['k.raterId', 'u.displayName', mondayOf])
    .$if(match.over !== undefined, (rows) =>
      rows.having(sql<boolean>`${count(isKept)} > ${match.over}`),
    )

export type TargetWeek = {
  raterId: number
  monday: string
  id: number
  target: string
  openedOn: string
  dueOn: string
  tasks: number
  all: number
  atOnce: number
}

const inChina = sql<string>`(coalesce(g.opened_at, g.created_at) at time zone 'Asia/Shanghai')::date`

/**
 * The tasks of raters by target and week, with all that each has for the target: of the targets for
 * which one of them has a task between two days.
 */
export const findTargetWeeks = (
  db: Db,
  raterIds: readonly number[],
  { from, until, ...seen }: Pick<LoadMatch, 'scope' | 'rated' | 'from' | 'until'>,
): Promise<TargetWeek[]> =>
  openIn(db, seen)
    .where('k.raterId', '=', anyId(raterIds))
    .where('k.isDropped', '=', false)
    .where('g.id', 'in', (e) =>
      e
        .selectFrom('evaluationTasks as x')
        .select('x.targetId')
        .where('x.raterId', '=', anyId(raterIds))
        .where('x.opensOn', '>=', from)
        .where('x.opensOn', '<=', until),
    )
    .select(['k.raterId', 'g.id', 'g.name as target', 'g.dueOn'])
    .select([
      mondayOf.as('monday'),
      inChina.as('openedOn'),
      sql<number>`count(*)::int`.as('tasks'),
      sql<number>`(sum(count(*)) over w)::int`.as('all'),
      sql<number>`(sum(count(*) filter (where k.opens_on = ${inChina})) over w)::int`.as('atOnce'),
    ])
    .groupBy(['k.raterId', 'g.id', 'g.name', 'g.dueOn', 'g.openedAt', 'g.createdAt', mondayOf])
    .modifyEnd(sql`window w as (partition by k.rater_id, g.id)`)
    .execute()

/** What the reader may see of the weeks of raters: tasks in scope that do not rate the reader. */
export const findShownWeeks = (
  db: Db,
  raterIds: readonly number[],
  match: LoadMatch,
): Promise<KnownWeek[]> =>
  tasksIn(db, match)
    .where('k.raterId', '=', anyId(raterIds))
    .where('k.isDropped', '=', false)
    .select(['k.raterId', mondayOf.as('monday')])
    .select((e) => e.fn.countAll<number>().as('tasks'))
    .groupBy(['k.raterId', mondayOf])
    .execute()

const SORTS: SortColumns<(typeof loadSorts)[number]> = {
  rater: by.name('l.rater'),
  monday: by.column('l.monday'),
  tasks: by.column('l.tasks'),
  answered: by.column('l.answered'),
  dropped: by.column('l.dropped'),
  medianHours: by.column('l.medianHours'),
}

/** One page of the load by rater and week: the latest week first, in it who has most. */
export const findLoadPage = (
  db: Db,
  match: LoadMatch,
  page: Page,
  sort?: Sort<(typeof loadSorts)[number]>,
) =>
  findPage(db.selectFrom(loads(db, match).as('l')), page, (rows) =>
    sortedBy(rows.selectAll('l'), sort, SORTS)
      .orderBy('l.monday', 'desc')
      .orderBy('l.tasks', 'desc')
      .orderBy('l.raterId'),
  )

export const countLoads = (db: Db, match: LoadMatch) =>
  countRows(db.selectFrom(loads(db, match).as('l')))

/** Each week with all tasks and those of the rater with most, in order. */
export const findLoadWeeks = (db: Db, match: LoadMatch) =>
  db
    .selectFrom(loads(db, match).as('l'))
    .select('l.monday')
    .select([
      sql<number>`sum(l.tasks)::int`.as('tasks'),
      sql<number>`max(l.tasks)::int`.as('largest'),
    ])
    .groupBy('l.monday')
    .orderBy('l.monday')
    .execute()
