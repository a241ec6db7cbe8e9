import type { OwnPreferences } from '@residency/contract/areas/rotations/preferences/preference.contract'
import { expect, test } from 'vitest'
import { draftOf, halvesOf, isChanged, isOutdated, named, withPreference } from './draft.rules.ts'

const prefer = { kind: 'prefer' as const, departmentId: 1, months: [0, 1] }
const order = { kind: 'order' as const, departmentId: 1, nextId: 2 }

test('a new preference comes last; one about the same replaces the earlier one in its place', () => {
  const draft = withPreference(withPreference([], prefer), order)

  expect(draft.map(({ form }) => form)).toEqual([prefer, order])

  const changed = withPreference(draft, { ...prefer, months: [3] })

  expect(changed.map(({ form }) => form)).toEqual([{ ...prefer, months: [3] }, order])
  expect(withPreference(draft, { ...order, departmentId: 2, nextId: 1 })).toHaveLength(2)
  expect(withPreference(draft, { ...prefer, kind: 'avoid' })).toHaveLength(3)
})

test('a draft is unsaved when a preference or the order of preferences differs', () => {
  const saved = withPreference(withPreference([], prefer), order)

  expect(isChanged(saved, saved)).toBe(false)
  expect(isChanged(saved.toReversed(), saved)).toBe(true)
  expect(isChanged(saved.slice(1), saved)).toBe(true)
})

test('the draft begins with what was saved', () => {
  const preference = {
    rank: 1,
    department: '检验科',
    next: null,
    points: 0,
    isMet: null,
    planned: [],
    nextPlanned: [],
    nextId: null,
  }

  expect(draftOf([{ ...preference, ...prefer }])).toEqual([{ id: 1, form: prefer }])
  expect(draftOf([{ ...preference, ...order, months: [], next: '输血科' }])).toEqual([
    { id: 1, form: order },
  ])
})

test('the months are those of the training; the earlier half has the one in the middle', () => {
  expect(halvesOf({ from: 2, until: 7 })).toEqual({
    all: [2, 3, 4, 5, 6],
    early: [2, 3, 4],
    late: [5, 6],
  })
})

const department = (id: number, name: string) => ({ id, name, months: 3 })

test('a department that is not offered any more has the name with which it was saved', () => {
  const saved = { rank: 1, ...order, department: '检验科', next: '输血科', months: [] }
  const own = {
    departments: [department(1, '检验科一室')],
    preferences: [{ ...saved, points: 0, isMet: null, planned: [], nextPlanned: [] }],
  }

  expect(named(order, own)).toMatchObject({ department: '检验科一室', next: '输血科' })
})

test('what is about a department or a month that is not offered any more is outdated', () => {
  const own = { departments: [department(1, '检验科')], from: 1, until: 6 } as OwnPreferences

  expect(isOutdated({ ...prefer, months: [1, 5] }, own)).toBe(false)
  expect(isOutdated({ ...prefer, months: [0, 1] }, own)).toBe(true)
  expect(isOutdated({ ...prefer, departmentId: 2, months: [1] }, own)).toBe(true)
  expect(isOutdated(order, own)).toBe(true)
})
