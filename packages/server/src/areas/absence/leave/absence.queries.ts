import type { LeaveFilters } from '@residency/contract/areas/absence/leave/leave-list.contract'
import { type RawBuilder, sql } from 'kysely'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { containing } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isOfOwnBase, isOfOwnDepartment, type TeacherScope } from '../../teachers/teachers.public.ts'
import type { AbsenceScope } from './leave.policy.ts'

const NOBODY: TeacherScope = { kind: 'some', userId: 0, administers: false, treePath: null, ownDepartmentId: null }

/** The stays of the trainee on the days of an absence. */
const stays = sql`rotation_blocks b where b.trainee_id = a.trainee_id and b.state <> 'failed'
  and b.starts_on <= a.ends_on and b.ends_on >= a.starts_on`
const isInScope = (scope: AbsenceScope): RawBuilder<boolean> => {
  if (scope.area === null) return sql<boolean>`t.user_id = ${scope.userId}`
  if (scope.area.kind === 'all') return sql<boolean>`true`
  return sql<boolean>`(t.user_id = ${scope.userId} or ${isOfOwnBase(scope.area, 'm.base_id')}
    or exists (select from ${stays} and (b.supervisor_id = ${scope.userId} or ${isOfOwnDepartment(scope.area, 'b.department_id')})))`
}
/** Whether a part `s` of a step is the reader's: the supervisor of its block, somebody of its department, of the trainee's base, or the office. */
const isOwnPart = ({ userId, part, isOffice }: AbsenceScope): RawBuilder<boolean> =>
  sql<boolean>`(case s.step
    when 'supervisor' then coalesce((select b.supervisor_id from rotation_blocks b where b.id = s.block_id) = ${userId}, ${isOfOwnBase(part, 'm.base_id')})
    when 'department' then case when s.department_id is null then ${isOfOwnBase(part, 'm.base_id')} else ${isOfOwnDepartment(part, 's.department_id')} end
    when 'base' then ${isOfOwnBase(part, 'm.base_id')}
    else ${sql.lit(isOffice)} end)`
const openParts = sql`absence_steps s where s.absence_id = a.id and s.step = a.waits_step and s.outcome is null`
/** Whether an absence waits for the reader, who is not its trainee. */
const waitsFor = (scope: AbsenceScope, queue?: LeaveFilters['queue']): RawBuilder<boolean> => {
  const kinds = {
    leave: sql`(a.waits_step is not null and exists (select from ${openParts} and ${isOwnPart(scope)}))`,
    report: sql`(a.state = 'reported' and ${isOfEnd(scope, 'first')})`,
    revoke: sql`(a.state = 'revokeRequested' and ${isOfEnd(scope, 'last')})`,
  }
  const all = queue ? kinds[queue] : sql`(${kinds.leave} or ${kinds.report} or ${kinds.revoke})`
  return sql<boolean>`(t.user_id <> ${scope.userId} and ${all})`
}
/** Whether the reader has a part of the first or last step. */
const isOfEnd = (scope: AbsenceScope, end: 'first' | 'last') =>
  sql<boolean>`exists (select from absence_steps s where s.absence_id = a.id and ${isOwnPart(scope)}
    and s.rank = (select ${end === 'first' ? sql`min(e.rank)` : sql`max(e.rank)`} from absence_steps e where e.absence_id = a.id))`

const absencesIn = (db: Db, scope: AbsenceScope) =>
  db
    .selectFrom('absences as a')
    .innerJoin('trainees as t', 't.id', 'a.trainee_id')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .where(isInScope(scope))
    .where('a.state', '!=', 'draft')
type Match = ReturnType<typeof absencesIn>

const shown = (match: Match, scope: AbsenceScope) =>
  match
    .innerJoin('bases as o', 'o.id', 'm.base_id')
    .leftJoin('leave_types as y', 'y.id', 'a.leave_type_id')
    .selectAll('a')
    .select(['t.user_id as owner_user_id', 't.real_name as name', 't.number', 't.planned_end', 'm.base_id'])
    .select([
      'o.name as base',
      'o.name_en as base_en',
      'y.name as type',
      'y.name_en as type_en',
      'y.counted_by',
      'y.extends_training',
      'y.extends_over',
    ])
    .select(
      sql<{
        name: string
        name_en: string | null
      } | null>`(select jsonb_build_object('name', d.name, 'name_en', d.name_en) from departments d
        where d.id = (select b.department_id from ${stays} order by b.starts_on limit 1))`.as('place'),
    )
    .select(sql<string>`(select coalesce(sum(d.days), 0) from absence_days d where d.absence_id = a.id)`.as('days'))
    .select(sql<boolean>`exists (select from absence_days d where d.absence_id = a.id and d.is_provisional)`.as('is_provisional'))
    .select(sql<number>`(select count(*)::int from ${openParts} and ${isOwnPart(scope)})`.as('own_open'))
    .select(sql<number>`(select count(*)::int from ${openParts} and not ${isOwnPart(scope)})`.as('others_open'))
    .select(
      sql<boolean>`exists (select from absence_steps f where f.absence_id = a.id and f.outcome is null
        and f.rank > (select min(s.rank) from ${openParts}))`.as('has_further'),
    )
    .select(isOfEnd(scope, 'first').as('is_closer'))
    .select(isOfEnd(scope, 'last').as('is_reviser'))
    .select(
      sql<boolean>`(${sql.lit(scope.isOffice)} or exists (select from ${stays} and ${isOfOwnDepartment(scope.part, 'b.department_id')}))`.as(
        'is_keeper',
      ),
    )
