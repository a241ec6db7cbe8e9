import type { LoadCell, LoadQuery } from '@residency/contract/areas/rotations/figures/load.contract'
import { factWords } from '@residency/contract/areas/rotations/figures/text'
import { labelIn } from '@residency/contract/kernel'
import { monthAfter } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
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
import { isWithin } from '../presence/presence.queries.ts'
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
 * capacity of each month.
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

  const day = sql`days.day`

  const { rows } = await sql<Row>`with months as (
      select n, (${from}::date + make_interval(months => n))::date as first,
        (${from}::date + make_interval(months => n + 1) - interval '1 day')::date as last
      from generate_series(0, ${count - 1}::int) n),
    seen as (select d.* from departments d where d.level = 2
      and (${isOfOwnDepartment(scope, 'd.id')} or ${worksAtOwnBase(scope, 'd.id')}) and ${ofBase}),
    fullest as (select department_id, n, max(here)::int as seats from (
      select days.department_id, days.n, (select count(*) from rotation_blocks o
        join trainees ot on ot.id = o.trainee_id
        where o.department_id = days.department_id and ${isWithin(day, day, 'o', 'ot')}) as here
      from (select distinct b.department_id, m.n, greatest(b.starts_on, m.first) as day
        from months m join rotation_blocks b on b.starts_on <= m.last and b.ends_on >= m.first
          and b.department_id in (select id from seen)) as days) as counted
        group by department_id, n)
    select d.id, d.name, d.name_en, above.name as parent, above.name_en as parent_en,
      jsonb_agg(jsonb_build_object('seats', coalesce(f.seats, 0), 'capacity',
          coalesce(dm.seats, d.capacity)) order by m.n) as cells
    from seen d join departments above on above.id = d.parent_id cross join months m
    left join fullest f on f.department_id = d.id and f.n = m.n
    left join department_months dm on dm.department_id = d.id and dm.month = m.first
    where d.status = 1 and d.capacity is not null
      or exists (select from fullest x where x.department_id = d.id)
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
  const first = `${from ?? dayInChina(ctx.now()).slice(0, 7)}-01`
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
    body: writeWorkbook([{ name: text.name, columns, rows }], markOf(ctx, rows.length, reason)),
  }
}
