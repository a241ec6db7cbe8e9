import type { awaySorts } from '@residency/contract/areas/absence/away/away.contract'
import type {
  LeaveFilters,
  leaveSorts,
} from '@residency/contract/areas/absence/leave/leave-list.contract'
import {
  GRANTED_STATES,
  UNCOUNTED_STATES,
} from '@residency/contract/areas/absence/leave/leave-states.public'
import type { Sort } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countEach, countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, literals } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isOfOwnDepartment, NOWHERE } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import {
  deputyFor,
  forWhom,
  isInScope,
  isOfEnd,
  isOwnPart,
  openParts,
  stays,
  waitsFor,
} from './absence-parts.queries.ts'
import type { AbsenceScope } from './leave.policy.ts'
import { isRowOverdue } from './overdue.ts'

const absencesIn = (db: Db, scope: AbsenceScope) =>
  db
    .selectFrom('absences as a')
    .innerJoin('trainees as t', 't.id', 'a.traineeId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .where(isInScope(scope))
    .where('a.state', '!=', 'draft')

type Match = ReturnType<typeof absencesIn>

const withAbsenceFields = (match: Match, scope: AbsenceScope) =>
  match
    .innerJoin('bases as o', 'o.id', 'm.baseId')
    .leftJoin('leaveTypes as y', 'y.id', 'a.leaveTypeId')
    .selectAll('a')
    .select([
      't.userId as ownerUserId',
      't.realName as name',
      't.number',
      't.plannedEnd',
      'm.baseId',
    ])
    .select([
      'o.name as base',
      'o.nameEn as baseEn',
      'y.name as type',
      'y.nameEn as typeEn',
      'y.countedBy',
      'y.extendsTraining',
      'y.extendsOver',
      'y.eventKind',
    ])
    .select(
      sql<{
        name: string
        nameEn: string | null
      } | null>`(select jsonb_build_object('name', d.name, 'nameEn', d.name_en) from departments d
        where d.id = (select b.department_id from ${stays} order by b.starts_on limit 1))`.as(
        'place',
      ),
    )
    .select(
      sql<string>`(select coalesce(sum(d.days), 0) from absence_days d
          where d.absence_id = a.id)`.as('days'),
    )
    .select(
      sql<boolean>`exists (select from absence_days d where d.absence_id = a.id
          and d.is_provisional)`.as('isProvisional'),
    )
    .select(
      sql<number>`(select count(*)::int from ${openParts} and ${isOwnPart(scope)})`.as('ownOpen'),
    )
    .select(
      sql<number>`(select count(*)::int from ${openParts} and not ${isOwnPart(scope)})`.as(
        'othersOpen',
      ),
    )
    .select(
      sql<boolean>`exists (select from absence_steps f where f.absence_id = a.id
          and f.outcome is null
        and f.rank > (select min(s.rank) from ${openParts}))`.as('hasFurther'),
    )
    .select(isOfEnd(scope, 'first').as('isCloser'))
    .select(isOfEnd(scope, 'last').as('isReviser'))
    .select(
      sql<boolean>`(${sql.lit(scope.isOffice)}
          or exists (select from ${stays}
          and ${isOfOwnDepartment(scope.part, 'b.departmentId')}))`.as('isKeeper'),
    )
    .select(deputyFor(scope).as('deputyFor'))

export type AbsenceRow = Awaited<
  ReturnType<ReturnType<typeof withAbsenceFields>['executeTakeFirstOrThrow']>
>

/** Away has lists of its own; leave and unexcused absence share theirs. */
export type AbsenceFamily = 'leave' | 'away'

const isOfFamily = (family: AbsenceFamily) =>
  family === 'away' ? sql<boolean>`a.kind = 'away'` : sql<boolean>`a.kind <> 'away'`

type SortField = (typeof leaveSorts)[number] | (typeof awaySorts)[number]

export type AbsenceFilters = Omit<LeaveFilters, 'pageNum' | 'pageSize' | 'sort'> & {
  sort?: Sort<SortField> | undefined
  tripKind?: string | undefined
}

export type AbsenceMatch = AbsenceFilters & {
  scope: AbsenceScope
  today: string
  family: AbsenceFamily
}

const QUEUES = {
  leave: sql<boolean>`a.kind <> 'unexcused'`,
  report: sql<boolean>`a.state in ('reported', 'confirmed')`,
  revoke: sql<boolean>`a.revoke_reason is not null`,
}

/** Absences that match the filters which compare one column. */
function matchingColumns(db: Db, { scope, queue, family, ...filters }: AbsenceMatch) {
  let match = absencesIn(db, scope).where(isOfFamily(family))
  if (filters.waiting) match = match.where(waitsFor(scope, queue))
  else if (queue) match = match.where(QUEUES[queue])
  if (filters.kind) match = match.where('a.kind', '=', filters.kind)
  if (filters.state) match = match.where('a.state', '=', filters.state)
  if (filters.granted) match = match.where('a.state', 'in', GRANTED_STATES)
  if (filters.leaveTypeId) match = match.where('a.leaveTypeId', '=', filters.leaveTypeId)
  if (filters.baseId) match = match.where('m.baseId', '=', filters.baseId)
  if (filters.traineeId) match = match.where('a.traineeId', '=', filters.traineeId)
  if (filters.from) match = match.where('a.endsOn', '>=', filters.from)
  if (filters.until) match = match.where('a.startsOn', '<=', filters.until)

  return match
}

function matching(db: Db, filters: AbsenceMatch) {
  const { today } = filters
  let match = matchingColumns(db, filters)

  if (filters.overdue) match = match.where(isRowOverdue('a', today))

  if (filters.tripKind)
    match = match.where(
      sql<boolean>`exists (select from absence_trips p where p.absence_id = a.id
          and p.trip_kind = ${filters.tripKind})`,
    )

  if (filters.departmentId)
    match = match.where(
      sql<boolean>`exists (select from ${stays}
          and b.department_id in (select d.id from departments d join departments top
        on top.id = ${filters.departmentId} where starts_with(d.tree_path, top.tree_path)))`,
    )

  if (filters.keywords) match = match.where(isTraineeFoundBy('t', filters.keywords))

  return match
}

const SORTS: SortColumns<SortField> = {
  name: by.name('t.realName'),
  startsOn: by.column('a.startsOn'),
  createTime: sql`coalesce(a.submitted_at, a.created_at)`,
  cost: sql`(select p.cost from absence_trips p where p.absence_id = a.id)`,
  reportDueOn: by.column('a.reportDueOn'),
}

const ordered = (match: Match, { scope, sort }: AbsenceMatch) =>
  sortedBy(withAbsenceFields(match, scope), sort, SORTS)
    .orderBy(waitsFor(scope), 'desc')
    .orderBy('a.submittedAt', 'desc')
    .orderBy('a.id', 'desc')

/** One page, those that wait for the reader first, then the latest. */
export const findAbsencePage = (db: Db, match: AbsenceMatch, page: Page) =>
  findPage(matching(db, match), page, (rows) => ordered(rows, match))

export const findAbsenceBatch = (db: Db, match: AbsenceMatch, page: Page) =>
  pageOf(ordered(matching(db, match), match), page).execute()

export const countAbsences = (db: Db, match: AbsenceMatch) => countRows(matching(db, match))

export const findAbsence = (db: Db, scope: AbsenceScope, id: number) =>
  withAbsenceFields(absencesIn(db, scope), scope).where('a.id', '=', id).executeTakeFirst()

/**
 * Locks absences in one order; what follows from their steps is read afterwards, when nobody else
 * can change them.
 */
const lockAbsences = (db: Db, ids: readonly number[]) =>
  sql`select id from absences where id = ${anyId(ids)} order by id for update`.execute(db)

/** Absences in the reader's scope, locked. */
export async function findAbsencesForUpdate(db: Db, scope: AbsenceScope, ids: readonly number[]) {
  await lockAbsences(db, ids)
  return withAbsenceFields(absencesIn(db, scope), scope)
    .where('a.id', '=', anyId(ids))
    .orderBy('a.id')
    .execute()
}

const ownScope = (userId: number): AbsenceScope => ({
  userId,
  org: null,
  part: NOWHERE,
  isOffice: false,
  absentDeciders: [],
})

/** The own absences, the latest first; those of one family, or all. */
export const findOwnAbsences = (db: Db, userId: number, family?: AbsenceFamily) =>
  withAbsenceFields(absencesIn(db, ownScope(userId)), ownScope(userId))
    .where(family ? isOfFamily(family) : sql<boolean>`true`)
    .orderBy('a.startsOn', 'desc')
    .orderBy('a.id', 'desc')
    .limit(200)
    .execute()

export const findOwnAbsenceForUpdate = async (db: Db, userId: number, id: number) =>
  (await findAbsencesForUpdate(db, ownScope(userId), [id]))[0]

/**
 * Writes the decision of the reader into the open parts of the present step that are the reader's,
 * or of those the reader decides for.
 */
export const decideOwnParts = (
  { db, actor, now }: { db: Db; actor: { userId: number }; now: () => Date },
  scope: AbsenceScope,
  ids: readonly number[],
  outcome: 'passed' | 'rejected',
) =>
  sql`update absence_steps p
      set outcome = ${outcome}, decided_by = ${actor.userId}, decided_at = ${now()},
        for_user_id = own.for_user_id
    from (select s.id, ${forWhom(scope)} as for_user_id from absence_steps s
      join absences a on a.id = s.absence_id
      join trainees t on t.id = a.trainee_id join majors m on m.id = t.major_id
      where a.id = ${anyId(ids)} and s.step = a.waits_step and s.outcome is null
        and ${isOwnPart(scope)}) own
    where p.id = own.id`.execute(db)

/**
 * Absences that wait for the reader, by family and queue: each is the total of the list with that
 * filter.
 */
export const countWaiting = (db: Db, scope: AbsenceScope) => {
  const waits = (family: AbsenceFamily, queue: keyof typeof QUEUES) =>
    sql<boolean>`(${isOfFamily(family)} and ${waitsFor(scope, queue)})`
  const mayWait = sql<boolean>`(a.waits_step is not null
      or a.state in ('reported', 'revokeRequested'))`
  return countEach(absencesIn(db, scope).where(mayWait), {
    decideLeaves: waits('leave', 'leave'),
    confirmReports: waits('leave', 'report'),
    decideRevokes: waits('leave', 'revoke'),
    decideAways: waits('away', 'leave'),
    confirmAwayReports: waits('away', 'report'),
    decideAwayRevokes: waits('away', 'revoke'),
  })
}

/** Own absences whose last day has come and that are not reported back from. */
export const countToReport = (db: Db, userId: number, today: string) =>
  countEach(
    absencesIn(db, ownScope(userId))
      .where('a.state', '=', 'approved')
      .where('a.endsOn', '<=', today),
    {
      reportBack: isOfFamily('leave'),
      reportAway: isOfFamily('away'),
    },
  )

/**
 * Whether an absence, by its name in the query, takes days: it is asked for, granted or recorded.
 * Written out, so that indexes of such absences are used.
 */
export const takesDays = (absence: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${absence}.state`)} not in (${literals(UNCOUNTED_STATES)})`
