import type { HoursFilters, hoursSorts } from '@residency/contract/areas/duty/hours/hours.contract'
import { labelIn } from '@residency/contract/kernel'
import { foldSearch } from '@residency/contract/kernel/fold'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findPlannedDepartments } from '../department.queries.ts'
import { dutyScope } from '../duty.policy.ts'
import { isQuestioned } from './hours.policy.ts'
import { isUnconfirmed, type MonthOfPerson, readMonth } from './month-hours.ts'

/** Which people each choice of the filter shows. */
const ONLY: Readonly<
  Record<NonNullable<HoursFilters['only']>, (person: MonthOfPerson) => boolean>
> = {
  over: ({ isOver }) => isOver,
  open: ({ weeks }) => weeks.some(isUnconfirmed),
  asked: ({ weeks }) => weeks.some(isQuestioned),
}

const isNamed = ({ name, number }: MonthOfPerson, keywords: string) =>
  [name, number].some((text) => foldSearch(text).includes(foldSearch(keywords)))

/** In the order that the reader chose; among equals, and without it, those over a limit first. */
function inOrder(people: readonly MonthOfPerson[], sort: HoursFilters['sort']) {
  const overFirst = people.toSorted((a, b) => Number(b.isOver) - Number(a.isOver))
  if (!sort) return overFirst

  const isDown = sort.startsWith('-')
  const field = (isDown ? sort.slice(1) : sort) as (typeof hoursSorts)[number]

  return overFirst.toSorted((a, b) => (isDown ? b[field] - a[field] : a[field] - b[field]))
}

/** Hours of a month by trainee; those over a limit first. */
export async function listHours(ctx: SignedCtx, filters: HoursFilters) {
  const { month, departmentId, keywords, only, sort, pageNum, pageSize } = filters

  const [people, departments] = await Promise.all([
    readMonth(ctx, { month, departmentId: departmentId ?? null }),
    findPlannedDepartments(ctx.db, dutyScope(ctx.actor)),
  ])

  const matchingPeople = people
    .filter((person) => !only || ONLY[only](person))
    .filter((person) => !keywords || isNamed(person, keywords))

  return {
    list: inOrder(matchingPeople, sort).slice((pageNum - 1) * pageSize, pageNum * pageSize),
    total: matchingPeople.length,
    departments: departments.map(({ id, name, nameEn }) => ({
      value: id,
      label: labelIn(ctx.language, name, nameEn),
    })),
  }
}
