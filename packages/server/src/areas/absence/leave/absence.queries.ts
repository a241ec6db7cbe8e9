import type { LeaveFilters } from '@residency/contract/areas/absence/leave/leave-list.contract'
import { type RawBuilder, sql } from 'kysely'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { containing } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isOfOwnBase, isOfOwnDepartment, type TeacherScope } from '../../teachers/teachers.public.ts'
import type { AbsenceScope, PartHolder, Standing } from './leave.policy.ts'

const NOBODY: TeacherScope = { kind: 'some', userId: 0, administers: false, treePath: null, ownDepartmentId: null }

/** The stays of the trainee on the days of an absence. */
const stays = sql`rotation_blocks b where b.trainee_id = a.trainee_id and b.state <> 'failed'
  and b.starts_on <= a.ends_on and b.ends_on >= a.starts_on`
const isInScope = (scope: AbsenceScope): RawBuilder<boolean> => {
  if (scope.area === null) return sql<boolean>`t.user_id = ${scope.userId}`
  if (scope.area.kind === 'all') return sql<boolean>`true`
  return sql<boolean>`(t.user_id = ${scope.userId} or ${isOfOwnBase(scope.area, 'm.base_id')}
    or exists (select from ${stays} and (b.supervisor_id = ${scope.userId} or ${isOfOwnDepartment(scope.area, 'b.department_id')}))
    or ${hasPartAsDeputy(scope)})`
}
/** Whether a part `s` of a step is somebody's: the supervisor of its block, somebody of its department, of the trainee's base, or the office. */
const isPartOf = ({ userId, part, isOffice }: PartHolder): RawBuilder<boolean> =>
  sql<boolean>`(case s.step
    when 'supervisor' then coalesce((select b.supervisor_id from rotation_blocks b where b.id = s.block_id) = ${userId}, ${isOfOwnBase(part, 'm.base_id')})
    when 'department' then case when s.department_id is null then ${isOfOwnBase(part, 'm.base_id')} else ${isOfOwnDepartment(part, 's.department_id')} end
    when 'base' then ${isOfOwnBase(part, 'm.base_id')}
    else ${sql.lit(isOffice)} end)`
/** Whether a part is that of an absent decider for whom the reader decides; nobody has a part of their own absence. */
const isPartFor = ({ steps, ...person }: Standing): RawBuilder<boolean> =>
  sql<boolean>`(s.step = any(${sql.val([...steps])}::text[]) and t.user_id <> ${person.userId} and ${isPartOf(person)})`
/** Whether a part is the reader's, or that of somebody for whom the reader decides. */
const isOwnPart = (scope: AbsenceScope): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join([isPartOf(scope), ...scope.standsFor.map(isPartFor)], sql` or `)})`
const hasPartAsDeputy = ({ standsFor }: AbsenceScope): RawBuilder<boolean> =>
  standsFor.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from absence_steps s where s.absence_id = a.id and (${sql.join(standsFor.map(isPartFor), sql` or `)}))`
/** For whom the reader decides a part; null: it is the reader's own. */
const forWhom = (scope: AbsenceScope): RawBuilder<number | null> =>
  scope.standsFor.length === 0
    ? sql<number | null>`null::bigint`
    : sql<number | null>`(case when ${isPartOf(scope)} then null ${sql.join(
        scope.standsFor.map((one) => sql`when ${isPartFor(one)} then ${one.userId}::bigint`),
        sql` `,
      )} end)`
/** The name of the absent decider in whose place the reader decides what waits now. */
const deputyFor = (scope: AbsenceScope): RawBuilder<string | null> =>
  scope.standsFor.length === 0
    ? sql<string | null>`null::text`
    : sql<string | null>`(select coalesce(w.real_name, w.nickname) from users w where w.id = (select ${forWhom(scope)} from absence_steps s
        where s.absence_id = a.id and ${isOwnPart(scope)} and case a.state
          when 'reported' then s.rank = (select min(e.rank) from absence_steps e where e.absence_id = a.id)
          when 'revokeRequested' then s.rank = (select max(e.rank) from absence_steps e where e.absence_id = a.id)
          else s.step = a.waits_step and s.outcome is null end
        order by 1 nulls first limit 1))`
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
    .select(deputyFor(scope).as('deputy_for'))
