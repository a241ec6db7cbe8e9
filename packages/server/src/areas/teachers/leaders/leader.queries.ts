import type {
  LeaderFilters,
  leaderSorts,
  Term,
} from '@residency/contract/areas/teachers/leaders/leader.contract'
import type { Language } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isInOrgScope, isOfOwnBase, type OrgScope } from '../../organisation/organisation.public.ts'
import { soonFrom } from '../validity.rules.ts'

export type LeaderMatch = Omit<LeaderFilters, 'pageNum' | 'pageSize'> & {
  scope: OrgScope
  today: string
}

/** The same cases as `termOn`, as conditions that an index on the last day serves. */
const isTerm = (term: Term, today: string): RawBuilder<boolean> => {
  const soon = soonFrom(today)
  const begun = sql`l.starts_on <= ${today}`
  if (term === 'over') return sql<boolean>`l.ends_on < ${today}`
  if (term === 'coming') return sql<boolean>`l.starts_on > ${today}`

  return term === 'ending'
    ? sql<boolean>`(l.ends_on between ${today} and ${soon} and ${begun})`
    : sql<boolean>`(l.ends_on > ${soon} and ${begun})`
}

function matching(db: Db, { scope, today, ...filters }: LeaderMatch) {
  let match = db
    .selectFrom('teacherLeaders as l')
    .innerJoin('users as u', 'u.id', 'l.userId')
    .where(isInOrgScope(scope, 'l.baseId', 'l.departmentId'))

  if (filters.term) match = match.where(isTerm(filters.term, today))
  if (filters.baseId) match = match.where('l.baseId', '=', filters.baseId)
  if (filters.departmentId) match = match.where('l.departmentId', '=', filters.departmentId)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([e('u.nameSearch', 'like', words), isFoundIn(e.ref('l.team'), words)]),
    )
  }

  return match
}

const sortsIn = (language: Language): SortColumns<(typeof leaderSorts)[number]> => ({
  leader: by.name('u.displayName'),
  team: by.name('l.team'),
  department: by.label(language, 'd'),
  startsOn: by.column('l.startsOn'),
  endsOn: by.column('l.endsOn'),
  appointedBy: by.name('a.displayName'),
})

/** In the chosen order; without one the terms that are not over first. */
const inOrder = (
  match: ReturnType<typeof matching>,
  { scope, today, sort }: LeaderMatch,
  language: Language,
) =>
  sortedBy(match, sort, sortsIn(language))
    .innerJoin('bases as b', 'b.id', 'l.baseId')
    .innerJoin('departments as d', 'd.id', 'l.departmentId')
    .innerJoin('users as a', 'a.id', 'l.appointedBy')
    .selectAll('l')
    .select('u.displayName as leader')
    .select('a.displayName as appointer')
    .select([
      'b.name as base',
      'b.nameEn as baseEn',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select(isOfOwnBase(scope, 'l.baseId').as('isOwnBase'))
    .orderBy(sql`l.ends_on < ${today}`)
    .orderBy('l.endsOn', 'desc')
    .orderBy('l.id', 'desc')

export type LeaderRecord = Awaited<
  ReturnType<ReturnType<typeof inOrder>['executeTakeFirstOrThrow']>
>

export const findLeaderPage = (db: Db, match: LeaderMatch, page: Page, language: Language) =>
  findPage(matching(db, match), page, (rows) => inOrder(rows, match, language))

export const countLeaders = (db: Db, match: LeaderMatch) => countRows(matching(db, match))

export const findLeaderBatch = (db: Db, match: LeaderMatch, page: Page, language: Language) =>
  pageOf(inOrder(matching(db, match), match, language), page).execute()

export const findTermForUpdate = (db: Db, scope: OrgScope, id: number) =>
  db
    .selectFrom('teacherLeaders as l')
    .selectAll('l')
    .where('l.id', '=', id)
    .where(isOfOwnBase(scope, 'l.baseId'))
    .forUpdate()
    .executeTakeFirst()

type Span = { departmentId: number; team: string; startsOn: string; endsOn: string }

/** Who leads the team on one of these days. */
export const findLeaderWithin = (
  db: Db,
  { departmentId, team, startsOn, endsOn }: Span,
  except = 0,
) =>
  db
    .selectFrom('teacherLeaders as l')
    .innerJoin('users as u', 'u.id', 'l.userId')
    .select(['l.startsOn', 'l.endsOn', 'u.displayName as name'])
    .where('l.departmentId', '=', departmentId)
    .where('l.team', '=', team)
    .where('l.id', '!=', except)
    .where('l.startsOn', '<=', endsOn)
    .where('l.endsOn', '>=', startsOn)
    .orderBy('l.startsOn')
    .limit(1)
    .executeTakeFirst()

/** A base of the reader's. */
export const findBaseToLeadAt = (db: Db, scope: OrgScope, baseId: number) =>
  db
    .selectFrom('bases as b')
    .select(['b.id', 'b.status'])
    .where('b.id', '=', baseId)
    .where(isOfOwnBase(scope, 'b.id'))
    .executeTakeFirst()
