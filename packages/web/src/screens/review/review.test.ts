import { flow } from '@residency/contract/kernel'
import { describe, expect, test } from 'vitest'
import { innerPath } from '../../platform/browser/inner-path.ts'
import { actionsInCommon, hasForm, keysOf, nextAfter, type Review } from './review.ts'

const step = { from: ['open'], to: 'open', permission: 'zz:zz:keep' } as const

const review = {
  calls: {
    flow: flow({
      name: 'zz',
      states: ['open'],
      initial: 'open',
      relations: [],
      actions: {
        pass: { kind: 'forward', ...step },
        passAlso: { kind: 'forward', ...step },
        return: { kind: 'back', ...step, needs: ['reason'] },
        reject: { kind: 'end', ...step },
      },
    }),
  },
  forms: { reject: async () => ({ Fields: () => null }) },
} as unknown as Review

test('the first action of each kind has a key; the others none', () => {
  expect([...keysOf(review, ['reject', 'pass', 'passAlso'])]).toEqual([
    ['x', 'reject'],
    ['a', 'pass'],
  ])
})

test('an action opens a form where the flow asks for a reason or the area for more', () => {
  expect(['pass', 'return', 'reject'].filter((action) => hasForm(review, action))).toEqual([
    'return',
    'reject',
  ])
})

describe('the bar of a selection', () => {
  test('offers what may be done to every row, and nothing to none', () => {
    expect(
      actionsInCommon([
        { actions: ['pass', 'return', 'reject'] },
        { actions: ['return', 'reject'] },
      ]),
    ).toEqual(['return', 'reject'])

    expect(actionsInCommon([{ actions: ['pass'] }, { actions: [] }])).toEqual([])
    expect(actionsInCommon([])).toEqual([])
  })
})

describe('the next one', () => {
  test('comes after this one and goes round', () => {
    expect(nextAfter([3, 5, 9], 5)).toBe(9)
    expect(nextAfter([3, 5, 9], 9)).toBe(3)
  })
  test('is the longest waiting one from elsewhere, and nobody when none other waits', () => {
    expect(nextAfter([3, 5], 77)).toBe(3)
    expect(nextAfter([3], 3)).toBeNull()
    expect(nextAfter([], 3)).toBeNull()
  })
})

test('a record leads back to the list it was opened from, and to no other site', () => {
  expect(innerPath('/recruit/arrange?state=arrived&page=2')).toBe(
    '/recruit/arrange?state=arrived&page=2',
  )
  for (const from of [
    null,
    '',
    'https://example.org/',
    '//example.org',
    '/\\example.org',
    'recruit/arrange',
  ])
    expect(innerPath(from), String(from)).toBeNull()
})
