import { MAX_PEOPLE } from '@residency/contract/areas/absence/leave/absence-calendar.contract'
import { labelIn } from '@residency/contract/kernel'
import { eachDay } from '@residency/contract/kernel/day'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findCalendar, isWorkingDay } from '../../settings/settings.public.ts'
import { absenceScope } from '../leave/absence-scope.ts'
import { typeIn } from '../leave/present-absence.ts'
import {
  type CalendarRange,
  findAbsencesBetween,
  findPeople,
  findPlaces,
} from './absence-calendar.queries.ts'

/** Who is away when: the trainees of a department, a base, or everybody in the reader's scope. */
export async function getAbsenceCalendar(ctx: SignedCtx, range: CalendarRange) {
  const scope = await absenceScope(ctx)

  const [people, places, { known: publishedYears }] = await Promise.all([
    findPeople(ctx.db, scope, range),
    findPlaces(ctx.db, scope, range),
    findCalendar(ctx.db, range.from, range.until),
  ])

  const visiblePeople = people.slice(0, MAX_PEOPLE)

  const absences = grouped(
    await findAbsencesBetween(
      ctx.db,
      visiblePeople.map(({ id }) => id),
      range,
    ),
    ({ traineeId }) => traineeId,
  )

  const nameOf = (row: { name: string; nameEn: string | null }) =>
    labelIn(ctx.language, row.name, row.nameEn)

  return {
    departments: places.departments.map((row) => ({ value: row.id, label: nameOf(row) })),
    bases: places.bases.map((row) => ({ value: row.id, label: nameOf(row) })),
    daysOff: eachDay(range.from, range.until).filter((day) => !isWorkingDay(day, publishedYears)),
    people: visiblePeople.map((t) => ({
      id: t.id,
      name: t.realName,
      number: t.number,
      department: t.department && labelIn(ctx.language, t.department, t.departmentEn),
      absences: (absences.get(t.id) ?? []).map((a) => ({
        id: a.id,
        kind: a.kind,
        type: typeIn(ctx, a),
        state: a.state,
        startsOn: a.startsOn,
        startsHalf: a.startsHalf,
        endsOn: a.endsOn,
        endsHalf: a.endsHalf,
      })),
    })),
    total: people.length,
  }
}
