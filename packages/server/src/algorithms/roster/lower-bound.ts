import { CheapestMatching } from './cheapest-matching.ts'
import { fairestSplit } from './fairest-split.ts'
import { MEASURES, type Place, type Problem } from './problem.ts'

/** An empty place can bring each measure one shift nearer to fair shares. */
const MAX_STEPS_OF_PLACE = MEASURES.length

/**
 * What no roster can cost less than, and how many places must stay empty. Two relaxations are
 * added, because each leaves out what the other counts:
 *
 * 1. day by day, the cheapest way to fill the places with regard to presence, levels, preferences and
 *    changes, as if nobody worked on other days;
 * 2. measure by measure, the least distance from fair shares with regard to presence and levels, as
 *    if nobody needed rest.
 */
export function lowerBound(problem: Problem): { cost: number; unfilled: number } {
  const { idleCost, places, weights } = problem
  const days = Array.from({ length: problem.days }, (_, day) => boundOfDay(problem, day))
  const unfilled = days.reduce((sum, day) => sum + day.unfilled, 0)
  const costOfDays = days.reduce((sum, day) => sum + day.cost, 0)

  // Where an empty place is cheap, a roster may leave more places empty to be fairer.
  const isEmptyDear = weights.unfilled > MAX_STEPS_OF_PLACE * weights.fairness
  const shares = boundOfShares(problem, isEmptyDear ? unfilled : places.length)

  return { cost: idleCost + costOfDays + weights.fairness * shares, unfilled }
}

/** Whether a person can have a place, whatever the other places are. */
export const canHave = ({ isEligible }: Problem, person: number, place: Place) =>
  place.locked === null ? isEligible[person]![place.index] === 1 : place.locked === person

/** Columns of the matching: a person each, and an empty seat for each place. */
function boundOfDay(problem: Problem, day: number) {
  const { idleCost, ownCost, people, places, restCost, weights } = problem
  const today = places.filter(({ shift }) => shift.day === day)
  // Dearer than any way without: such a pair is never chosen.
  const never = today.length * weights.unfilled + idleCost + 1e6

  const costs = today.map((place) => {
    const ofPeople = people.map((_, person) =>
      canHave(problem, person, place)
        ? ownCost[person]![place.index]! - restCost[person]![day]!
        : never,
    )

    return [...ofPeople, ...today.map(() => weights.unfilled)]
  })

  const matching = new CheapestMatching(costs)
  const unfilled = matching.columnsOfRows().filter((column) => column >= people.length).length

  return { cost: matching.cost(), unfilled }
}

/**
 * The least distance from fair shares, measure by measure. Every place that stays empty can bring
 * one measure one shift nearer.
 */
function boundOfShares(problem: Problem, unfilled: number): number {
  const { fairShare, past, people, places } = problem

  return MEASURES.reduce((sum, _, measure) => {
    const counted = places
      .filter(({ counts }) => counts[measure] === 1)
      .map((place) => ({
        day: place.shift.day,
        people: people.flatMap((_person, person) =>
          canHave(problem, person, place) ? [person] : [],
        ),
      }))

    const { distance, empty } = fairestSplit(
      counted,
      fairShare.map((shares) => shares[measure]!),
      past.map((counts) => counts[measure]!),
    )

    return sum + Math.max(0, distance - Math.max(0, unfilled - empty))
  }, 0)
}
