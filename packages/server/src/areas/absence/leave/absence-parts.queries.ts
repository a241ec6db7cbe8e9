import type { LeaveFilters } from '@residency/contract/areas/absence/leave/leave-list.contract'
import { type RawBuilder, sql } from 'kysely'
import { anyText } from '../../../platform/db/patterns.ts'
import { isOfOwnBase, isOfOwnDepartment } from '../../organisation/organisation.public.ts'
import { stayCounts } from '../../rotations/rotations.public.ts'
import type { AbsenceScope, AbsentDecider, PartHolder } from './leave.policy.ts'

/** The stays of the trainee on the days of an absence. */
export const stays = sql`rotation_blocks b where b.trainee_id = a.trainee_id and ${stayCounts('b')}
  and b.starts_on <= a.ends_on and b.ends_on >= a.starts_on`

export const isInScope = (scope: AbsenceScope): RawBuilder<boolean> => {
  if (scope.org === null) return sql<boolean>`t.user_id = ${scope.userId}`
  if (scope.org.kind === 'all') return sql<boolean>`true`

  return sql<boolean>`(t.user_id = ${scope.userId} or ${isOfOwnBase(scope.org, 'm.baseId')}
    or exists (select from ${stays}
        and (b.supervisor_id = ${scope.userId}
        or ${isOfOwnDepartment(scope.org, 'b.departmentId')}))
    or ${hasPartAsDeputy(scope)})`
}

/**
 * Whether a part `s` of a step belongs to a user: the supervisor of its block, people of its
 * department, of the trainee's base, or the office.
 */
const isPartOf = ({ userId, part, isOffice }: PartHolder): RawBuilder<boolean> =>
  sql<boolean>`(case s.step
    when 'supervisor' then coalesce((select b.supervisor_id from rotation_blocks b
        where b.id = s.block_id) = ${userId}, ${isOfOwnBase(part, 'm.baseId')})
    when 'department' then case when s.department_id is null then ${isOfOwnBase(part, 'm.baseId')} else ${isOfOwnDepartment(part, 's.departmentId')} end
    when 'base' then ${isOfOwnBase(part, 'm.baseId')}
    else ${sql.lit(isOffice)} end)`

/**
 * Whether a part belongs to an absent decider whose deputy the reader is; nobody has a part of
 * their own absence.
 */
const isPartFor = ({ steps, ...person }: AbsentDecider): RawBuilder<boolean> =>
  sql<boolean>`(s.step = ${anyText(steps)} and t.user_id <> ${person.userId}
      and ${isPartOf(person)})`

/** Whether a part belongs to the reader, or to a person whose deputy the reader is. */
export const isOwnPart = (scope: AbsenceScope): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join([isPartOf(scope), ...scope.absentDeciders.map(isPartFor)], sql` or `)})`

const hasPartAsDeputy = ({ absentDeciders }: AbsenceScope): RawBuilder<boolean> =>
  absentDeciders.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from absence_steps s where s.absence_id = a.id
        and (${sql.join(absentDeciders.map(isPartFor), sql` or `)}))`

/** The absent decider of a part whose deputy the reader is; null: the part is the reader's own. */
export const forWhom = (scope: AbsenceScope): RawBuilder<number | null> =>
  scope.absentDeciders.length === 0
    ? sql<number | null>`null::bigint`
    : sql<number | null>`(case when ${isPartOf(scope)} then null ${sql.join(
        scope.absentDeciders.map(
          (decider) => sql`when ${isPartFor(decider)} then ${decider.userId}::bigint`,
        ),
        sql` `,
      )} end)`

/** The name of the absent decider in whose place the reader decides what waits now. */
export const deputyFor = (scope: AbsenceScope): RawBuilder<string | null> =>
  scope.absentDeciders.length === 0
    ? sql<string | null>`null::text`
    : sql<string | null>`(select w.display_name from users w
          where w.id = (select ${forWhom(scope)} from absence_steps s
        where s.absence_id = a.id and ${isOwnPart(scope)} and case a.state
          when 'reported' then s.rank = (select min(e.rank) from absence_steps e
            where e.absence_id = a.id)
          when 'revokeRequested' then s.rank = (select max(e.rank) from absence_steps e
            where e.absence_id = a.id)
          else s.step = a.waits_step and s.outcome is null end
        order by 1 nulls first limit 1))`

export const openParts = sql`absence_steps s where s.absence_id = a.id and s.step = a.waits_step
    and s.outcome is null`

/** Whether an absence waits for the reader, who is not its trainee. */
export const waitsFor = (
  scope: AbsenceScope,
  queue?: LeaveFilters['queue'],
): RawBuilder<boolean> => {
  const kinds = {
    leave: sql`(a.waits_step is not null
        and exists (select from ${openParts} and ${isOwnPart(scope)}))`,
    report: sql`(a.state = 'reported' and ${isOfEnd(scope, 'first')})`,
    revoke: sql`(a.state = 'revokeRequested' and ${isOfEnd(scope, 'last')})`,
  }

  const all = queue ? kinds[queue] : sql`(${kinds.leave} or ${kinds.report} or ${kinds.revoke})`
  return sql<boolean>`(t.user_id <> ${scope.userId} and ${all})`
}

/** Whether the reader has a part of the first or last step. */
export const isOfEnd = (scope: AbsenceScope, end: 'first' | 'last') =>
  sql<boolean>`exists (select from absence_steps s where s.absence_id = a.id and ${isOwnPart(scope)}
    and s.rank = (select ${end === 'first' ? sql`min(e.rank)` : sql`max(e.rank)`}
        from absence_steps e where e.absence_id = a.id))`