export type AbsenceRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

/** Away has lists of its own; leave and unexcused absence share theirs. */
export type AbsenceFamily = 'leave' | 'away'
const isOfFamily = (family: AbsenceFamily) => (family === 'away' ? sql<boolean>`a.kind = 'away'` : sql<boolean>`a.kind <> 'away'`)
export type AbsenceFilters = Omit<LeaveFilters, 'pageNum' | 'pageSize'> & { tripKind?: string | undefined }
export type AbsenceMatch = AbsenceFilters & { scope: AbsenceScope; today: string; family: AbsenceFamily }
const QUEUES = {
  leave: sql<boolean>`a.kind <> 'unexcused'`,
  report: sql<boolean>`a.state in ('reported', 'confirmed')`,
  revoke: sql<boolean>`a.revoke_reason is not null`,
}
function matching(db: Db, { scope, today, queue, family, ...filters }: AbsenceMatch) {
  let match = absencesIn(db, scope).where(isOfFamily(family))
  if (filters.waiting) match = match.where(waitsFor(scope, queue))
  else if (queue) match = match.where(QUEUES[queue])
  if (filters.kind) match = match.where('a.kind', '=', filters.kind)
  if (filters.state) match = match.where('a.state', '=', filters.state)
  if (filters.leaveTypeId) match = match.where('a.leave_type_id', '=', filters.leaveTypeId)
  if (filters.baseId) match = match.where('m.base_id', '=', filters.baseId)
  if (filters.traineeId) match = match.where('a.trainee_id', '=', filters.traineeId)
  if (filters.from) match = match.where('a.ends_on', '>=', filters.from)
  if (filters.until) match = match.where('a.starts_on', '<=', filters.until)
  if (filters.overdue)
    match = match
      .where('a.state', '=', 'approved')
      .where('a.ends_on', '<', today)
      .where(sql<boolean>`coalesce(a.report_due_on, a.ends_on) < ${today}`)
  if (filters.tripKind)
    match = match.where(sql<boolean>`exists (select from absence_trips p where p.absence_id = a.id and p.trip_kind = ${filters.tripKind})`)
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

const ownScope = (userId: number): AbsenceScope => ({ userId, area: null, part: NOBODY, isOffice: false, standsFor: [] })
/** The own absences, the latest first; those of one family, or all. */
export const findOwnAbsences = (db: Db, userId: number, family?: AbsenceFamily) =>
  shown(absencesIn(db, ownScope(userId)), ownScope(userId))
    .where(family ? isOfFamily(family) : sql<boolean>`true`)
    .orderBy('a.starts_on', 'desc')
    .orderBy('a.id', 'desc')
    .limit(200)
    .execute()
export const findOwnAbsenceForUpdate = async (db: Db, userId: number, id: number) =>
  (await findAbsencesForUpdate(db, ownScope(userId), [id]))[0]
/** Writes the decision of the reader into the open parts of the present step that are the reader's, or of those the reader decides for. */
export const decideOwnParts = (
  { db, actor, now }: { db: Db; actor: { userId: number }; now: () => Date },
  scope: AbsenceScope,
  ids: readonly number[],
  outcome: 'passed' | 'rejected',
) =>
  sql`update absence_steps p set outcome = ${outcome}, decided_by = ${actor.userId}, decided_at = ${now()}, for_user_id = own.for_user_id
    from (select s.id, ${forWhom(scope)} as for_user_id from absence_steps s join absences a on a.id = s.absence_id
      join trainees t on t.id = a.trainee_id join majors m on m.id = t.major_id
      where a.id = any(${sql.val([...ids])}::bigint[]) and s.step = a.waits_step and s.outcome is null and ${isOwnPart(scope)}) own
    where p.id = own.id`.execute(db)
/** Own absences of a family whose last day has come and that are not reported back from. */
export const countToReport = (db: Db, userId: number, today: string, family: AbsenceFamily) =>
  countRows(absencesIn(db, ownScope(userId)).where('a.state', '=', 'approved').where('a.ends_on', '<=', today).where(isOfFamily(family)))
