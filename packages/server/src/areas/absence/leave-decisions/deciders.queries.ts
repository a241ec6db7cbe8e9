import { leavePermissions } from '@residency/contract/areas/absence/leave/access'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { recordsJson } from '../../../platform/db/records-json.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isAccountInUse, isOfOffice } from '../../accounts/accounts.public.ts'
import { nearestPeopleOfDepartment } from '../../organisation/organisation.public.ts'
import type { Part } from '../leave/parts.rules.ts'

export type PartOf = Part & { key: number; baseId: number }

/** `forName`: the absent decider whose deputy it is. */
export type Decider = { key: number; userId: number; name: string; forName: string | null }

const people = (parts: readonly PartOf[]) =>
  sql`${rowsOf(parts, { key: 'int', step: 'text', blockId: 'bigint', departmentId: 'bigint', baseId: 'bigint' })} p`

/**
 * Whether the base takes a part: a stay without a supervisor, days without a stay, or a
 * department's step without a department.
 */
const isOfBase = sql`(p.step = 'base' or (p.step = 'department' and p.department_id is null)
  or (p.step = 'supervisor'
      and not exists (select from rotation_blocks b where b.id = p.block_id
      and b.supervisor_id is not null)))`

/**
 * Who decides parts of steps, by the key of the part. For a department those who answer for it, or
 * for the nearest one above that has anybody. With each, who is the deputy today.
 */
export async function findDeciders(
  { db, now }: Pick<SignedCtx, 'db' | 'now'>,
  parts: readonly PartOf[],
): Promise<Map<number, Decider[]>> {
  if (parts.length === 0) return new Map()

  const { rows } = await sql<Decider>`with p as (select * from ${people(parts)}),
    found as (
      select p.key, b.supervisor_id as user_id from p join rotation_blocks b on b.id = p.block_id
        where p.step = 'supervisor' and b.supervisor_id is not null
      union select p.key, ba.user_id from p join base_administrators ba on ba.base_id = p.base_id
        where ${isOfBase}
      union select p.key, d.user_id from p
        cross join lateral ${nearestPeopleOfDepartment('p.departmentId')} d
        where p.step = 'department'
      union select p.key, o.id from p cross join lateral (select u.id from users u
          where ${isOfOffice('u', leavePermissions.office)}) o where p.step = 'office'),
    acting as (
      select f.key, f.user_id, null::bigint as for_id from found f
      union all select f.key, d.deputy_id, d.person_id from found f join p on p.key = f.key
        join absence_deputies d on d.person_id = f.user_id
        and d.ended_at is null and ${dayInChina(now())}::date between d.starts_on and d.ends_on
        and p.step = any (d.steps))
    select f.key, u.id as user_id, u.display_name as name,
      (select w.display_name from users w where w.id = f.for_id) as for_name
    from acting f
    -- one by one: as a join, the whole table of accounts would be read for a few of them
    cross join lateral (select u.id, u.display_name from users u
      where u.id = f.user_id and ${isAccountInUse('u')} limit 1) u
      order by f.key, coalesce(f.for_id, u.id), f.for_id nulls first, u.id`.execute(db)

  return grouped(rows, ({ key }) => key)
}

/** The parts of the steps of absences, in the order of the steps. */
export const findParts = (db: Db, absenceIds: readonly number[]) =>
  db
    .selectFrom('absenceSteps as s')
    .innerJoin('absences as a', 'a.id', 's.absenceId')
    .innerJoin('trainees as t', 't.id', 'a.traineeId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .leftJoin('departments as d', 'd.id', 's.departmentId')
    .leftJoin('users as u', 'u.id', 's.decidedBy')
    .leftJoin('users as w', 'w.id', 's.forUserId')
    .select([
      's.id',
      's.absenceId',
      's.step',
      's.blockId',
      's.departmentId',
      's.outcome',
      's.decidedAt',
      'm.baseId',
    ])
    .select(['d.name as department', 'd.nameEn as departmentEn'])
    .select('u.displayName as decidedByName')
    .select('w.displayName as forName')
    .select(sql<boolean>`(s.step = a.waits_step and s.outcome is null)`.as('isWaiting'))
    .where('s.absenceId', '=', anyId(absenceIds))
    .orderBy('s.absenceId')
    .orderBy('s.rank')
    .orderBy('s.id')
    .execute()

export type PartRow = Awaited<ReturnType<typeof findParts>>[number]

export const asPart = (row: PartRow): PartOf => ({
  key: row.id,
  step: row.step,
  blockId: row.blockId,
  departmentId: row.departmentId,
  baseId: row.baseId,
})

/** The state of parts as it was, for undo. */
export const findPartStates = (db: Db, absenceIds: readonly number[]) =>
  db
    .selectFrom('absenceSteps')
    .select(['id', 'outcome', 'decidedBy', 'decidedAt', 'forUserId'])
    .where('absenceId', '=', anyId(absenceIds))
    .execute()

export const restoreParts = (db: Db, states: Awaited<ReturnType<typeof findPartStates>>) =>
  sql`update absence_steps s
      set outcome = v.outcome, decided_by = v.decided_by, decided_at = v.decided_at,
        for_user_id = v.for_user_id
    from jsonb_populate_recordset(null::absence_steps, ${recordsJson(states)}::jsonb) v
    where v.id = s.id`.execute(db)
