import type { BoardDepartment } from '@residency/contract/areas/rotations/plan/board.contract'
import { type Language, labelIn } from '@residency/contract/kernel'
import { firstDayOf, monthAt, monthNumber } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { grouped } from '../../../platform/grouped.ts'
import { monthsFilled } from '../plan/months.rules.ts'
import { findOtherBlocks, findPlanDepartments, findSeatsOf } from './board.queries.ts'

export type BoardPlan = {
  id: number
  version: number
  startsOn: string
  months: number
  state: string
  publishedAt: Date | null
}

export type Reading = { db: Db; language: Language; now: () => Date }

/**
 * The seats of each month, and who of other plans is there: departments are shared by bases.
 * @param more departments in addition to those of the plan
 */
export async function readDepartments(
  { db, language, now }: Reading,
  plan: BoardPlan,
  more: readonly number[] = [],
): Promise<BoardDepartment[]> {
  const first = monthNumber(plan.startsOn)
  const days = { from: plan.startsOn, until: firstDayOf(monthAt(first + plan.months)) }
  const departments = await findPlanDepartments(db, plan.id, more)
  const special = grouped(
    await findSeatsOf(db, plan.id, more, days),
    (monthSeats) => monthSeats.departmentId,
  )
  const others = grouped(
    await findOtherBlocks(db, plan.id, more, days),
    (block) => block.departmentId,
  )

  const current = monthNumber(dayInChina(now())) - first

  return departments.map(({ id, name, nameEn, capacity, leastTrainees, site }) => {
    const seats = new Array<number>(plan.months).fill(capacity ?? 0)
    for (const monthSeats of special.get(id) ?? [])
      seats[monthNumber(monthSeats.month) - first] = monthSeats.seats

    const here = new Array<number>(plan.months).fill(0)

    for (const block of others.get(id) ?? [])
      for (const month of monthsFilled(block.startsOn, block.endsOn))
        if (month - first in here) here[month - first]! += 1

    return {
      id,
      name: labelIn(language, name, nameEn),
      site,
      seats: seats.slice(0, plan.months),
      // months that have passed need nobody any more, and trainees of other plans count
      least: seats
        .slice(0, plan.months)
        .map((count, month) =>
          month < current ? 0 : Math.max(0, Math.min(leastTrainees, count) - here[month]!),
        ),
      others: here,
    }
  })
}
