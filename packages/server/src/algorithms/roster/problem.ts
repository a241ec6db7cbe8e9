import { addDays, daysBetween, isWeekend } from '@residency/contract/kernel/day'
import {
  type Assignment,
  type DayClass,
  DEFAULT_LIMITS,
  DEFAULT_WEIGHTS,
  type RosterInstance,
  type RosterLimits,
  type RosterPerson,
  type RosterWeights,
  type ShiftKind,
  WINDOW_DAYS,
} from './instance.ts'

const DAY_MINUTES = 24 * 60

/** A kind of shift on a day. Minutes are counted from 00:00 of the roster's first day. */
export type Shift = {
  kind: ShiftKind

  /** Number of the day in the roster; before its first day it is negative. */
  day: number
  start: number
  end: number

  /** Minutes of rest that follow. */
  rest: number
  isInHouseNight: boolean

  /** On call from home is no work. */
  isWork: boolean
}

/** What is shared fairly between people. */
export const MEASURES = ['nights', 'weekends', 'holidays'] as const

/** One person that a shift needs. */
export type Place = {
  index: number
  shift: Shift

  /** The level that the person of this place has at least. */
  level: number

  /** 1 where a shift in this place counts for the measure, in the order of `MEASURES`. */
  counts: readonly number[]

  /** The person for whom it is locked. */
  locked: number | null
}

