import { type Draft, EMPTY } from './draft.ts'
import type { LimitBroken } from './duties.ts'
import { canHave } from './lower-bound.ts'
import type { Place, Problem } from './problem.ts'

/** Why a person does not have a place: below its level, not there, or another shift is in the way. */
type ReasonAgainst = 'level' | 'absent' | LimitBroken

export type EmptyPlace = {
  kind: string
  day: number
  reasons: { person: string; reason: ReasonAgainst }[]

  /**
   * Proof that no roster fills it, where there is one: these places of the day are more than the
   * people who could have any of them.
   */
  shortage: { kinds: string[]; people: string[] } | null
}

/** The places that stay empty, each with the reason of every person. */
export function explainEmpty(draft: Draft): EmptyPlace[] {
  const { people, places } = draft.problem

  return places
    .filter(({ index }) => draft.personOf[index] === EMPTY)
    .map((place) => ({
      kind: place.shift.kind.id,
      day: place.shift.day,
      reasons: people.flatMap(({ id }, person) => {
        const reason = reasonOf(draft, person, place)
        return reason ? [{ person: id, reason }] : []
      }),
      shortage: findShortage(draft.problem, place),
    }))
}

function reasonOf(draft: Draft, person: number, place: Place): ReasonAgainst | null {
  const reason = draft.reasonAgainst(person, place)
  if (reason !== 'ineligible') return reason

  return draft.problem.people[person]!.level < place.level ? 'level' : 'absent'
}

/**
 * The theorem of Hall: places cannot all be filled exactly if some of them have, together, fewer
 * people than places. Found by the search for a path from the place to a free person.
 */
function findShortage(problem: Problem, place: Place): EmptyPlace['shortage'] {
  const today = problem.places.filter(({ shift }) => shift.day === place.shift.day)
  const others = today.filter((other) => other !== place)
  const placeOf = new Map<number, Place>()

  for (const other of others) assign(problem, other, placeOf, new Set())

  const seen = new Set<number>()
  if (assign(problem, place, placeOf, seen)) return null

  const short = [place, ...[...seen].map((person) => placeOf.get(person)!)]

  return {
    kinds: short.map(({ shift }) => shift.kind.id),
    people: [...seen].map((person) => problem.people[person]!.id),
  }
}

/** Gives a place to a person, moving others if need be; `seen` collects whom it asked. */
function assign(
  problem: Problem,
  place: Place,
  placeOf: Map<number, Place>,
  seen: Set<number>,
): boolean {
  for (let person = 0; person < problem.people.length; person++) {
    if (seen.has(person) || !canHave(problem, person, place)) continue

    seen.add(person)

    const former = placeOf.get(person)
    if (former && !assign(problem, former, placeOf, seen)) continue

    placeOf.set(person, place)

    return true
  }

  return false
}
