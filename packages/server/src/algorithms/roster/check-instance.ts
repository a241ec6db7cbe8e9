import { addDays, daysBetween, isDay } from '@residency/contract/kernel/day'
import type { Assignment, RosterInstance, RosterPerson, ShiftKind } from './instance.ts'
import { dayClassOf } from './problem.ts'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/
const MAX_DAYS = 100

type Complain = (place: string, fault: string) => void

/** What is wrong with an instance, as `place: fault`; empty: it can be solved. */
export function faultsOfInstance(instance: RosterInstance): string[] {
  const faults: string[] = []
  const complain: Complain = (place, fault) => faults.push(`${place}: ${fault}`)

  if (!isDay(instance.first)) complain('first', 'no day YYYY-MM-DD')
  if (!Number.isInteger(instance.days) || instance.days < 1 || instance.days > MAX_DAYS)
    complain('days', `a whole number from 1 to ${MAX_DAYS}`)
  for (const list of ['kinds', 'people'] as const)
    if (!Array.isArray(instance[list])) complain(list, 'a list')
  if (faults.length > 0) return faults

  refuseTwice(instance.kinds, 'kinds', complain)
  refuseTwice(instance.people, 'people', complain)

  for (const kind of instance.kinds) judgeKind(kind, complain)
  for (const person of instance.people) judgePerson(instance, person, complain)
  for (const assignment of instance.locked ?? []) judgeLocked(instance, assignment, complain)

  judgeLockedTogether(instance, complain)

  return faults
}

function refuseTwice(list: readonly { id: string }[], place: string, complain: Complain): void {
  const seen = new Set<string>()

  for (const { id } of list) {
    if (seen.has(id)) complain(place, `${id} is there twice`)
    seen.add(id)
  }
}

function judgeKind(kind: ShiftKind, complain: Complain): void {
  const place = `kinds ${kind.id}`
  const isCount = (value: number) => Number.isInteger(value) && value >= 0

  if (!TIME.test(kind.from) || !TIME.test(kind.until)) complain(place, 'from and until are HH:MM')
  if (!isCount(kind.least) || !isCount(kind.most) || kind.least > kind.most)
    complain(place, 'least and most are whole numbers, least no more than most')

  for (const need of kind.levels ?? [])
    if (!isCount(need.least) || need.least > kind.least)
      complain(place, `of level ${need.level} no more people than the shift needs`)
}

function judgePerson(instance: RosterInstance, person: RosterPerson, complain: Complain): void {
  const place = `people ${person.id}`
  const kinds = new Set(instance.kinds.map(({ id }) => id))
  const presence = person.presence ?? 1

  if (!(presence >= 0 && presence <= 1)) complain(place, 'presence is a share from 0 to 1')

  for (const day of person.away ?? []) if (!isDay(day)) complain(place, `${day} is no day`)

  for (const { from, until } of person.busy ?? [])
    if (!MOMENT.test(from) || !MOMENT.test(until) || from >= until)
      complain(place, `busy from ${from} until ${until}: two moments, the first one earlier`)

  for (const { kind, day } of person.before ?? [])
    if (!kinds.has(kind) || !isDay(day) || day >= instance.first)
      complain(place, `before: ${kind} on ${day} is no shift before the roster`)

  for (const preference of person.preferences ?? [])
    if (!isDay(preference.day) || (preference.kind !== undefined && !kinds.has(preference.kind)))
      complain(
        place,
        `preference: ${preference.kind ?? 'a shift'} on ${preference.day} does not exist`,
      )
}

function judgeLocked(instance: RosterInstance, locked: Assignment, complain: Complain): void {
  const { person, kind, day } = locked
  const place = `locked ${person} ${kind} ${day}`
  const known = instance.kinds.find(({ id }) => id === kind)
  const isInRoster =
    isDay(day) && day >= instance.first && daysBetween(instance.first, day) < instance.days

  if (!instance.people.some(({ id }) => id === person)) complain(place, 'nobody has this id')
  if (!known) complain(place, 'there is no such kind')
  if (!isInRoster) complain(place, 'the day is outside the roster')
  if (known && isInRoster && !known.on.includes(dayClassOf(instance, day)))
    complain(place, 'the kind does not exist on this day')
}

/** Several shifts of a person on one day, and more people than a shift can have. */
function judgeLockedTogether(instance: RosterInstance, complain: Complain): void {
  const ofPerson = new Map<string, number>()
  const ofShift = new Map<string, number>()

  for (const { person, kind, day } of instance.locked ?? []) {
    ofPerson.set(`${person} ${day}`, (ofPerson.get(`${person} ${day}`) ?? 0) + 1)
    ofShift.set(`${kind} ${day}`, (ofShift.get(`${kind} ${day}`) ?? 0) + 1)
  }

  for (const [key, count] of ofPerson)
    if (count > 1) complain(`locked ${key}`, 'a person begins one shift a day at most')

  for (const kind of instance.kinds)
    for (let number = 0; number < instance.days; number++) {
      const day = addDays(instance.first, number)
      if ((ofShift.get(`${kind.id} ${day}`) ?? 0) > kind.most)
        complain(`locked ${kind.id} ${day}`, `more than ${kind.most} people`)
    }
}
