// Checks a duty roster without the code of the solver. Everything is counted from dates and hours, so
// that the two ways to count have nothing in common but the names of the fields.
import { fillSentence } from '@residency/contract/kernel/sentence'
import type {
  Assignment,
  RosterInstance,
  RosterLimits,
  RosterPerson,
  ShiftKind,
} from './instance.ts'

type WorkedShift = {
  kind: ShiftKind
  day: string
  start: number
  end: number
  isWork: boolean
}

/** The hard rules of a roster; what `count` means is in the sentences of `faultSentence`. */
const ROSTER_RULES = [
  'dayWithoutShift',
  'tooManyPeople',
  'tooFewOfLevel',
  'lockedMissing',
  'away',
  'busy',
  'twoShifts',
  'tooLittleRest',
  'nightsInRow',
  'tooLongStretch',
  'tooManyNights',
  'tooFewFreeDays',
  'tooManyHours',
  'unknownPerson',
  'unknownKind',
] as const

type RosterRule = (typeof ROSTER_RULES)[number]

/**
 * A rule that a roster breaks. `day`: of the shift, or the last day of the four weeks. `excess`: how
 * far beyond the limit, where a rule can be broken more or less.
 */
export type RosterFault = {
  rule: RosterRule
  person?: string
  kind?: string
  day?: string
  count?: number
  excess?: number
}

type Complain = (fault: RosterFault) => void

const HOUR = 3_600_000
const DEFAULTS: RosterLimits = {
  restAfterNight: 11,
  restAfterDay: 14,
  nightsInRow: 2,
  everyNights: 3,
  freeDays: 4,
  stretchHours: 28,
  weeklyHours: 80,
}

const at = (day: string, time = '00:00') => Date.parse(`${day}T${time}:00Z`)
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
const plusDays = (day: string, count: number) => dayOf(at(day) + count * 24 * HOUR)

function classOf(instance: RosterInstance, day: string) {
  if ((instance.holidays ?? []).includes(day)) return 'holiday'

  const weekday = new Date(at(day)).getUTCDay()
  const isFree = (weekday === 0 || weekday === 6) && !(instance.workdays ?? []).includes(day)

  return isFree ? 'weekend' : 'workday'
}

function shiftOf(
  instance: RosterInstance,
  { kind: id, day }: { kind: string; day: string },
): WorkedShift | undefined {
  const kind = instance.kinds.find((known) => known.id === id)
  if (!kind) return undefined

  const start = at(day, kind.from)
  const sameDay = at(day, kind.until)
  const end = sameDay > start ? sameDay : sameDay + 24 * HOUR

  return { kind, day, start, end, isWork: kind.onCall !== 'home' }
}

function restOf({ kind, start, end }: WorkedShift, limits: RosterLimits) {
  if (kind.restHours !== undefined) return kind.restHours * HOUR
  if (kind.onCall === 'home') return 0
  if (end - start >= 24 * HOUR) return limits.restAfterDay * HOUR

  return kind.isNight ? limits.restAfterNight * HOUR : 0
}

const levelOf = (instance: RosterInstance, person: string) =>
  instance.people.find(({ id }) => id === person)?.level ?? -1

const isSame = (assignment: Assignment, other: Assignment) =>
  assignment.person === other.person &&
  assignment.kind === other.kind &&
  assignment.day === other.day

/** Staffing and levels of one kind on one day; returns how many places stay empty. */
function checkShift(
  instance: RosterInstance,
  kind: ShiftKind,
  day: string,
  here: readonly Assignment[],
  complain: Complain,
): number {
  if (!kind.on.includes(classOf(instance, day))) {
    if (here.length > 0) complain({ rule: 'dayWithoutShift', kind: kind.id, day })
    return 0
  }

  if (here.length > kind.most)
    complain({
      rule: 'tooManyPeople',
      kind: kind.id,
      day,
      count: kind.most,
      excess: here.length - kind.most,
    })

  for (const need of kind.levels ?? []) {
    const able = here.filter((assignment) => levelOf(instance, assignment.person) >= need.level)
    // A place of a level that stays empty is not given to somebody below it.
    const others = here.length - able.length
    const excess = others - (Math.max(kind.least, here.length) - need.least)
    if (excess > 0)
      complain({ rule: 'tooFewOfLevel', kind: kind.id, day, count: need.level, excess })
  }

  return Math.max(0, kind.least - here.length)
}

