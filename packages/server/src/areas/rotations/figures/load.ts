import type { LoadCell, LoadQuery } from '@residency/contract/areas/rotations/figures/load.contract'
import { factWords } from '@residency/contract/areas/rotations/figures/text'
import { labelIn } from '@residency/contract/kernel'
import { firstDayOf, monthAfter } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { monthInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { writeWorkbook, XLSX_TYPE } from '../../../platform/excel/write-sheet.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { markOf } from '../../../platform/sheets/export-mark.ts'
import {
  isOfOwnDepartment,
  type OrgScope,
  orgScope,
  worksAtOwnBase,
} from '../../organisation/organisation.public.ts'
import { isRotationOffice } from '../blocks/block.policy.ts'
import { takesTrainees } from '../department-months/takes-trainees.queries.ts'
import { daysOfStay } from '../presence/presence.queries.ts'
import { findRuledBases } from '../rules/rule.queries.ts'

const MONTHS = 12

type Row = {
  id: number
  name: string
  nameEn: string | null
  parent: string
  parentEn: string | null
  cells: LoadCell[]
}

/**
 * Departments in scope that take trainees or have some, with the seats of the fullest day and the
 * capacity of each month. Who is there is counted by steps: one more on the first day of a stay,
 * one less after its last.
 */
async function findLoad(
  db: Db,
  scope: OrgScope,
  from: string,
  baseId: number | undefined,
  count = MONTHS,
): Promise<Row[]> {
  const ofBase =
    baseId === undefined
      ? sql`true`
      : sql`exists (select from base_departments bd
          join departments top on top.id = bd.department_id
      where bd.base_id = ${baseId} and starts_with(d.tree_path, top.tree_path))`

  const { first, last } = daysOfStay('o', 'ot')

  const { rows } = await sql<Row>`with months as (
      select n, (${from}::date + make_interval(months => n))::date as first,
        (${from}::date + make_interval(months => n + 1) - interval '1 day')::date as last
      from generate_series(0, ${count - 1}::int) n),
    seen as (select d.* from departments d where d.level = 2
      and (${isOfOwnDepartment(scope, 'd.id')} or ${worksAtOwnBase(scope, 'd.id')}) and ${ofBase}),
    stays as (select o.department_id, greatest(${first}, ${from}::date) as first, ${last} as last
      from rotation_blocks o join trainees ot on ot.id = o.trainee_id
      where o.department_id in (select id from seen)
        and o.starts_on <= (select max(last) from months) and o.ends_on >= ${from}::date
        and ${first} <= ${last} and ${last} >= ${from}::date),
    steps as (select department_id, first as day, 1 as step from stays
      union all select department_id, last + 1, -1 from stays
      union all select seen.id, months.first, 0 from seen cross join months),
    counted as (select department_id, day,
        sum(sum(step)) over (partition by department_id order by day) as here
      from steps group by department_id, day),
    fullest as (select c.department_id, m.n, max(c.here)::int as seats
      from months m join counted c on c.day between m.first and m.last
      group by c.department_id, m.n)
    select d.id, d.name, d.name_en, above.name as parent, above.name_en as parent_en,
      jsonb_agg(jsonb_build_object('seats', coalesce(f.seats, 0), 'capacity',
          coalesce(dm.seats, d.capacity)) order by m.n) as cells
    from seen d join departments above on above.id = d.parent_id cross join months m
    left join fullest f on f.department_id = d.id and f.n = m.n
    left join department_months dm on dm.department_id = d.id and dm.month = m.first
    where exists (select from fullest x where x.department_id = d.id and x.seats > 0)
      or exists (select from months y left join department_months z
          on z.department_id = d.id and z.month = y.first
        where ${takesTrainees('d', 'z')})
    group by d.id, d.name, d.name_en, d.sort, above.id
      order by above.sort, above.id, d.sort, d.id`.execute(db)

  return rows
}

/** Departments in the reader's scope, by name, in so many months from the one of `first` on. */
export async function loadOfMonths(ctx: SignedCtx, first: string, count: number) {
  const rows = await findLoad(
    ctx.db,
    orgScope(ctx.actor, isRotationOffice(ctx.actor)),
    first,
    undefined,
    count,
  )

  return {
    months: Array.from({ length: count }, (_, n) => monthAfter(first, n)),
    departments: rows.map(({ name, nameEn, cells }) => ({
      name: labelIn(ctx.language, name, nameEn),
      cells,
    })),
  }
}

/** Twelve months of the departments in the reader's scope. */
export async function getLoad(ctx: SignedCtx, { from, baseId }: LoadQuery) {
  const first = firstDayOf(from ?? monthInChina(ctx.now()))
  const scope = orgScope(ctx.actor, isRotationOffice(ctx.actor))

  const [rows, bases] = await Promise.all([
    findLoad(ctx.db, scope, first, baseId),
    findRuledBases(ctx.db, scope),
  ])

  const label = (zh: string, en: string | null) => labelIn(ctx.language, zh, en)

  return {
    months: Array.from({ length: MONTHS }, (_, n) => monthAfter(first, n)),
    departments: rows.map((row) => ({
      id: row.id,
      name: label(row.name, row.nameEn),
      parent: label(row.parent, row.parentEn),
      cells: row.cells,
    })),
    bases: bases.map((base) => ({ value: base.id, label: label(base.name, base.nameEn) })),
  }
}

/** The same as a sheet: seats used / capacity. */
export async function exportLoad(
  ctx: SignedCtx,
  { reason, ...query }: LoadQuery & { reason: string | null },
): Promise<Binary> {
  const { load: text } = factWords[ctx.language]
  const { months, departments } = await getLoad(ctx, query)

  const columns = [
    { key: 'parent', header: text.parent, width: 20 },
    { key: 'department', header: text.department, width: 24 },
    ...months.map((month) => ({ key: month, header: month, width: 10 })),
  ]

  const figure = ({ seats, capacity }: LoadCell) =>
    capacity === null ? seats : `${seats} / ${capacity}`

  const rows = departments.map(({ name, parent, cells }) => ({
    parent,
    department: name,
    ...Object.fromEntries(cells.map((cell, n) => [months[n]!, figure(cell)])),
  }))

  await ctx.audit({
    action: 'rotations.load.export',
    entity: 'rotationLoad',
    detail: { count: rows.length, reason },
  })

  return {
    filename: `${text.name}-${months[0]}.xlsx`,
    type: XLSX_TYPE,
    body: writeWorkbook(
      [{ name: text.name, columns, rows }],
      markOf(ctx, () => rows.length, reason),
    ),
  }
}
