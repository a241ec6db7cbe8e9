import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../algorithms/random.ts'
import { withAims } from '../../algorithms/rotations/aims/random-aims.ts'
import { preferencesMet, shortagesIn } from '../../algorithms/rotations/instances/check-aims.ts'
import { checkPlan, planValue } from '../../algorithms/rotations/instances/check-plan.ts'
import type {
  Instance,
  InstanceTrainee,
  Plan,
} from '../../algorithms/rotations/instances/instance.ts'
import { faultsOfInstance } from '../../algorithms/rotations/instances/parse-instance.ts'
import { randomInstance } from '../../algorithms/rotations/instances/random-instances.ts'
import { withoutTrainees } from '../../algorithms/rotations/partial-plan.ts'
import { proofRuns } from '../../testing/proof.ts'
import { searchAims } from './search-aims.ts'

type TraineePlan = Plan['trainees'][number]

/** Every way in which one trainee can do all blocks, rules of others left out. */
function* waysOf(instance: Instance, trainee: InstanceTrainee): Generator<TraineePlan> {
  const horizon = instance.horizon ?? instance.length ?? 0
  const starts: number[] = []

  function* place(b: number): Generator<TraineePlan> {
    const block = trainee.blocks[b]

    if (!block) {
      yield {
        id: trainee.id,
        blocks: trainee.blocks.map(({ department, months, row }, at) => ({
          department,
          months,
          start: starts[at]!,
          ...(row === undefined ? {} : { row }),
        })),
      }
      return
    }

    for (let start = block.start ?? 0; start <= (block.start ?? horizon - 1); start++) {
      starts[b] = start
      yield* place(b + 1)
    }
  }

  for (const way of place(0)) {
    const alone = { ...instance, trainees: [trainee], departments: undefined, pairs: [] }
    if (checkPlan(alone, { trainees: [way] }).length === 0) yield way
  }
}

type PlanValues = { short: number; value: number; met: number }

const reachedBy = (instance: Instance, plan: Plan): PlanValues => ({
  short: shortagesIn(instance, plan).reduce((sum, { missing }) => sum + missing, 0),
  value: planValue(plan),
  met: preferencesMet(instance, plan).reduce((sum, { met }) => sum + met, 0),
})

/** What every plan of an instance reaches that breaks no rule but what departments need. */
function reachable(instance: Instance): PlanValues[] {
  let plans: TraineePlan[][] = [[]]

  for (const trainee of instance.trainees) {
    const ways = [...waysOf(instance, trainee)]
    plans = plans.flatMap((plan) => ways.map((way) => [...plan, way]))
  }

  return plans.flatMap((trainees) =>
    checkPlan(instance, { trainees }).some(({ kind }) => kind !== 'least')
      ? []
      : [reachedBy(instance, { trainees })],
  )
}

/** Fewest missing, then the smallest sum of peaks, then the most met. */
const isBetter = (result: PlanValues, other: PlanValues) =>
  result.short - other.short || result.value - other.value || other.met - result.met

const quick = { seconds: 2, seed: 1 }

/** Of each run, with what a busy machine makes it wait. */
const RUN_MS = 10_000

describe('the order of the aims', () => {
  test(
    'on 60 small instances is that of brute force: no plan is better than a proven one, and no bound says more than is true',
    async () => {
      const random = randomFrom(11)
      let exact = 0
      let runs = 0

      for (let run = 0; run < proofRuns(60); run++) {
        const made = randomInstance(random, { trainees: 3, horizon: 8 })
        const instance = withAims(random, made.instance, made.plan)
        if (instance.trainees.some(({ blocks }) => blocks.length > 4)) continue

        const all = reachable(instance).toSorted(isBetter)
        const result = await searchAims(instance, quick)
        const own = reachedBy(instance, result.plan)
        const best = all[0]!
        const asGood = all.filter(({ short, value }) => short <= own.short && value <= own.value)
        runs += 1

        expect(result.left).toEqual([])
        expect(checkPlan(instance, result.plan).filter(({ kind }) => kind !== 'least')).toEqual([])
        expect(all).toContainEqual(own)
        expect(result.staffing?.floor ?? 0).toBeLessThanOrEqual(best.short)
        expect(result.bound).toBeLessThanOrEqual(
          Math.min(...all.filter(({ short }) => short <= own.short).map(({ value }) => value)),
        )
        expect(result.preferences?.most ?? 0).toBeGreaterThanOrEqual(
          result.preferences ? Math.max(...asGood.map(({ met }) => met)) : 0,
        )
        if (isBetter(own, best) === 0) exact += 1
      }

      expect(runs).toBeGreaterThan(0)
      expect(exact / runs).toBeGreaterThan(0.9)
    },
    proofRuns(60) * RUN_MS,
  )
})

describe('larger instances', () => {
  test(
    'with orders, needs and preferences get plans that the checker accepts',
    async () => {
      const random = randomFrom(12)

      for (let run = 0; run < proofRuns(60); run++) {
        const made = randomInstance(random, { trainees: 10, horizon: 16 })
        const instance = withAims(random, made.instance, made.plan)

        expect(faultsOfInstance(instance)).toEqual([])

        const result = await searchAims(instance, quick)
        const placed = withoutTrainees(instance, new Set(result.left))
        const rules = checkPlan(placed, result.plan).filter(({ kind }) => kind !== 'least')

        // a busy machine may leave too little time to place everybody
        expect(result.isImpossible).toBe(false)
        expect(rules).toEqual([])
        expect(result.staffing?.short ?? 0).toBe(reachedBy(instance, result.plan).short)
        expect(result.staffing?.floor ?? 0).toBeLessThanOrEqual(result.staffing?.short ?? 0)
        expect(result.preferences?.met ?? 0).toBeLessThanOrEqual(result.preferences?.most ?? 0)
      }
    },
    proofRuns(60) * RUN_MS,
  )
})

test('old instances have neither needs nor preferences to answer for', async () => {
  const file = new URL('../../../../../bench/rotations/lab12.json', import.meta.url)
  const instance = JSON.parse(readFileSync(file, 'utf8'))
  const result = await searchAims(instance, { seconds: 20, seed: 1 })

  expect(result).toMatchObject({ value: 17, bound: 17, staffing: null, preferences: null })
})