/** Staffing, levels and locked shifts. A shift with too few people is no fault, it is counted. */
function checkShifts(
  instance: RosterInstance,
  roster: readonly Assignment[],
  complain: Complain,
): number {
  let missing = 0

  for (let number = 0; number < instance.days; number++) {
    const day = plusDays(instance.first, number)

    for (const kind of instance.kinds) {
      const here = roster.filter(
        (assignment) => assignment.day === day && assignment.kind === kind.id,
      )
      missing += checkShift(instance, kind, day, here, complain)
    }
  }

  for (const locked of instance.locked ?? [])
    if (!roster.some((assignment) => isSame(assignment, locked)))
      complain({ rule: 'lockedMissing', ...locked })

  return missing
}

function checkAbsence(
  person: RosterPerson,
  shifts: readonly WorkedShift[],
  complain: Complain,
): void {
  for (const { start, end, kind, day } of shifts) {
    const shift = { person: person.id, kind: kind.id, day }

    const isAway = (person.away ?? []).some(
      (away) => start < at(away) + 24 * HOUR && at(away) < end,
    )
    if (isAway) complain({ rule: 'away', ...shift })

    const isBusy = (person.busy ?? []).some(
      ({ from, until }) => start < Date.parse(`${until}:00Z`) && Date.parse(`${from}:00Z`) < end,
    )
    if (isBusy) complain({ rule: 'busy', ...shift })
  }
}

function checkRest(
  person: RosterPerson,
  all: readonly WorkedShift[],
  limits: RosterLimits,
  complain: Complain,
): void {
  for (const [number, shift] of all.entries()) {
    const next = all[number + 1]
    if (!next) continue

    if (next.day === shift.day) complain({ rule: 'twoShifts', person: person.id, day: next.day })
    if (next.start < shift.end + restOf(shift, limits))
      complain({ rule: 'tooLittleRest', person: person.id, kind: next.kind.id, day: next.day })
  }

  const nights = new Set(all.filter(({ kind }) => kind.isNight).map(({ day }) => day))
  for (const day of nights) {
    const row = Array.from({ length: limits.nightsInRow + 1 }, (_, number) => plusDays(day, number))
    if (row.every((one) => nights.has(one)))
      complain({ rule: 'nightsInRow', person: person.id, day, count: limits.nightsInRow })
  }
}

/** How long work goes without a pause, half an hour by half an hour. */
function checkStretches(
  person: RosterPerson,
  all: readonly WorkedShift[],
  limits: RosterLimits,
  complain: Complain,
): void {
  const worked = new Set<number>()
  for (const { start, end, isWork } of all)
    for (let hour = start; isWork && hour < end; hour += HOUR / 2) worked.add(hour)

  for (const hour of worked) {
    if (worked.has(hour - HOUR / 2)) continue

    let until = hour
    while (worked.has(until)) until += HOUR / 2
    if (until - hour > limits.stretchHours * HOUR)
      complain({
        rule: 'tooLongStretch',
        person: person.id,
        day: dayOf(hour),
        count: (until - hour) / HOUR,
        excess: (until - hour) / HOUR - limits.stretchHours,
      })
  }
}

