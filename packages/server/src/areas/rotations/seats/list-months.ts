import {
  type listDepartmentMonths as call,
  SHOWN_MONTHS,
} from '@residency/contract/areas/rotations/seats/months.contract'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import { eachMonth, firstDayOf, lastDayOf, monthAfter } from '@residency/contract/kernel/day'
import { monthInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleDepartments } from '../../organisation/organisation.public.ts'
import { placeNames } from './place-names.rules.ts'
import { actionsOnMonths } from './seats.policy.ts'
import {
  countTaken,
  findExceptions,
  findSeatDepartments,
  type SeatDepartment,
} from './seats.queries.ts'

/**
 * Departments of the reader by month: what they take, where that differs from the usual, who is
 * planned.
 */
export async function listDepartmentMonths(
  ctx: SignedCtx,
  { from, over, ...filters }: InputOf<typeof call, 'out'>,
) {
  const first = from ?? monthInChina(ctx.now())
  const months = eachMonth(first, monthAfter(first, SHOWN_MONTHS - 1))
  const [start, end] = [firstDayOf(first), lastDayOf(months.at(-1)!)]

  const rows = await findSeatDepartments(ctx.db, {
    ...filters,
    scope: visibleDepartments(ctx.actor),
  })

  const ids = rows.map(({ id }) => id)

  const [exceptions, taken] = await Promise.all([
    findExceptions(ctx.db, ids, start, end).then((all) =>
      grouped(all, ({ departmentId }) => departmentId),
    ),
    countTaken(ctx.db, ids, start, end).then(
      (all) => new Map(all.rows.map((row) => [`${row.departmentId} ${row.month}`, row.taken])),
    ),
  ])

  const actions = actionsOnMonths(ctx.actor)
  const label = (zh: string, en: string | null) => labelIn(ctx.language, zh, en)
  const names = placeNames(rows)

  const placeOf = (d: SeatDepartment) =>
    [
      ...(names.get(d.id) === `${d.parent}/${d.name}` ? [] : [label(d.hospital, d.hospitalEn)]),
      label(d.parent, d.parentEn),
    ].join(' / ')

  const departments = rows.map((d) => ({
    id: d.id,
    name: label(d.name, d.nameEn),
    parent: placeOf(d),
    usual: d.capacity,
    exceptions: (exceptions.get(d.id) ?? []).map(({ month, seats, reason }) => ({
      month,
      seats,
      reason,
    })),
    taken: months.map((month) => taken.get(`${d.id} ${month}`) ?? 0),
    actions,
  }))

  type DepartmentSeats = (typeof departments)[number]
  const seatsIn = (d: DepartmentSeats, month: string) =>
    d.exceptions.find((exception) => exception.month === month)?.seats ?? d.usual ?? 0
  const isOver = (d: DepartmentSeats) =>
    months.some((month, at) => d.taken[at]! > seatsIn(d, month))

  return { months, departments: over ? departments.filter(isOver) : departments }
}
