import { addDays, daysBetween, isWeekend } from '@residency/contract/kernel/day'
import { type Assignment, DEFAULT_WEIGHTS, type RosterInstance } from './instance.ts'

/**
 * What a roster costs, counted from its assignments alone: the oracle of the tests, in which the
 * search has no part.
 */
export function costOfRoster(instance: RosterInstance, roster: readonly Assignment[]): number {
  const weights = { ...DEFAULT_WEIGHTS, ...instance.weights }

  return (
    weights.unfilled * emptyPlaces(instance, roster) +
    weights.fairness * unfairness(instance, roster) +
    weights.preferences * unmetPreferences(instance, roster) +
    weights.changes * changes(instance, roster)
  )
}

/** How many whole shifts lie between a number of shifts and its fair share; rounding apart. */
function shiftsOffShare(count: number, share: number): number {
  const nearest = Math.round(share)
  const isWhole = Math.abs(share - nearest) < 1e-9
  if (isWhole) return Math.abs(count - nearest)

  return Math.max(Math.ceil(Math.abs(count - share)) - 1, 0)
}

const isHoliday = (instance: RosterInstance, day: string) => (instance.holidays ?? []).includes(day)

const isFreeWeekend = (instance: RosterInstance, day: string) =>
  isWeekend(day) && !isHoliday(instance, day) && !(instance.workdays ?? []).includes(day)

/** Every place that a kind has on a day of the roster. */
function demandOf(instance: RosterInstance): { kind: string; day: string; isNight: boolean }[] {
  return Array.from({ length: instance.days }, (_, number) =>
    addDays(instance.first, number),
  ).flatMap((day) =>
    instance.kinds
      .filter(({ on }) => {
        if (isHoliday(instance, day)) return on.includes('holiday')
        return on.includes(isFreeWeekend(instance, day) ? 'weekend' : 'workday')
      })
      .flatMap(({ id, least, isNight }) => {
        const locked = (instance.locked ?? []).filter(
          (assignment) => assignment.kind === id && assignment.day === day,
        )
        const count = Math.max(least, locked.length)

        return Array.from({ length: count }, () => ({ kind: id, day, isNight: isNight === true }))
      }),
  )
}

const emptyPlaces = (instance: RosterInstance, roster: readonly Assignment[]) =>
  demandOf(instance).length - roster.length

function unfairness(instance: RosterInstance, roster: readonly Assignment[]): number {
  const demand = demandOf(instance)
  const nights = new Set(instance.kinds.filter(({ isNight }) => isNight).map(({ id }) => id))

  const measures = [
    { name: 'nights', counts: ({ kind }: { kind: string }) => nights.has(kind) },
    { name: 'weekends', counts: ({ day }: { day: string }) => isFreeWeekend(instance, day) },
    { name: 'holidays', counts: ({ day }: { day: string }) => isHoliday(instance, day) },
  ] as const

  const presence = instance.people.reduce((sum, person) => sum + (person.presence ?? 1), 0)
  let distance = 0

  for (const { name, counts } of measures) {
    const past = instance.people.reduce((sum, person) => sum + (person.past?.[name] ?? 0), 0)
    const total = past + demand.filter(counts).length

    for (const person of instance.people) {
      const own = roster.filter(
        (assignment) => assignment.person === person.id && counts(assignment),
      ).length
      const share = presence > 0 ? (total * (person.presence ?? 1)) / presence : 0
      distance += shiftsOffShare((person.past?.[name] ?? 0) + own, share)
    }
  }

  return distance
}

function unmetPreferences(instance: RosterInstance, roster: readonly Assignment[]): number {
  return instance.people.reduce((sum, person) => {
    const preferences = (person.preferences ?? []).filter(({ day }) => {
      const number = daysBetween(instance.first, day)
      return number >= 0 && number < instance.days
    })

    const unmet = preferences.filter(({ day, kind, wants }) => {
      const has = roster.some(
        (assignment) =>
          assignment.person === person.id &&
          assignment.day === day &&
          (kind === undefined || assignment.kind === kind),
      )

      return has !== wants
    })

    return sum + (preferences.length > 0 ? unmet.length / preferences.length : 0)
  }, 0)
}

function changes(instance: RosterInstance, roster: readonly Assignment[]): number {
  const { current } = instance
  if (!current) return 0

  return roster.filter(
    (assignment) =>
      !current.some(
        ({ person, kind, day }) =>
          person === assignment.person && kind === assignment.kind && day === assignment.day,
      ),
  ).length
}
