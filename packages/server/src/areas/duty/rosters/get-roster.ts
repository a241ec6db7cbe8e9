import type { DayClass } from '@residency/contract/areas/duty/kinds/kind.contract'
import type { RosterBoard } from '@residency/contract/areas/duty/rosters/roster.contract'
import { rosterWords } from '@residency/contract/areas/duty/rosters/text'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { isPreferenceMet } from '../day.rules.ts'
import { dutyScope } from '../duty.policy.ts'
import { findRegime } from '../limits/regime.ts'
import { actionsOnRoster } from './roster.policy.ts'
import { findChanges, findRoster } from './roster.queries.ts'
import { type RosterFacts, type RosterPersonFacts, readRosterFacts } from './roster-facts.ts'
import { findFaults } from './roster-faults.ts'
import { findWarnings } from './roster-warnings.ts'
import { hoursOfWork } from './shift-hours.rules.ts'

/** Kinds that the grid offers or shows. */
const presentKinds = ({ kinds, shifts }: RosterFacts) =>
  kinds
    .filter(({ id, status }) => status === 1 || shifts.some(({ kindId }) => kindId === id))
    .map(
      ({ id, name, sign, startsAt, endsAt, dayClasses, least, most, isNight, onCall, status }) => ({
        id,
        name,
        sign,
        startsAt,
        endsAt,
        dayClasses: dayClasses as DayClass[],
        least: status === 1 ? least : 0,
        most,
        isNight,
        onCall,
      }),
    )

/** A row of the grid: what the person has in this month. */
function presentPerson(facts: RosterFacts, person: RosterPersonFacts) {
  const classes = new Map(facts.days.map(({ day, dayClass }) => [day, dayClass]))
  const kinds = new Map(facts.kinds.map((kind) => [kind.id, kind]))
  const shifts = facts.shifts.filter(({ traineeId }) => traineeId === person.traineeId)
  const elsewhere = facts.others.filter(({ traineeId }) => traineeId === person.traineeId)
  const ofClass = (dayClass: DayClass) =>
    shifts.filter(({ day }) => classes.get(day) === dayClass).length

  // an empty roster meets nobody's preferences: not even those for days without a shift
  const isPlanned = facts.shifts.length > 0
  const { traineeId, name, number, year, awayDays, appointments } = person

  return {
    traineeId,
    name,
    number,
    year,
    awayDays: awayDays.filter((day) => classes.has(day)),
    appointments: appointments.map(({ startsAt, endsAt }) => ({
      startsAt: minuteInChina(startsAt),
      endsAt: minuteInChina(endsAt),
    })),
    preferences: person.preferences.map((preference) => ({
      ...preference,
      isMet: isPlanned
        ? isPreferenceMet(
            preference,
            [...shifts, ...elsewhere].some(({ day }) => day === preference.day),
          )
        : null,
    })),
    nights: shifts.filter(({ kindId }) => kinds.get(kindId)!.isNight).length,
    weekends: ofClass('weekend'),
    holidays: ofClass('holiday'),
    hours: shifts.reduce((sum, shift) => sum + hoursOfWork(shift, kinds.get(shift.kindId)!), 0),
  }
}

/** Shifts with fewer people than they need. */
const findOpen = ({ days, kinds, shifts }: RosterFacts) =>
  days.flatMap(({ day, dayClass }) =>
    kinds
      .filter(({ status, dayClasses }) => status === 1 && dayClasses.includes(dayClass))
      .map(({ id, least }) => {
        const assigned = shifts.filter((shift) => shift.day === day && shift.kindId === id).length
        return { kindId: id, day, missing: least - assigned }
      })
      .filter(({ missing }) => missing > 0),
  )

/** The page of a roster. */
export async function getRoster(ctx: SignedCtx, { id }: { id: number }): Promise<RosterBoard> {
  const roster = found(await findRoster(ctx.db, dutyScope(ctx.actor), id))

  const [facts, changes, limits] = await Promise.all([
    readRosterFacts(ctx, roster),
    findChanges(ctx.db, id),
    findRegime(ctx.db),
  ])

  return {
    id,
    department: labelIn(ctx.language, roster.department, roster.departmentEn),
    month: roster.month,
    state: roster.state,
    version: roster.version,
    days: facts.days,
    kinds: presentKinds(facts),
    people: facts.people.map((person) => presentPerson(facts, person)),
    shifts: facts.shifts.map(({ traineeId, kindId, day, isLocked }) => ({
      traineeId,
      kindId,
      day,
      isLocked,
    })),
    open: findOpen(facts),
    faults: findFaults(ctx.language, facts),
    warnings: findWarnings(ctx.language, facts, limits),
    changes: changes.map(({ changedAt, reason, ...change }) => ({
      ...change,
      reason: reason ?? rosterWords[ctx.language].bySwap,
      at: minuteInChina(changedAt),
    })),
    actions: actionsOnRoster(ctx.actor, roster, dayInChina(ctx.now())),
  }
}
