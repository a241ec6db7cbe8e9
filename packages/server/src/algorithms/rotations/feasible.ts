import { randomFrom } from '../random.ts'
import type { Instance } from './instances/instance.ts'
import { modelOf } from './model.ts'
import { Negotiation } from './negotiate.ts'
import { componentsOf, type Problem, prepare } from './problem.ts'

/**
 * Sweeps in which a plan within the capacities is looked for before the question is asked exactly.
 */
const SWEEPS = 40

function findsPlan(problem: Problem): boolean {
  const search = new Negotiation(problem, problem.model.capacity, randomFrom(1))
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    search.sweep()
    if (search.over === 0) return true
  }

  return false
}

/**
 * Whether some plan meets an instance: first what is quickly known (a trainee alone, a department
 * alone, a short search), then exactly.
 * @param hasSolution decides a problem exactly, by a 0/1 program
 */
export function isFeasible(
  instance: Instance,
  hasSolution: (problem: Problem) => boolean,
): boolean {
  return componentsOf(modelOf(instance)).every(({ model }) => {
    const problem = prepare(model)
    if ('impossible' in problem || problem.floors.includes(Number.POSITIVE_INFINITY)) return false

    return findsPlan(problem) || hasSolution(problem)
  })
}
