import type { DepartmentMonth, getDepartmentMonth as monthCall } from '@residency/contract/areas/rotations/blocks/block.contract'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isOfOwnDepartment, worksAtOwnBase } from '../../teachers/teachers.public.ts'
import { type BlockScope, visibleBlocks } from './block.policy.ts'

type Asked = { scope: BlockScope; month: string; departmentId: number | undefined; today: string }
type Row = Omit<DepartmentMonth, 'name'> & { name: string; name_en: string | null }

/** Departments in scope that take trainees or have some in the month; seats are those of the fullest day, whoever's trainees they are. */
async function findDepartmentMonths(db: Db, { scope, month, departmentId, today }: Asked) {
  const area = scope.area
  const isSeen =
    area === null
      ? sql`false`
      : area.kind === 'all'
        ? sql`true`
        : sql`(${isOfOwnDepartment(area, 'd.id')} or ${worksAtOwnBase(area, 'd.id')})`
  const { rows } = await sql<Row>`with days as (
      select first, (first + interval '1 month' - interval '1 day')::date as last from (select ${`${month}-01`}::date as first) f),
    here as (select b.* from rotation_blocks b, days where b.starts_on <= days.last and b.ends_on >= days.first),
    fullest as (select department_id, max(count)::int as seats from (
      select h.department_id, count(*) from here h, days, generate_series(days.first, days.last, interval '1 day') day
      where day between h.starts_on and h.ends_on group by h.department_id, day) as daily group by department_id)
    select d.id, d.name, d.name_en, coalesce(dm.seats, d.capacity) as capacity, dm.reason, coalesce(f.seats, 0) as seats,
      (count(h.id) filter (where h.starts_on >= days.first))::int as arriving,
      (count(h.id) filter (where h.ends_on <= days.last))::int as leaving,
      (count(h.id) filter (where h.starts_on < days.first and h.ends_on > days.last))::int as staying,
      (count(h.id) filter (where h.state = 'planned' and h.starts_on <= ${today} and h.ends_on >= ${today}))::int as late
    from departments d cross join days
    left join department_months dm on dm.department_id = d.id and dm.month = days.first
    left join fullest f on f.department_id = d.id
    left join here h on h.department_id = d.id
    where d.level = 2 and (f.seats is not null or (d.status = 1 and coalesce(dm.seats, d.capacity) is not null))
      and ${departmentId === undefined ? sql`true` : sql`d.id = ${departmentId}`}
      and (${isSeen} or exists (select from here s where s.department_id = d.id and s.supervisor_id = ${scope.userId}))
    group by d.id, dm.seats, dm.reason, f.seats order by d.sort, d.id`.execute(db)
  return rows
}

/** The departments of the reader's scope in a month, the current one unless another is asked for. */
export async function getDepartmentMonth(ctx: SignedCtx, input: InputOf<typeof monthCall, 'out'>) {
  const today = dayInChina(ctx.now())
  const month = input.month ?? today.slice(0, 7)
  const rows = await findDepartmentMonths(ctx.db, { scope: visibleBlocks(ctx.actor), month, departmentId: input.departmentId, today })
  return { month, departments: rows.map(({ name_en, ...row }) => ({ ...row, name: labelIn(ctx.language, row.name, name_en) })) }
}

/** The most trainees of a department on one day of each span, and how many it takes then. */
export async function findSeatsUsed(db: Db, departmentId: number, spans: readonly { from: string; until: string }[]) {
  const { rows } = await sql<{ seats: number; capacity: number | null }>`select
      coalesce((select max(here) from (select (select count(*)::int from rotation_blocks o where o.department_id = d.id and o.state <> 'failed'
          and greatest(b.starts_on, s.from) between o.starts_on and o.ends_on) as here
        from rotation_blocks b where b.department_id = d.id and b.starts_on <= s.until and b.ends_on >= s.from) as days), 0) as seats,
      coalesce((select min(coalesce(m.seats, d.capacity)) from department_months m where m.department_id = d.id
        and m.month between date_trunc('month', s.from) and s.until), d.capacity) as capacity
    from rows from (jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as ("from" date, until date)) with ordinality as s ("from", until, place)
    join departments d on d.id = ${departmentId} order by s.place`.execute(db)
  return rows
}
