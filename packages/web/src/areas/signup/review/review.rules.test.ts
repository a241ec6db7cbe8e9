import { describe, expect, test } from 'vitest'
import { listIn } from '../signup.paths.ts'
import { actionsInCommon, evidenceOf, nextAfter, returnFaults } from './review.rules.ts'

describe('the bar of a selection', () => {
  test('offers what may be done to every row, and nothing to none', () => {
    expect(actionsInCommon([{ actions: ['pass', 'return', 'reject'] }, { actions: ['return', 'reject'] }])).toEqual(['return', 'reject'])
    expect(actionsInCommon([{ actions: ['pass'] }, { actions: [] }])).toEqual([])
    expect(actionsInCommon([])).toEqual([])
  })
})

test('a sign-up leads back to the list it was opened from, and to no other site', () => {
  expect(listIn('/recruit/arrange?state=arrived&page=2')).toBe('/recruit/arrange?state=arrived&page=2')
  for (const from of [null, '', 'https://example.org/', '//example.org', '/\\example.org', 'recruit/arrange'])
    expect(listIn(from), String(from)).toBeNull()
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

test('files stand in the order of the sections, with what they prove', () => {
  const file = (filePath: string) => ({ filePath, name: filePath, size: 1, type: 'application/pdf', view: 'pdf' as const })
  const found = evidenceOf({
    files: [file('a')],
    educations: [{ level: 'undergraduate', schoolName: '江城大学', files: [file('b'), file('c')] }] as never,
    entries: { certificate: [{ title: '药师资格证', files: [file('d')] }], work: [{ workUnit: '江城医院', files: [file('e')] }] } as never,
  })
  expect(found.map(({ key, section, title }) => [key, section, title])).toEqual([
    ['a', 'photo', null],
    ['b', 'undergraduate', '江城大学'],
    ['c', 'undergraduate', '江城大学'],
    ['d', 'certificate', '药师资格证'],
    ['e', 'work', '江城医院'],
  ])
})

test('a return says something, and of every part it names why', () => {
  expect(returnFaults({ reason: ' ', parts: {} })).toEqual({ isEmpty: true, withoutReason: [] })
  expect(returnFaults({ reason: '', parts: { basic: '证件', photo: ' ' } })).toEqual({ isEmpty: false, withoutReason: ['photo'] })
  expect(returnFaults({ reason: '都要补', parts: {} })).toEqual({ isEmpty: false, withoutReason: [] })
})
