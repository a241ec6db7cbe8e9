import { labelIn } from '@residency/contract/kernel'
import { sundayOf } from '@residency/contract/kernel/day'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { dutyScope } from '../duty.policy.ts'
import { isQuestioned } from './hours.policy.ts'
import { isUnconfirmed, type MonthOfPerson, mondaysOf, readMonth } from './month-hours.ts'
import { type DepartmentWeek, findWeeksOfDepartments } from './shift-hours.queries.ts'

/** What a department's weeks add up to; a week of a trainee counts in each of their departments. */
function summarise(rows: readonly DepartmentWeek[], people: ReadonlyMap<number, MonthOfPerson>) {
  const here = new Set(rows.map(({ traineeId }) => traineeId))
  const persons = [...here].flatMap((id) => people.get(id) ?? [])

  const weeks = rows.flatMap(({ traineeId, startsOn }) =>
    (people.get(traineeId)?.weeks ?? []).filter((week) => week.startsOn === startsOn),
  )

  const past = weeks.filter(({ isPast }) => isPast)
  return {
    people: here.size,
    over: persons.filter(({ isOver }) => isOver).length,
    confirmed: past.filter((week) => !isUnconfirmed(week)).length,
    weeks: past.length,
    questioned: weeks.filter(isQuestioned).length,
    late: rows.reduce((sum, { late }) => sum + late, 0),
  }
}

/** Hours of a month by department. */
export async function listDepartmentHours(ctx: SignedCtx, { month }: { month: string }) {
  const mondays = mondaysOf(month)

  const [people, rows] = await Promise.all([
    readMonth(ctx, { month, departmentId: null }),
    findWeeksOfDepartments(ctx.db, dutyScope(ctx.actor), {
      from: mondays[0]!,
      until: sundayOf(mondays.at(-1)!),
    }),
  ])

  const byId = new Map(people.map((person) => [person.id, person]))
  const departments = Map.groupBy(rows, ({ departmentId }) => departmentId)

  return {
    list: [...departments].map(([id, weeks]) => ({
      id,
      department: labelIn(ctx.language, weeks[0]!.department, weeks[0]!.departmentEn),
      ...summarise(weeks, byId),
    })),
  }
}
