import { Duties, type LimitBroken } from './duties.ts'
import { distanceFromShare } from './fairest-split.ts'
import { MEASURES, type Place, type Problem } from './problem.ts'

/** Nobody has the place. */
export const EMPTY = -1

/** A roster in the making: who has which place, and what it costs. No limit is ever broken. */
export class Draft {
  readonly problem: Problem

  /** The person of each place, or `EMPTY`. */
  readonly personOf: Int32Array
  readonly duties: readonly Duties[]

  /** Shifts of each person and measure, with those of the months before. */
  private readonly counts: number[][]
  cost: number

  constructor(problem: Problem) {
    const { days, limits, people, places, weights } = problem

    this.problem = problem
    this.personOf = new Int32Array(places.length).fill(EMPTY)
    this.counts = problem.past.map((counts) => [...counts])

    this.duties = people.map((person, number) => {
      const duties = new Duties(days, limits, person.otherHours ?? 0)
      for (const shift of problem.before[number]!) duties.add(shift)

      return duties
    })

    const fairness = people.reduce((sum, _, person) => sum + this.distanceOf(person), 0)

    this.cost = places.length * weights.unfilled + problem.idleCost + weights.fairness * fairness
  }

  private distanceOf(person: number): number {
    return MEASURES.reduce(
      (sum, _, measure) =>
        sum +
        distanceFromShare(
          this.counts[person]![measure]!,
          this.problem.fairShare[person]![measure]!,
        ),
      0,
    )
  }

  /** What one shift more or less in this place changes of the distance from fair shares. */
  private distanceStep(person: number, place: Place, by: 1 | -1): number {
    let step = 0

    for (let measure = 0; measure < MEASURES.length; measure++) {
      if (place.counts[measure] === 0) continue

      const count = this.counts[person]![measure]!
      const share = this.problem.fairShare[person]![measure]!
      step += distanceFromShare(count + by, share) - distanceFromShare(count, share)
    }

    return step
  }

  /** What it costs that the person has the place rather than rests on its day; fairness apart. */
  private ownStep(person: number, place: Place): number {
    const { ownCost, restCost } = this.problem
    return ownCost[person]![place.index]! - restCost[person]![place.shift.day]!
  }

  /** Why the person cannot have the place; null: nothing prevents it. */
  reasonAgainst(person: number, place: Place): LimitBroken | 'ineligible' | null {
    if (!this.problem.isEligible[person]![place.index]) return 'ineligible'

    return this.duties[person]!.reasonAgainst(place.shift)
  }

  give(place: Place, person: number): void {
    const { weights } = this.problem

    this.cost +=
      weights.fairness * this.distanceStep(person, place, 1) +
      this.ownStep(person, place) -
      weights.unfilled
    this.count(person, place, 1)
    this.personOf[place.index] = person
    this.duties[person]!.add(place.shift)
  }

  /** Empties a place; returns who had it. */
  take(place: Place): number {
    const { weights } = this.problem
    const person = this.personOf[place.index]!

    this.cost +=
      weights.fairness * this.distanceStep(person, place, -1) -
      this.ownStep(person, place) +
      weights.unfilled
    this.count(person, place, -1)
    this.personOf[place.index] = EMPTY
    this.duties[person]!.remove(place.shift)

    return person
  }

  private count(person: number, place: Place, by: 1 | -1): void {
    for (let measure = 0; measure < MEASURES.length; measure++)
      this.counts[person]![measure]! += by * place.counts[measure]!
  }

  /** Shifts of each measure of a person, with those of the months before. */
  countsOf(person: number): readonly number[] {
    return this.counts[person]!
  }
}
