import type { Random } from '../random.ts'
import { type Draft, EMPTY } from './draft.ts'
import { canHave } from './lower-bound.ts'
import type { Place } from './problem.ts'

/** Moves between two looks at the clock. */
const MOVES_PER_LOOK = 2000
const HOTTEST = 2
const COLDEST = 0.02

/** Moves from the hottest to the coldest; then it is heated again from the best roster. */
const MOVES_PER_ROUND = 400_000

type Watch = {
  /** Asked now and then: the search ends when it is true. */
  isOver: () => boolean

  /** A roster of this cost cannot be improved. */
  bound: number
  onBetter?: (draft: Draft) => void
}

/** Puts locked people into their places, then fills the others, those with few people first. */
export function fillGreedily(draft: Draft, random: Random): void {
  const { people, places } = draft.problem

  for (const place of places) if (place.locked !== null) draft.give(place, place.locked)

  const choices = new Map(
    places.map((place) => [
      place,
      people.filter((_, person) => canHave(draft.problem, person, place)).length + random(),
    ]),
  )

  const open = places
    .filter(({ index }) => draft.personOf[index] === EMPTY)
    .toSorted((a, b) => choices.get(a)! - choices.get(b)!)

  for (const place of open) {
    const person = cheapestPerson(draft, place)
    if (person !== EMPTY) draft.give(place, person)
  }
}

function cheapestPerson(draft: Draft, place: Place): number {
  let cheapest = EMPTY
  let least = Number.POSITIVE_INFINITY

  for (let person = 0; person < draft.problem.people.length; person++) {
    if (draft.reasonAgainst(person, place) !== null) continue

    draft.give(place, person)

    if (draft.cost < least) {
      least = draft.cost
      cheapest = person
    }

    draft.take(place)
  }

  return cheapest
}

/** Simulated annealing over rosters that break no limit. Returns the best: the person of each place. */
export function anneal(draft: Draft, random: Random, watch: Watch): Int32Array {
  const open = draft.problem.places.filter(({ locked }) => locked === null)
  let best = draft.personOf.slice()
  let bestCost = draft.cost

  if (open.length === 0) return best

  for (let move = 0; bestCost > watch.bound + 1e-6; move++) {
    if (move % MOVES_PER_LOOK === 0 && watch.isOver()) break

    const progress = (move % MOVES_PER_ROUND) / MOVES_PER_ROUND
    const temperature = HOTTEST * (COLDEST / HOTTEST) ** progress
    if (progress === 0 && move > 0) restore(draft, best)

    const place = open[Math.floor(random() * open.length)]!
    const isAccepted = (before: number) =>
      draft.cost <= before || random() < Math.exp((before - draft.cost) / temperature)

    if (random() < 0.5) moveToAnother(draft, place, random, isAccepted)
    else swapPeople(draft, place, open[Math.floor(random() * open.length)]!, isAccepted)

    if (draft.cost < bestCost - 1e-9) {
      best = draft.personOf.slice()
      bestCost = draft.cost
      watch.onBetter?.(draft)
    }
  }

  return best
}

type Accept = (before: number) => boolean

/** Gives a place to another person, or takes the change back. */
function moveToAnother(draft: Draft, place: Place, random: Random, isAccepted: Accept): void {
  const before = draft.cost
  const person = Math.floor(random() * draft.problem.people.length)
  const former = draft.personOf[place.index]!
  if (person === former || !draft.problem.isEligible[person]![place.index]) return

  if (former !== EMPTY) draft.take(place)

  if (draft.reasonAgainst(person, place) === null) {
    draft.give(place, person)
    if (isAccepted(before)) return

    draft.take(place)
  }

  if (former !== EMPTY) draft.give(place, former)
}

/** Exchanges the people of two places, or takes the change back. One of the places may be empty. */
function swapPeople(draft: Draft, first: Place, second: Place, isAccepted: Accept): void {
  const before = draft.cost
  const [ofFirst, ofSecond] = [draft.personOf[first.index]!, draft.personOf[second.index]!]
  if (ofFirst === ofSecond) return

  if (ofFirst !== EMPTY) draft.take(first)
  if (ofSecond !== EMPTY) draft.take(second)

  const isFirstGiven = giveIfPossible(draft, first, ofSecond)
  const isSecondGiven = isFirstGiven && giveIfPossible(draft, second, ofFirst)
  if (isFirstGiven && isSecondGiven && isAccepted(before)) return

  if (isFirstGiven && ofSecond !== EMPTY) draft.take(first)
  if (isSecondGiven && ofFirst !== EMPTY) draft.take(second)
  if (ofFirst !== EMPTY) draft.give(first, ofFirst)
  if (ofSecond !== EMPTY) draft.give(second, ofSecond)
}

/** Gives a place to a person if no limit is broken; to nobody it can always be given. */
function giveIfPossible(draft: Draft, place: Place, person: number): boolean {
  if (person === EMPTY) return true
  if (draft.reasonAgainst(person, place) !== null) return false

  draft.give(place, person)

  return true
}

/** Makes a draft hold this roster; locked places are never changed. */
export function restore(draft: Draft, roster: Int32Array): void {
  const { places } = draft.problem
  const changed = places.filter(({ index }) => draft.personOf[index] !== roster[index])

  for (const place of changed) if (draft.personOf[place.index] !== EMPTY) draft.take(place)
  for (const place of changed)
    if (roster[place.index] !== EMPTY) draft.give(place, roster[place.index]!)
}
