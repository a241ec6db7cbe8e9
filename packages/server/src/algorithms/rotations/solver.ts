import { randomFrom } from '../random.ts'
import type { Instance, Plan } from './instances/instance.ts'
import { type Model, modelOf, planOf, type Starts } from './model.ts'
import { componentsOf, joinStarts, type Problem, prepare } from './problem.ts'
import { type SearchState, tighten } from './tighten.ts'

/** A part of the instance that shares no department with the others. */
type Part = {
  problem: Problem
  people: number[]
  found: SearchState
  bound: number
  search: Generator<undefined, void>
  work: number
  spent: number
}

/** Work of a sweep for somebody of whom not all orders are known. */
const UNKNOWN = 4096

/** A part without a plan counts this much of its work: it gets more turns. */
const HURRY = 0.25

export type State = {
  /** Sum of peaks of the best plan; null as long as some capacity is overrun. */
  value: number | null

  /** No plan has a smaller value. */
  bound: number
}

/**
 * Searches a plan for an instance step by step: parts that share no department take turns, each as
 * long as its value is above its bound. Bounds that are proven elsewhere are reported by
 * `raiseBound`.
 */
export class Solver {
  readonly model: Model

  /** Ids of trainees who cannot do their blocks at all; then there is no search. */
  readonly impossible: string[]
  readonly parts: readonly Part[]

  /**
   * @param isStaffed no plan is asked for in which a department has fewer trainees than it needs:
   * bounds may count on it
   */
  constructor(instance: Instance, seed: number, isStaffed = false) {
    this.model = modelOf(instance)

    const prepared = componentsOf(this.model).map(({ model, people }) => ({
      people,
      problem: prepare(model, isStaffed),
    }))

    this.impossible = prepared.flatMap(({ people, problem }) =>
      'impossible' in problem
        ? problem.impossible.map((p) => this.model.people[people[p]!]!.id)
        : [],
    )

    this.parts = prepared.flatMap(({ people, problem }, part): Part[] => {
      if ('impossible' in problem) return []

      const found: SearchState = {
        starts: null,
        value: Number.POSITIVE_INFINITY,
        closest: null,
        over: Number.POSITIVE_INFINITY,
      }

      const bound = problem.floors.reduce((all, floor) => all + floor, 0)
      const work = problem.orders.reduce((all, orders) => all + (orders?.states ?? UNKNOWN), 0)

      return [
        {
          problem,
          people,
          found,
          bound,
          search: tighten(problem, randomFrom(seed * 7919 + part), found),
          work,
          spent: 0,
        },
      ]
    })
  }

  /**
   * One sweep of the part that has had the least work so far; false when every part is proven to be
   * the best, or cannot be searched.
   */
  step(): boolean {
    if (this.impossible.length > 0) return false

    let next: Part | undefined

    for (const part of this.parts)
      if (part.found.value > part.bound && part.spent < (next?.spent ?? Number.POSITIVE_INFINITY))
        next = part

    if (!next) return false

    next.spent += next.found.starts ? next.work : next.work * HURRY

    if (next.search.next().done) next.spent = Number.POSITIVE_INFINITY

    return true
  }

  raiseBound(part: number, bound: number): void {
    const own = this.parts[part]
    if (own) own.bound = Math.max(own.bound, bound)
  }

  state(): State {
    let value = this.impossible.length > 0 ? Number.POSITIVE_INFINITY : 0
    for (const part of this.parts) value += part.found.value

    const bound = this.parts.reduce((all, part) => all + part.bound, 0)

    return { value: Number.isFinite(value) ? value : null, bound }
  }

  /** The best plan that places everybody within the capacities; null before there is one. */
  plan(): Plan | null {
    const parts: { people: number[]; starts: Starts }[] = []

    for (const { people, found } of this.parts) {
      if (!found.starts) return null
      parts.push({ people, starts: found.starts })
    }

    if (this.impossible.length > 0) return null

    return planOf(this.model, joinStarts(this.model, parts))
  }
}
