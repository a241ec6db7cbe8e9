import { describe, expect, test } from 'vitest'
import { belowGranted, limitStateOn } from './award-limit.rules.ts'

const limit = { opensOn: '2026-03-01', closesOn: '2026-03-31' }

test.each([
  ['2026-02-28', 'upcoming'],
  ['2026-03-01', 'open'],
  ['2026-03-31', 'open'],
  ['2026-04-01', 'over'],
])('on %s an award is %s: its last day still counts', (today, state) => {
  expect(limitStateOn(limit, today)).toBe(state)
})

describe('new quotas are refused below what is granted', () => {
  const granted = [
    { baseId: 1, name: '检验', nameEn: null, granted: 3 },
    { baseId: 2, name: '药学', nameEn: null, granted: 1 },
    { baseId: null, name: null, nameEn: null, granted: 2 },
  ]

  test.each([
    ['as many as are granted in all', { quota: 6, baseQuota: null, bases: [] }, null],
    ['fewer in all', { quota: 5, baseQuota: null, bases: [] }, { of: 'all', granted: 6 }],
    [
      'fewer for every base',
      { quota: null, baseQuota: 2, bases: [] },
      { of: 'base', name: '检验', granted: 3 },
    ],
    [
      'a quota of its own for that base',
      { quota: null, baseQuota: 2, bases: [{ baseId: 1, quota: 3 }] },
      null,
    ],
    ['no quota at all', { quota: null, baseQuota: null, bases: [] }, null],
  ])('%s', (_, quotas, below) => {
    const found = belowGranted(quotas, granted)
    if (below) expect(found).toMatchObject(below)
    else expect(found).toBeNull()
  })
})
