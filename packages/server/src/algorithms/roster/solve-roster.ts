import { addDays } from '@residency/contract/kernel/day'
import { randomFrom } from '../random.ts'
import { Draft, EMPTY } from './draft.ts'
import { type EmptyPlace, explainEmpty } from './explain-empty.ts'
import type { Assignment, RosterInstance } from './instance.ts'
import { lowerBound } from './lower-bound.ts'
import { buildProblem, MEASURES, type Problem } from './problem.ts'
import { anneal, fillGreedily, restore } from './search.ts'

export type RosterOptions = {
  seed?: number

  /** Asked now and then; the best roster until then is the answer. */
  isOver: () => boolean
  onBetter?: (cost: number) => void
}

type PersonFigures = {
  person: string
  nights: number
  weekends: number
  holidays: number
  preferences: number
  preferencesMet: number
}

export type RosterResult = {
  roster: Assignment[]

  /** In units of one shift away from a fair share; an empty place costs a thousand. */
  cost: number

  /** No roster costs less. */
  bound: number

  /** The roster costs what the bound says: no other is better. */
  isProven: boolean
  empty: (Omit<EmptyPlace, 'day'> & { day: string })[]
  people: PersonFigures[]
}

/**
 * Proposes a roster that breaks no hard rule and costs as little as it can find. Empty places cost
 * most, then shifts away from fair shares, preferences that are not met, and changes of a published
 * roster. What does not fit stays empty and is explained.
 */
export function solveRoster(instance: RosterInstance, options: RosterOptions): RosterResult {
  const problem = buildProblem(instance)
  const bound = lowerBound(problem)
  const random = randomFrom(options.seed ?? 1)
  const draft = new Draft(problem)

  fillGreedily(draft, random)

  const best = anneal(draft, random, {
    isOver: options.isOver,
    bound: bound.cost,
    onBetter: ({ cost }) => options.onBetter?.(cost),
  })

  restore(draft, best)

  return {
    roster: assignmentsOf(problem, draft),
    cost: rounded(draft.cost),
    bound: rounded(bound.cost),
    isProven: draft.cost <= bound.cost + 1e-6,
    empty: explainEmpty(draft).map((place) => ({
      ...place,
      day: addDays(instance.first, place.day),
    })),
    people: instance.people.map((_, person) => figuresOf(draft, person)),
  }
}

const rounded = (cost: number) => Math.round(cost * 1e6) / 1e6

function assignmentsOf({ instance, people, places }: Problem, draft: Draft): Assignment[] {
  return places
    .filter(({ index }) => draft.personOf[index] !== EMPTY)
    .map(({ index, shift }) => ({
      person: people[draft.personOf[index]!]!.id,
      kind: shift.kind.id,
      day: addDays(instance.first, shift.day),
    }))
}

/** Shifts of a person with those of the months before, and the preferences of this roster. */
function figuresOf(draft: Draft, person: number): PersonFigures {
  const { instance, people } = draft.problem
  const { id, preferences = [] } = people[person]!
  const duties = draft.duties[person]!
  const [nights, weekends, holidays] = MEASURES.map(
    (_, measure) => draft.countsOf(person)[measure]!,
  ) as [number, number, number]

  const days = new Map(
    Array.from({ length: instance.days }, (_, day) => [addDays(instance.first, day), day]),
  )

  const met = preferences.filter(({ day, kind, wants }) => {
    const number = days.get(day)
    const shift = number === undefined ? undefined : duties.shiftOn(number)
    const has = shift !== undefined && (kind === undefined || shift.kind.id === kind)

    return has === wants
  })

  return {
    person: id,
    nights,
    weekends,
    holidays,
    preferences: preferences.length,
    preferencesMet: met.length,
  }
}
