import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { preferencesMet, shortagesIn } from '../instances/check-aims.ts'
import { checkPlan } from '../instances/check-plan.ts'
import type { Instance, Plan, Preference } from '../instances/instance.ts'
import { programOf } from '../relaxation.ts'
import { Solver } from '../solver.ts'

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

/** Of the search as it was before there were other aims: plan and programs of 60 sweeps with seed 1. */
const BEFORE = {
  lab12: ['fbd572191fba4d01', 'ffdf9b5b45c418b6', '302ed319914a6b39'],
  lab30: ['c1fe933442f9fefb', '679bbed626f2201b', '99a6539effcebe2d'],
  imaging24: ['f09538e61305f10f', '8062bcdcbf48104b', '7c91657db6ec5db5'],
  pharmacy20: ['f1d5f5bab7d66d61', 'b781c66966b95775', 'a739f03724e0dd00'],
  pharmacy40: ['6936f9abf3b6f704', 'd17ade33d9f0ad88', '964c38d2ce754fcb'],
  mixed200: [null, '39f05544cb91059b', '09f8bd65da398ec4'],
}

test.each(Object.entries(BEFORE))(
  '%s: the same plan after 60 sweeps and the same programs as before there were other aims',
  (name, [plan, relaxed, exact]) => {
    const file = new URL(`../../../../../../bench/rotations/${name}.json`, import.meta.url)
    const solver = new Solver(JSON.parse(readFileSync(file, 'utf8')), 1)
    for (let sweep = 0; sweep < 60 && solver.step(); sweep++);

    const programs = (isExact: boolean) =>
      solver.parts.map(({ problem }) => programOf(problem, isExact))
    const found = solver.plan()

    expect(found && digest(found)).toBe(plan)
    expect(digest(programs(false).map(digest))).toBe(relaxed)
    expect(digest(programs(true))).toBe(exact)
  },
)

const blocks = ['X', 'Y', 'Z'].map((department) => ({ department, months: 2 }))

/** One trainee who is in X, next in Y, next in Z. */
const plan: Plan = {
  trainees: [{ id: 'A', blocks: blocks.map((block, at) => ({ ...block, start: 2 * at })) }],
}

const wanting = (preference: Preference): Instance => ({
  length: 6,
  trainees: [{ id: 'A', blocks, preferences: [preference] }],
})

const isMet = (preference: Preference) =>
  preferencesMet(wanting(preference), plan)[0]!.met === preference.weight

describe('a preference is met', () => {
  test('for months: if the whole stay lies in them, or all of them in the stay', () => {
    expect(isMet({ department: 'Y', months: [2, 3], weight: 1 })).toBe(true)
    expect(isMet({ department: 'Y', months: [1, 2, 3, 4], weight: 1 })).toBe(true)
    expect(isMet({ department: 'Y', months: [3], weight: 1 })).toBe(true)
    expect(isMet({ department: 'Y', months: [3, 4], weight: 1 })).toBe(false)
    expect(isMet({ department: 'W', months: [3], weight: 1 })).toBe(false)
  })

  test('against months: if no month of the stay lies in them', () => {
    expect(isMet({ department: 'Y', months: [0, 1], not: true, weight: 1 })).toBe(true)
    expect(isMet({ department: 'Y', months: [0, 2], not: true, weight: 1 })).toBe(false)
    expect(isMet({ months: [0], not: true, weight: 1 })).toBe(false)
  })

  test('for an order: if every block of the first row ends before the other one begins', () => {
    expect(isMet({ first: 'X', next: 'Z', weight: 1 })).toBe(true)
    expect(isMet({ first: 'Z', next: 'X', weight: 1 })).toBe(false)
    expect(isMet({ first: 'W', next: 'X', weight: 1 })).toBe(false)
  })
})

describe('the checker', () => {
  test('names who comes too early by the order between rows', () => {
    const instance = { ...wanting({ months: [0], weight: 1 }), order: [{ first: 'Z', next: 'X' }] }
    expect(checkPlan(instance, plan)).toEqual([
      { kind: 'order', trainee: 'A', department: 'X', month: 0 },
    ])
  })

  test('distinguishes equal blocks of two rows', () => {
    const rows = ['r1', 'r2'].map((row) => ({ department: 'X', months: 2, row }))
    const order = [{ first: 'r2', next: 'r1' }]
    const instance = { length: 4, order, trainees: [{ id: 'A', blocks: rows }] }
    const planned = (starts: readonly number[]): Plan => ({
      trainees: [{ id: 'A', blocks: rows.map((row, at) => ({ ...row, start: starts[at]! })) }],
    })

    expect(checkPlan(instance, planned([2, 0]))).toEqual([])
    expect(checkPlan(instance, planned([0, 2])).map(({ kind }) => kind)).toEqual(['order'])
  })

  test('names the department, the month and how many are missing', () => {
    const instance = {
      ...wanting({ months: [0], weight: 1 }),
      departments: [{ id: 'Y', least: 2 }],
    }
    expect(shortagesIn(instance, plan).slice(1, 4)).toEqual([
      { department: 'Y', month: 1, missing: 2 },
      { department: 'Y', month: 2, missing: 1 },
      { department: 'Y', month: 3, missing: 1 },
    ])
  })
})

test('rows of one department keep their order in the search', () => {
  const rows = ['r1', 'r2', 'r3'].map((row) => ({ department: 'X', months: 2, row }))
  const instance: Instance = {
    length: 8,
    order: [
      { first: 'r3', next: 'r1' },
      { first: 'Y', next: 'r3' },
    ],
    trainees: ['A', 'B', 'C'].map((id) => ({
      id,
      blocks: [...rows, { department: 'Y', months: 2, ...(id === 'A' ? { start: 2 } : {}) }],
    })),
  }
  const solver = new Solver(instance, 1)
  for (let sweep = 0; sweep < 60 && solver.step(); sweep++);

  expect(checkPlan(instance, solver.plan()!)).toEqual([])
})

test('people with more blocks than all orders can be looked at keep an order between rows', () => {
  const many = Array.from({ length: 24 }, (_, at) => ({ department: `D${at}`, months: 1 }))
  const order = Array.from({ length: 23 }, (_, at) => ({
    first: `D${at + 1}`,
    next: `D${at}`,
  })).filter((_, at) => at % 3 !== 0)
  const instance: Instance = {
    length: 24,
    order,
    trainees: ['A', 'B'].map((id) => ({ id, blocks: many })),
  }
  const solver = new Solver(instance, 1)
  for (let sweep = 0; sweep < 200 && solver.step(); sweep++);

  expect(checkPlan(instance, solver.plan()!)).toEqual([])
})

test('an instance of half months is that of whole months with twice the numbers', () => {
  const half: Instance = {
    unit: 'half-month',
    length: 12,
    trainees: ['A', 'B', 'C'].map((id) => ({
      id,
      blocks: blocks.map((block) => ({ ...block, months: block.months * 2 })),
    })),
  }
  const whole: Instance = { length: 6, trainees: half.trainees.map(({ id }) => ({ id, blocks })) }

  const stateAfter = (instance: Instance) => {
    const solver = new Solver(instance, 1)
    for (let sweep = 0; sweep < 60 && solver.step(); sweep++);

    return solver.state()
  }

  expect(stateAfter(half)).toEqual(stateAfter(whole))
})