function checkWindows(
  instance: RosterInstance,
  person: RosterPerson,
  all: readonly WorkedShift[],
  limits: RosterLimits,
  complain: Complain,
): void {
  const work = all.filter(({ isWork }) => isWork)
  const begins = at(instance.first) - 27 * 24 * HOUR

  // whether each day of the four weeks before the roster and of the roster is free of work
  const isFree = Array.from({ length: instance.days + 27 }, (_, number) => {
    const start = begins + number * 24 * HOUR
    return !work.some((shift) => shift.start < start + 24 * HOUR && start < shift.end)
  })

  for (let number = 0; number < instance.days; number++) {
    const last = plusDays(instance.first, number)
    const first = plusDays(last, -27)
    const inside = all.filter(({ day }) => day >= first && day <= last)
    const nights = inside.filter(({ kind }) => kind.isNight && kind.onCall !== 'home').length
    const hours = inside
      .filter(({ isWork }) => isWork)
      .reduce((sum, { start, end }) => sum + (end - start) / HOUR, 0)
    const free = isFree.slice(number, number + 28).filter(Boolean).length

    const weekly = hours / 4 + (person.otherHours ?? 0)
    const maxNights = Math.floor(28 / limits.everyNights)
    const tooMany = { nights: nights - maxNights, hours: weekly - limits.weeklyHours }
    const tooFew = limits.freeDays - free
    const where = { person: person.id, day: last }

    if (tooMany.nights > 0)
      complain({ rule: 'tooManyNights', ...where, count: nights, excess: tooMany.nights })
    if (tooFew > 0) complain({ rule: 'tooFewFreeDays', ...where, count: free, excess: tooFew })
    if (tooMany.hours > 0)
      complain({ rule: 'tooManyHours', ...where, count: weekly, excess: tooMany.hours })
  }
}

/**
 * Faults of a roster, and how many places stay empty. `only`: the rules about a person are checked
 * for these people; those about a shift are checked for all.
 */
export function checkRoster(
  instance: RosterInstance,
  roster: readonly Assignment[],
  only?: ReadonlySet<string>,
) {
  const faults: RosterFault[] = []
  const complain: Complain = (fault) => void faults.push(fault)
  const limits = { ...DEFAULTS, ...instance.limits }
  const missing = checkShifts(instance, roster, complain)

  for (const assignment of roster) {
    if (!instance.people.some(({ id }) => id === assignment.person))
      complain({ rule: 'unknownPerson', person: assignment.person })
    if (!shiftOf(instance, assignment)) complain({ rule: 'unknownKind', kind: assignment.kind })
  }

  for (const person of instance.people) {
    if (only && !only.has(person.id)) continue

    const own = roster
      .filter((assignment) => assignment.person === person.id)
      .flatMap((assignment) => shiftOf(instance, assignment) ?? [])
    const before = (person.before ?? []).flatMap(
      (assignment) => shiftOf(instance, assignment) ?? [],
    )
    const all = [...before, ...own].toSorted((a, b) => a.start - b.start)
    const isLocked = ({ kind, day }: WorkedShift) =>
      (instance.locked ?? []).some(
        (assignment) =>
          assignment.person === person.id && assignment.kind === kind.id && assignment.day === day,
      )

    checkAbsence(
      person,
      own.filter((shift) => !isLocked(shift)),
      complain,
    )
    checkRest(person, all, limits, complain)
    checkStretches(person, all, limits, complain)
    checkWindows(instance, person, all, limits, complain)
  }

  return { faults, missing }
}

const SENTENCES: Record<RosterRule, string> = {
  dayWithoutShift: '{kind} does not exist on {day}',
  tooManyPeople: '{kind} on {day} has more than {count}',
  tooFewOfLevel: '{kind} on {day} has too few people of level {count}',
  lockedMissing: 'locked: {person} {kind} {day} is missing',
  away: '{person} is away: {kind} on {day}',
  busy: '{person} is busy: {kind} on {day}',
  twoShifts: '{person} begins two shifts on {day}',
  tooLittleRest: '{person} rests too little before {kind} on {day}',
  nightsInRow: '{person} has more than {count} nights in a row from {day}',
  tooLongStretch: '{person} works {count} hours from {day}',
  tooManyNights: '{person} in the four weeks to {day}: {count} nights',
  tooFewFreeDays: '{person} in the four weeks to {day}: {count} free days',
  tooManyHours: '{person} in the four weeks to {day}: {count} hours a week',
  unknownPerson: 'nobody is {person}',
  unknownKind: 'there is no {kind}',
}

/** A fault as the command line says it. */
export const faultSentence = ({ rule, ...values }: RosterFault): string =>
  fillSentence(SENTENCES[rule], values)
