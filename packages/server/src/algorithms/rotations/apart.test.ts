import loadHighs from 'highs'
import { expect, test } from 'vitest'
import { hasSolution } from '../../platform/solver/lower-bounds.ts'
import { proofRuns } from '../../testing/proof.ts'
import { randomFrom } from '../random.ts'
import { findConflict, withOnly } from './conflict.ts'
import { isFeasible } from './feasible.ts'
import { checkPlan, planValue } from './instances/check-plan.ts'
import type { Instance, Plan } from './instances/instance.ts'
import { randomInstance, withPairs } from './instances/random-instances.ts'
import type { Problem } from './problem.ts'
import { programOf } from './relaxation.ts'
import { countChanges, freeze, repairPlan } from './repair.ts'
import { Solver } from './solver.ts'

const SIZE = { trainees: 10, horizon: 16 }

/** Random instances with a known plan that keeps pairs apart; answers how many pairs there were. */
function times(
  count: number,
  seed: number,
  act: (given: { instance: Instance; plan: Plan; random: () => number }) => void,
  size = SIZE,
) {
  const random = randomFrom(seed)
  let pairs = 0

  for (let i = 0; i < count; i++) {
    const { instance, plan } = randomInstance(random, size)
    const paired = withPairs(random, instance, plan)

    pairs += paired.pairs!.length
    act({ instance: paired, plan, random })
  }

  return pairs
}

const highs = await loadHighs()

const feasible = (instance: Instance) =>
  isFeasible(
    instance,
    (problem: Problem) => hasSolution(highs, programOf(problem, true), 20) === true,
  )

/** Searches until a plan keeps everything, at most 4,000 sweeps. */
function solved(instance: Instance): Solver {
  const solver = new Solver(instance, 1)
  for (let sweep = 0; sweep < 4000 && solver.state().value === null && solver.step(); sweep++);
  for (let sweep = 0; sweep < 30 && solver.step(); sweep++);

  return solver
}

test('the checker accepts a plan that keeps pairs apart, and names those who are together, except where both already were', () => {
  const pairs = times(proofRuns(300), 11, ({ instance, plan }) => {
    expect(checkPlan(instance, plan)).toEqual([])

    const together = plan.trainees.flatMap((trainee, index) =>
      plan.trainees.slice(index + 1).flatMap((two) =>
        trainee.blocks.flatMap((block) => {
          const other = two.blocks.find(
            ({ department, start }) => department === block.department && start === block.start,
          )

          return other
            ? [{ trainees: [trainee.id, two.id] as [string, string], month: block.start }]
            : []
        }),
      ),
    )[0]

    if (!together) return

    const { trainees, month } = together
    const wrong = checkPlan({ ...instance, pairs: [{ trainees }] }, plan)

    expect(wrong[0]).toMatchObject({ kind: 'pair', trainee: trainees[0] })
    expect(wrong.some((one) => one.month === month)).toBe(true)

    expect(
      checkPlan(
        { ...instance, pairs: [{ trainees, except: wrong.map((one) => one.month!) }] },
        plan,
      ),
    ).toEqual([])
  })
  expect(pairs).toBeGreaterThan(0)
})

test('the search keeps pairs apart on 300 random instances with as few seats as a known plan needs', () => {
  let proven = 0

  const pairs = times(proofRuns(300), 12, ({ instance, plan }) => {
    const solver = solved(instance)
    const { value, bound } = solver.state()

    expect(checkPlan(instance, solver.plan()!)).toEqual([])
    expect(value).toBe(planValue(solver.plan()!))
    expect(bound).toBeLessThanOrEqual(planValue(plan))

    if (value === bound) proven += 1
  })

  expect(pairs).toBeGreaterThan(0)
  expect(proven).toBeGreaterThan(0)
})

test('a repair parts two who are together, with the fewest changes, and keeps pairs apart on 100 random instances', () => {
  const blocks = ['X', 'Y', 'Z'].map((department) => ({ department, months: 2 }))
  const inOrder = blocks.map((block, at) => ({ ...block, start: at * 2 }))
  const former: Plan = { trainees: ['A', 'B', 'C'].map((id) => ({ id, blocks: inOrder })) }

  const instance: Instance = {
    length: 6,
    trainees: former.trainees.map(({ id }) => ({ id, blocks })),
    pairs: [{ trainees: ['A', 'B'] }],
  }

  const parted = repairPlan(instance, former, 0)!

  expect(checkPlan(instance, parted.plan)).toEqual([])
  expect(parted.changes).toBe(6)

  expect(
    repairPlan(
      { ...instance, pairs: [{ trainees: ['A', 'B'], except: [0, 1, 2, 3, 4, 5] }] },
      former,
      0,
    )!.changes,
  ).toBe(0)

  let repaired = 0

  times(proofRuns(100), 13, ({ instance: paired, plan, random }) => {
    const away = paired.trainees[Math.floor(random() * paired.trainees.length)]!

    const trainees = paired.trainees.map((trainee) =>
      trainee === away
        ? { ...trainee, end: (trainee.end ?? 0) - 1, blocks: trainee.blocks.slice(1) }
        : trainee,
    )

    const departments = paired.departments!.map((own) => ({
      ...own,
      capacity: (own.capacity as number[]).map((seats) => seats + 1),
    }))

    const other = { ...paired, trainees, departments }
    const repair = repairPlan(other, plan, 2)
    if (!repair) return

    repaired += 1
    expect(checkPlan(freeze(other, plan, 2), repair.plan)).toEqual([])
    expect(repair.changes).toBe(countChanges(other, plan, repair.plan))
  })

  expect(repaired).toBeGreaterThan(0)
})

test('an exact answer agrees with the known plan, and a conflict of pairs is smallest, on 20 random instances', () => {
  let found = 0

  times(
    proofRuns(20),
    14,
    ({ instance }) => {
      expect(feasible(instance)).toBe(true)

      const ids = instance.trainees.map(({ id }) => id)
      const every = ids.flatMap((first, index) =>
        ids.slice(index + 1).map((second) => ({ trainees: [first, second] as [string, string] })),
      )
      const tight = { ...instance, pairs: every }
      const conflict = findConflict(tight, feasible)
      if (!conflict) return expect(feasible(tight)).toBe(true)
      if (conflict.some(({ kind }) => kind === 'pair')) found += 1

      expect(feasible(withOnly(tight, conflict))).toBe(false)

      for (const demand of conflict) {
        const others = conflict.filter((other) => other !== demand)
        expect(feasible(withOnly(tight, others))).toBe(true)
      }
    },
    { trainees: 5, horizon: 10 },
  )

  expect(found).toBeGreaterThan(0)
})

test('two who are kept apart and fill the same months in one department contradict each other', () => {
  const blocks = [{ department: 'X', months: 4 }]

  const instance: Instance = {
    length: 4,
    trainees: ['A', 'B'].map((id) => ({ id, blocks })),
    pairs: [{ trainees: ['A', 'B'] }],
  }

  expect(solved(instance).state().value).toBeNull()
  expect(findConflict(instance, feasible)).toEqual(
    expect.arrayContaining([{ kind: 'pair', trainee: 'A', other: 'B' }]),
  )
  expect(checkPlan({ ...instance, pairs: [] }, solved({ ...instance, pairs: [] }).plan()!)).toEqual(
    [],
  )
})
