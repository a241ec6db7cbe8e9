import loadHighs from 'highs'
import { describe, expect, test } from 'vitest'
import { boundByBranching, boundByPrices, hasSolution } from '../../platform/solver/lower-bounds.ts'
import { proofRuns } from '../../testing/proof.ts'
import { randomFrom } from '../random.ts'
import { findConflict, withOnly } from './conflict.ts'
import { isFeasible } from './feasible.ts'
import { checkPlan, planValue } from './instances/check-plan.ts'
import type { Instance, Plan } from './instances/instance.ts'
import { mutated, randomInstance } from './instances/random-instances.ts'
import type { Problem } from './problem.ts'
import { programOf } from './relaxation.ts'
import { countChanges, freeze, repairPlan } from './repair.ts'
import { Solver } from './solver.ts'

const SIZE = { trainees: 10, horizon: 16 }

const times = (count: number, seed: number, act: (random: () => number, i: number) => void) => {
  const random = randomFrom(seed)
  for (let i = 0; i < count; i++) act(random, i)
}

/**
 * Searches until a plan keeps all capacities, at most 4,000 sweeps, and then some more for a better
 * one.
 */
function solved(instance: Instance): Solver {
  const solver = new Solver(instance, 1)
  for (let sweep = 0; sweep < 4000 && solver.state().value === null && solver.step(); sweep++);
  for (let sweep = 0; sweep < 60 && solver.step(); sweep++);

  return solver
}

const highs = await loadHighs()
const exactly = (problem: Problem) => hasSolution(highs, programOf(problem, true), 20) === true
const feasible = (instance: Instance) => isFeasible(instance, exactly)

describe('the checker', () => {
  test('accepts the plan from which an instance was made, and rejects it with one block moved or missing, 300 times', () => {
    times(proofRuns(300), 1, (random) => {
      const { instance, plan } = randomInstance(random, SIZE)
      expect(checkPlan(instance, plan)).toEqual([])
      expect(checkPlan(instance, mutated(random, plan))).not.toEqual([])
    })
  })
})

describe('the search', () => {
  test('returns plans that the checker accepts, on 300 random instances, and never says a bound above a plan that exists', () => {
    let proven = 0

    times(proofRuns(300), 2, (random) => {
      const { instance, plan } = randomInstance(random, SIZE)
      const solver = solved(instance)
      const { value, bound } = solver.state()

      expect(checkPlan(instance, solver.plan()!)).toEqual([])
      expect(value).toBe(planValue(solver.plan()!))
      expect(bound).toBeLessThanOrEqual(planValue(plan))
      expect(value).toBeLessThanOrEqual(planValue(plan))

      if (value === bound) proven += 1
    })

    expect(proven).toBeGreaterThan(0)
  })

  test('gives the same plan for the same seed', () => {
    const { instance } = randomInstance(randomFrom(3), SIZE)
    expect(solved(instance).plan()).toEqual(solved(instance).plan())
  })

  test('names the trainees who cannot do their blocks, even if nobody else is there', () => {
    const instance = {
      length: 4,
      trainees: [
        { id: 'A', blocks: [{ department: 'X', months: 5 }] },
        { id: 'B', blocks: [{ department: 'X', months: 4 }] },
      ],
    }

    expect(new Solver(instance, 1).impossible).toEqual(['A'])
    expect(solved(instance).state().value).toBeNull()
  })

  test('months that a trainee has left over stay empty', () => {
    const instance = {
      length: 6,
      trainees: [{ id: 'A', blocks: [{ department: 'X', months: 2 }] }],
    }
    expect(solved(instance).plan()!.trainees[0]!.blocks).toHaveLength(1)
  })

  test('places a trainee with more different blocks than all orders can be looked at', () => {
    const blocks = Array.from({ length: 24 }, (_, at) => ({ department: `D${at}`, months: 1 }))
    const instance = { length: 24, trainees: ['A', 'B', 'C'].map((id) => ({ id, blocks })) }
    const solver = solved(instance)

    expect(checkPlan(instance, solver.plan()!)).toEqual([])
    expect(solver.state()).toEqual({ value: 24, bound: 24 })
  })
})

describe('the bounds', () => {
  test('of linear programs are between the floors and every plan that exists, on 60 random instances; with whole seats none is lower', () => {
    let higher = 0

    times(proofRuns(60), 7, (random) => {
      const { instance } = randomInstance(random, SIZE)
      const solver = solved(instance)

      for (const { problem, found, bound } of solver.parts) {
        const proven = [boundByPrices, boundByBranching].map((prove) => {
          let best = bound

          prove(highs, {
            program: programOf(problem, false),
            seconds: 20,
            shouldStop: () => false,
            onBound: (one) => (best = Math.max(best, one)),
          })

          return best
        })

        expect(proven[1]).toBeGreaterThanOrEqual(proven[0]!)
        expect(found.value).toBeGreaterThanOrEqual(proven[1]!)

        if (proven[1]! > bound) higher += 1
      }
    })

    expect(higher).toBeGreaterThan(0)
  })
})