/** An instance with everything counted in numbers. */
export type Problem = {
  instance: RosterInstance
  limits: RosterLimits
  weights: RosterWeights
  days: number
  people: readonly RosterPerson[]
  places: readonly Place[]

  /** Shifts of each person before the roster. */
  before: readonly (readonly Shift[])[]

  /** `isEligible[person][place]`: present, free and of the level, whatever the other shifts are. */
  isEligible: readonly Uint8Array[]

  /** `ownCost[person][place]`: preferences and changes, when the person has this place. */
  ownCost: readonly Float64Array[]

  /** `restCost[person][day]`: preferences for a shift on that day, when the person has none. */
  restCost: readonly Float64Array[]

  /** Sum of `restCost`: what it costs if nobody works. */
  idleCost: number

  /** Target of each person and measure: the fair share of the six months. */
  fairShare: readonly (readonly number[])[]

  /** Shifts of each person and measure before the roster. */
  past: readonly (readonly number[])[]
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The class of a day, by the calendar of the instance. */
export function dayClassOf(instance: RosterInstance, day: string): DayClass {
  if (instance.holidays?.includes(day)) return 'holiday'
  if (isWeekend(day) && !instance.workdays?.includes(day)) return 'weekend'

  return 'workday'
}

function restAfter(kind: ShiftKind, minutes: number, limits: RosterLimits): number {
  if (kind.restHours !== undefined) return kind.restHours * 60
  if (kind.onCall === 'home') return 0
  if (minutes >= DAY_MINUTES) return limits.restAfterDay * 60

  return kind.isNight ? limits.restAfterNight * 60 : 0
}

function shiftOf(kind: ShiftKind, day: number, limits: RosterLimits): Shift {
  const start = day * DAY_MINUTES + minutesOf(kind.from)
  const length = minutesOf(kind.until) - minutesOf(kind.from)
  const minutes = length > 0 ? length : length + DAY_MINUTES

  return {
    kind,
    day,
    start,
    end: start + minutes,
    rest: restAfter(kind, minutes, limits),
    isInHouseNight: kind.isNight === true && kind.onCall !== 'home',
    isWork: kind.onCall !== 'home',
  }
}

/** The levels of the places of a kind: the highest need first. */
function levelsOfPlaces(kind: ShiftKind, count: number): number[] {
  const needs = (kind.levels ?? []).toSorted((a, b) => b.level - a.level)

  return Array.from(
    { length: count },
    (_, place) => needs.find(({ least }) => place < least)?.level ?? 0,
  )
}

const keyOf = ({ kind, day }: { kind: string; day: string }) => `${kind} ${day}`

/** The numbers of the people who have each kind on each day, by `kind day`. */
function peopleByCell(instance: RosterInstance, list: readonly Assignment[] = []) {
  const numbers = new Map(instance.people.map(({ id }, number) => [id, number]))
  const cells = new Map<string, number[]>()

  for (const assignment of list) {
    const number = numbers.get(assignment.person)
    if (number === undefined) continue

    const key = keyOf(assignment)
    cells.set(key, [...(cells.get(key) ?? []), number])
  }

  return cells
}

/**
 * Gives each locked person of a shift the place of the highest level that the person can hold: the
 * other places stay open for people of a lower level.
 */
function lockPlaces(levels: readonly number[], locked: readonly number[], levelOf: number[]) {
  const places: (number | null)[] = levels.map(() => null)

  for (const person of locked.toSorted((a, b) => levelOf[b]! - levelOf[a]!)) {
    const place = levels.findIndex((level, index) => {
      return places[index] === null && level <= levelOf[person]!
    })

    if (place >= 0) places[place] = person
  }

  return places
}

function buildPlaces(instance: RosterInstance, limits: RosterLimits): Place[] {
  const places: Place[] = []
  const locked = peopleByCell(instance, instance.locked)
  const levelOf = instance.people.map(({ level }) => level)

  for (let day = 0; day < instance.days; day++) {
    const date = addDays(instance.first, day)
    const dayClass = dayClassOf(instance, date)

    for (const kind of instance.kinds) {
      if (!kind.on.includes(dayClass)) continue

      const shift = shiftOf(kind, day, limits)
      const lockedHere = locked.get(keyOf({ kind: kind.id, day: date })) ?? []
      const levels = levelsOfPlaces(kind, Math.max(kind.least, lockedHere.length))
      const people = lockPlaces(levels, lockedHere, levelOf)
      const counts = [kind.isNight === true, dayClass === 'weekend', dayClass === 'holiday']

      for (const [number, level] of levels.entries())
        places.push({
          index: places.length,
          shift,
          level,
          counts: counts.map(Number),
          locked: people[number]!,
        })
    }
  }

  return places
}

const momentOf = (instance: RosterInstance, moment: string) =>
  daysBetween(instance.first, moment.slice(0, 10)) * DAY_MINUTES + minutesOf(moment.slice(11))

/** The hours at which a person is not there, as minutes. */
function absencesOf(instance: RosterInstance, person: RosterPerson): [number, number][] {
  const days = (person.away ?? []).map((day): [number, number] => {
    const start = daysBetween(instance.first, day) * DAY_MINUTES
    return [start, start + DAY_MINUTES]
  })

  const hours = (person.busy ?? []).map(({ from, until }): [number, number] => [
    momentOf(instance, from),
    momentOf(instance, until),
  ])

  return [...days, ...hours]
}

function eligibility(instance: RosterInstance, person: RosterPerson, places: readonly Place[]) {
  const absences = absencesOf(instance, person)
  const isAway = ({ start, end }: Shift) =>
    absences.some(([from, until]) => start < until && from < end)

  return Uint8Array.from(places, ({ shift, level }) =>
    Number(person.level >= level && !isAway(shift)),
  )
}

/** Preferences of a person weigh 1 together, so that many preferences are worth no more than one. */
function preferenceCosts(
  problem: Pick<Problem, 'instance' | 'places' | 'weights'>,
  person: RosterPerson,
) {
  const { instance, places, weights } = problem
  const preferences = (person.preferences ?? [])
    .map(({ day, ...preference }) => ({ ...preference, day: daysBetween(instance.first, day) }))
    .filter(({ day }) => day >= 0 && day < instance.days)

  const each = preferences.length > 0 ? weights.preferences / preferences.length : 0
  const rest = new Float64Array(instance.days)

  for (const { day, wants } of preferences) if (wants) rest[day]! += each

  const isUnmet = (preference: (typeof preferences)[number], { shift }: Place) => {
    if (preference.day !== shift.day) return false

    const isThisKind = preference.kind === undefined || preference.kind === shift.kind.id
    return isThisKind !== preference.wants
  }

  const own = Float64Array.from(
    places,
    (place) => each * preferences.filter((preference) => isUnmet(preference, place)).length,
  )

  return { own, rest }
}

/** The fair share of everybody: in proportion to presence, of all shifts of the six months. */
function fairShares(
  people: readonly RosterPerson[],
  past: readonly (readonly number[])[],
  places: readonly Place[],
) {
  const presence = people.map((person) => person.presence ?? 1)
  const together = presence.reduce((sum, share) => sum + share, 0)

  const totals = MEASURES.map((_, measure) => {
    const before = past.reduce((sum, counts) => sum + counts[measure]!, 0)
    return before + places.reduce((sum, { counts }) => sum + counts[measure]!, 0)
  })

  return presence.map((share) =>
    totals.map((total) => (together > 0 ? (total * share) / together : 0)),
  )
}

/** Counts an instance in numbers: places, who can have them, what that costs, what is fair. */
export function buildProblem(instance: RosterInstance): Problem {
  const limits = { ...DEFAULT_LIMITS, ...instance.limits }
  const weights = { ...DEFAULT_WEIGHTS, ...instance.weights }
  const places = buildPlaces(instance, limits)
  const { people } = instance
  const kinds = new Map(instance.kinds.map((kind) => [kind.id, kind]))

  const before = people.map((person) =>
    (person.before ?? [])
      .flatMap(({ kind, day }) => {
        const known = kinds.get(kind)
        return known ? [shiftOf(known, daysBetween(instance.first, day), limits)] : []
      })
      .filter(({ day }) => day < 0 && day >= -WINDOW_DAYS)
      .toSorted((a, b) => a.start - b.start),
  )

  const current = peopleByCell(instance, instance.current)
  const cellOf = ({ shift }: Place) =>
    current.get(keyOf({ kind: shift.kind.id, day: addDays(instance.first, shift.day) })) ?? []
  const costs = people.map((person) => preferenceCosts({ instance, places, weights }, person))
  const past = people.map(({ past: counts }) => MEASURES.map((measure) => counts?.[measure] ?? 0))

  if (instance.current)
    for (const place of places)
      for (const [number, { own }] of costs.entries())
        if (!cellOf(place).includes(number)) own[place.index]! += weights.changes

  return {
    instance,
    limits,
    weights,
    days: instance.days,
    people,
    places,
    before,
    isEligible: people.map((person) => eligibility(instance, person, places)),
    ownCost: costs.map(({ own }) => own),
    restCost: costs.map(({ rest }) => rest),
    idleCost: costs.reduce((sum, { rest }) => sum + rest.reduce((all, cost) => all + cost, 0), 0),
    fairShare: fairShares(people, past, places),
    past,
  }
}
