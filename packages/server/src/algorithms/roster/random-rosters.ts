import { addDays } from '@residency/contract/kernel/day'
import type { Random } from '../random.ts'
import type { Assignment, Preference, RosterInstance, RosterPerson, ShiftKind } from './instance.ts'

const ALL_DAYS = ['workday', 'weekend', 'holiday'] as const
const FREE_DAYS = ['weekend', 'holiday'] as const
const FIRST = '2027-01-01'

const kind = (id: string, from: string, until: string, more: Partial<ShiftKind>): ShiftKind => ({
  id,
  from,
  until,
  on: ALL_DAYS,
  least: 1,
  most: 2,
  ...more,
})

/** The shifts of a large department: up to eight kinds, of the sizes that the people can carry. */
const KINDS: readonly ShiftKind[] = [
  kind('night', '20:00', '08:00', { isNight: true, levels: [{ level: 2, least: 1 }] }),
  kind('weekend-day', '08:00', '17:00', { on: FREE_DAYS }),
  kind('late', '12:00', '21:00', { on: ['workday'] }),
  kind('early', '07:00', '15:00', { on: ['workday'] }),
  kind('second-night', '20:00', '08:00', { isNight: true }),
  kind('emergency', '17:00', '23:00', {}),
  kind('senior-call', '17:00', '08:00', {
    isNight: true,
    onCall: 'home',
    levels: [{ level: 3, least: 1 }],
  }),
  kind('blood-bank', '08:00', '08:00', { on: FREE_DAYS, onCall: 'house' }),
]

export type RosterDesign = {
  people: number

  /** How many of the kinds of shift exist: 1 to 8. */
  kinds: number
  days: number

  /** Part of the people with days away, and part with preferences. */
  awayShare?: number
  preferenceShare?: number
}

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

/** An instance like those of a department: one seed gives the same one everywhere. */
export function randomRoster(random: Random, design: RosterDesign): RosterInstance {
  const { people, kinds, days, awayShare = 0.4, preferenceShare = 0.7 } = design
  const chosen = KINDS.slice(0, kinds)
  const dates = Array.from({ length: days }, (_, day) => addDays(FIRST, day))

  const away = (): string[] => {
    if (random() >= awayShare) return []

    const first = Math.floor(random() * days)
    return dates.slice(first, first + 2 + Math.floor(random() * 6))
  }

  const preferences = (): Preference[] => {
    if (random() >= preferenceShare) return []

    return Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
      day: pick(random, dates),
      wants: random() < 0.25,
    }))
  }

  const person = (_: unknown, number: number): RosterPerson => ({
    id: `p${number + 1}`,
    level: 1 + (number % 3),
    presence: pick(random, [1, 1, 1, 0.5]),
    past: {
      nights: 10 + Math.floor(random() * 3),
      weekends: 4 + Math.floor(random() * 2),
      holidays: Math.floor(random() * 2),
    },
    away: away(),
    preferences: preferences(),
  })

  return {
    first: FIRST,
    days,
    holidays: ['2027-01-01', '2027-01-02', '2027-01-03'].filter((day) => dates.includes(day)),
    kinds: chosen,
    people: Array.from({ length: people }, person),
  }
}

/** The same month after somebody fell ill: the roster as published, and the days of the illness. */
export function fallIll(
  instance: RosterInstance,
  published: readonly Assignment[],
  person: string,
  days: readonly string[],
): RosterInstance {
  return {
    ...instance,
    current: published,
    people: instance.people.map((known) =>
      known.id === person ? { ...known, away: [...(known.away ?? []), ...days] } : known,
    ),
  }
}