describe('a repair', () => {
  test('keeps what began before, keeps all capacities, and changes no more than a search from nothing, on 100 random instances', () => {
    let changed = 0

    times(proofRuns(100), 4, (random) => {
      const { instance, plan } = randomInstance(random, SIZE)
      const from = 2 + Math.floor(random() * 3)
      const away = instance.trainees[Math.floor(random() * instance.trainees.length)]!

      const trainees = instance.trainees.map((trainee) =>
        trainee === away
          ? { ...trainee, end: (trainee.end ?? 0) - 1, blocks: trainee.blocks.slice(1) }
          : trainee,
      )

      const seats = instance.departments!.map((department) => ({
        ...department,
        capacity: (department.capacity as number[]).map((own) => own + 1),
      }))

      const other: Instance = { ...instance, departments: seats, trainees }
      const repair = repairPlan(other, plan, from)
      if (!repair) return

      expect(checkPlan(freeze(other, plan, from), repair.plan)).toEqual([])
      expect(repair.changes).toBe(countChanges(other, plan, repair.plan))

      const again = solved(freeze(other, plan, from))

      if (again.state().value !== null)
        expect(repair.changes).toBeLessThanOrEqual(countChanges(other, plan, again.plan()!))
      if (repair.changes > 0) changed += 1
    })

    expect(changed).toBeGreaterThan(0)
  })

  test('changes nothing where nothing has to change', () => {
    const { instance, plan } = randomInstance(randomFrom(5), SIZE)
    const repair = repairPlan(instance, plan, 0)!
    expect(repair.changes).toBe(0)
  })

  test('moves only those who are in the way when a department closes', () => {
    const blocks = ['X', 'Y', 'Z'].map((department) => ({ department, months: 2 }))

    const orders = [
      [0, 2, 4],
      [2, 4, 0],
      [4, 0, 2],
    ]

    const plan: Plan = {
      trainees: orders.map((starts, index) => ({
        id: `T${index}`,
        blocks: blocks.map((block, b) => ({ ...block, start: starts[b]! })),
      })),
    }

    const trainees = plan.trainees.map(({ id }) => ({ id, blocks }))

    const open = {
      length: 6,
      departments: ['X', 'Y', 'Z'].map((id) => ({ id, capacity: [2, 2, 2, 2, 2, 2] })),
      trainees,
    }

    const closed = {
      ...open,
      departments: open.departments.map((own) =>
        own.id === 'X' ? { id: 'X', capacity: [2, 2, 0, 0, 2, 2] } : own,
      ),
    }

    const repair = repairPlan(closed, plan, 0)!

    expect(checkPlan(closed, repair.plan)).toEqual([])
    expect(repair.changes).toBe(4) // one trainee swaps two blocks of two months
  })
})

describe('a conflict', () => {
  test('is a set of demands that no plan meets, and each one dropped makes one possible, on 60 random instances', () => {
    let found = 0

    times(proofRuns(60), 6, (random) => {
      const { instance } = randomInstance(random, { trainees: 5, horizon: 10 })

      const tight = {
        ...instance,
        departments: instance.departments!.map((own) => ({
          ...own,
          capacity: (own.capacity as number[]).map((seats) => Math.max(0, seats - 1)),
        })),
      }

      const conflict = findConflict(tight, feasible)
      if (!conflict) return expect(feasible(tight)).toBe(true)

      found += 1
      expect(feasible(withOnly(tight, conflict))).toBe(false)

      for (const demand of conflict)
        expect(
          feasible(
            withOnly(
              tight,
              conflict.filter((other) => other !== demand),
            ),
          ),
        ).toBe(true)
    })

    expect(found).toBeGreaterThan(0)
  })
  test('of one trainee names the months and the blocks, not the others', () => {
    const instance = {
      horizon: 4,
      departments: [{ id: 'X', capacity: 9 }],
      trainees: [
        { id: 'A', start: 0, end: 3, blocks: [{ department: 'X', months: 2, start: 2 }] },
        { id: 'B', blocks: [{ department: 'X', months: 4 }] },
      ],
    }
    expect(findConflict(instance, feasible)).toEqual([
      { kind: 'blocks', trainee: 'A' },
      { kind: 'window', trainee: 'A' },
      { kind: 'locked', trainee: 'A', block: 0 },
    ])
  })
})
