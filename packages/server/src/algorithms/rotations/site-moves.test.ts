import { expect, test } from 'vitest'
import { proofRuns } from '../../testing/proof.ts'
import { randomFrom } from '../random.ts'
import { checkPlan, planValue } from './instances/check-plan.ts'
import type { Instance } from './instances/instance.ts'
import { randomInstance, withPairs } from './instances/random-instances.ts'
import { fewerSiteMoves, siteMoves } from './site-moves.ts'

const departments = [
  { id: 'ward', site: 'east' },
  { id: 'pharmacy', site: 'east' },
  { id: 'clinic', site: 'west' },
]

const block = (department: string, start: number, months = 1) => ({ department, months, start })

const instance: Instance = {
  length: 4,
  departments,
  trainees: [
    {
      id: 'a',
      blocks: [block('ward', 0), block('clinic', 1), block('pharmacy', 2, 2)].map(
        ({ department, months }) => ({ department, months }),
      ),
    },
  ],
}

const plan = {
  trainees: [{ id: 'a', blocks: [block('ward', 0), block('clinic', 1), block('pharmacy', 2, 2)] }],
}

test('a change of site is a move; what is on one site is consecutive', () => {
  expect(siteMoves(instance, plan)).toBe(2)

  const moved = fewerSiteMoves(instance, plan)

  expect(siteMoves(instance, moved)).toBe(1)
  expect(checkPlan(instance, moved)).toEqual([])
})

test('a move stays where one fewer would lose a preference', () => {
  const [trainee] = instance.trainees
  const preferring = (month: number) => ({
    ...instance,
    trainees: [
      { ...trainee!, preferences: [{ department: 'clinic', months: [month], weight: 10 }] },
    ],
  })

  expect(fewerSiteMoves(preferring(1), plan)).toEqual(plan)
  expect(siteMoves(instance, fewerSiteMoves(preferring(3), plan))).toBe(1)
})

test('a plan of one site, or with everything locked, stays as it is', () => {
  expect(fewerSiteMoves({ ...instance, departments: [] }, plan)).toEqual(plan)

  const locked = { ...instance, trainees: [{ id: 'a', blocks: plan.trainees[0]!.blocks }] }
  expect(fewerSiteMoves(locked, plan)).toEqual(plan)
})

test('fewer moves never cost a seat, a stage, a lock or a pair, nor a higher sum of peaks', () => {
  const random = randomFrom(17)
  let before = 0
  let after = 0

  for (let i = 0; i < proofRuns(300); i++) {
    const made = randomInstance(random, { trainees: 10, horizon: 16 })
    const paired = withPairs(random, made.instance, made.plan)

    const sited = {
      ...paired,
      departments: paired.departments!.map((one, at) => ({ ...one, site: `S${at % 2}` })),
    }

    const moved = fewerSiteMoves(sited, made.plan)

    expect(checkPlan(sited, moved)).toEqual([])
    expect(planValue(moved)).toBeLessThanOrEqual(planValue(made.plan))
    expect(siteMoves(sited, moved)).toBeLessThanOrEqual(siteMoves(sited, made.plan))

    before += siteMoves(sited, made.plan)
    after += siteMoves(sited, moved)
  }

  expect(after).toBeLessThan(before)
})