export type AbsenceRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

export type AbsenceMatch = Omit<LeaveFilters, 'pageNum' | 'pageSize'> & { scope: AbsenceScope; today: string }
const QUEUES = {
  leave: sql<boolean>`a.kind = 'leave'`,
  report: sql<boolean>`a.state in ('reported', 'confirmed')`,
  revoke: sql<boolean>`a.revoke_reason is not null`,
}
function matching(db: Db, { scope, today, queue, ...filters }: AbsenceMatch) {
  let match = absencesIn(db, scope)
  if (filters.waiting) match = match.where(waitsFor(scope, queue))
  else if (queue) match = match.where(QUEUES[queue])
  if (filters.kind) match = match.where('a.kind', '=', filters.kind)
  if (filters.state) match = match.where('a.state', '=', filters.state)
  if (filters.leaveTypeId) match = match.where('a.leave_type_id', '=', filters.leaveTypeId)
  if (filters.baseId) match = match.where('m.base_id', '=', filters.baseId)
  if (filters.traineeId) match = match.where('a.trainee_id', '=', filters.traineeId)
  if (filters.from) match = match.where('a.ends_on', '>=', filters.from)
  if (filters.until) match = match.where('a.starts_on', '<=', filters.until)
  if (filters.overdue) match = match.where('a.state', '=', 'approved').where('a.ends_on', '<', today)
  if (filters.departmentId)
    match = match.where(
      sql<boolean>`exists (select from ${stays} and b.department_id in (select d.id from departments d join departments top
        on top.id = ${filters.departmentId} where starts_with(d.tree_path, top.tree_path)))`,
    )
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e.or([e('t.real_name', 'ilike', words), e('t.number', 'ilike', words)]))
  }
  return match
}
const ordered = (match: Match, scope: AbsenceScope) =>
  shown(match, scope).orderBy(waitsFor(scope), 'desc').orderBy('a.submitted_at', 'desc').orderBy('a.id', 'desc')
/** One page, those that wait for the reader first, then the latest. */
export const findAbsencePage = (db: Db, match: AbsenceMatch, page: Page) =>
  findPage(matching(db, match), page, (rows) => ordered(rows, match.scope))
export const findAbsenceBatch = (db: Db, match: AbsenceMatch, page: Page) =>
  pageOf(ordered(matching(db, match), match.scope), page).execute()
export const countAbsences = (db: Db, match: AbsenceMatch) => countRows(matching(db, match))
export const findAbsence = (db: Db, scope: AbsenceScope, id: number) =>
  shown(absencesIn(db, scope), scope).where('a.id', '=', id).executeTakeFirst()
/** Locks absences in one order; what follows from their steps is read afterwards, when nobody else can change them. */
const lockAbsences = (db: Db, ids: readonly number[]) =>
  sql`select id from absences where id = any(${sql.val([...ids])}::bigint[]) order by id for update`.execute(db)
/** Absences in the reader's scope, locked. */
export async function findAbsencesForUpdate(db: Db, scope: AbsenceScope, ids: readonly number[]) {
  await lockAbsences(db, ids)
  return shown(absencesIn(db, scope), scope)
    .where('a.id', '=', sql<number>`any(${sql.val([...ids])}::bigint[])`)
    .orderBy('a.id')
    .execute()
}

const ownScope = (userId: number): AbsenceScope => ({ userId, area: null, part: NOBODY, isOffice: false })
/** The own absences, the latest first. */
export const findOwnAbsences = (db: Db, userId: number) =>
  shown(absencesIn(db, ownScope(userId)), ownScope(userId))
    .orderBy('a.starts_on', 'desc')
    .orderBy('a.id', 'desc')
    .limit(200)
    .execute()
export const findOwnAbsenceForUpdate = async (db: Db, userId: number, id: number) =>
  (await findAbsencesForUpdate(db, ownScope(userId), [id]))[0]
/** Writes the decision of the reader into the open parts of the present step that are the reader's. */
export const decideOwnParts = (
  { db, actor, now }: { db: Db; actor: { userId: number }; now: () => Date },
  scope: AbsenceScope,
  ids: readonly number[],
  outcome: 'passed' | 'rejected',
) =>
  sql`update absence_steps p set outcome = ${outcome}, decided_by = ${actor.userId}, decided_at = ${now()}
    where p.id in (select s.id from absence_steps s join absences a on a.id = s.absence_id join trainees t on t.id = a.trainee_id
      join majors m on m.id = t.major_id
      where a.id = any(${sql.val([...ids])}::bigint[]) and s.step = a.waits_step and s.outcome is null and ${isOwnPart(scope)})`.execute(db)
/** Own leaves whose last day has come and that are not reported back from. */
export const countToReport = (db: Db, userId: number, today: string) =>
  countRows(absencesIn(db, ownScope(userId)).where('a.state', '=', 'approved').where('a.ends_on', '<=', today))
