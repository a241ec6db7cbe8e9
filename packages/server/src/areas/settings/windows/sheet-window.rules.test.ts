import { describe, expect, test } from 'vitest'
import { instantOf, overlaps } from './sheet-window.rules.ts'

test.each([
  ['2026-11-01', 'start', '2026-10-31T16:00:00.000Z'],
  ['2026-11-30', 'end', '2026-11-30T15:59:59.000Z'],
  ['2026/11/1 8:30', 'start', '2026-11-01T00:30:00.000Z'],
  ['2026-11-30 17:30', 'end', '2026-11-30T09:30:59.000Z'],
  ['2026-11-30 17:30:00', 'end', '2026-11-30T09:30:59.000Z'],
  ['2026-11-30 17:30:15', 'end', '2026-11-30T09:30:15.000Z'],
  ['2028-02-29', 'start', '2028-02-28T16:00:00.000Z'],
  ['2026-02-29', 'start', null],
  ['2026-11-31', 'start', null],
  ['2026-11-01 25:00', 'start', null],
  ['1999-01-01', 'start', null],
  ['46327', 'start', null],
  ['', 'start', null],
] as const)('%j as a %s is %s', (text, edge, instant) => {
  expect(instantOf(text, edge)?.toISOString() ?? null).toBe(instant)
})

describe('windows that exclude each other', () => {
  const at = (day: string) => new Date(`${day}+08:00`)

  const window = {
    name: 'a',
    year: null,
    batch: '',
    roleIds: [],
    startsAt: at('2026-11-01T00:00:00'),
    endsAt: at('2026-11-30T23:59:59'),
    status: 1,
  }

  test.each([
    ['the same again', {}, true],
    [
      'that begins in its last second',
      { startsAt: at('2026-11-30T23:59:59'), endsAt: at('2026-12-31T00:00:00') },
      true,
    ],
    [
      'that begins in the next',
      { startsAt: at('2026-12-01T00:00:00'), endsAt: at('2026-12-31T00:00:00') },
      false,
    ],
    ['of one year beside one for all', { year: 2026 }, true],
    ['of another batch', { batch: '二' }, false],
    ['of another name', { name: 'b' }, false],
    ['for one role beside one for everybody', { roleIds: [3] }, true],
    ['disabled', { status: 0 }, false],
  ])('one %s: %j %s', (_, more, isSo) => {
    expect(overlaps(window, { ...window, ...more })).toBe(isSo)
    expect(overlaps({ ...window, ...more }, window)).toBe(isSo)
  })

  test('windows of different years, or of roles that share nobody, may overlap', () => {
    expect(overlaps({ ...window, year: 2026 }, { ...window, year: 2027 })).toBe(false)
    expect(overlaps({ ...window, roleIds: [1, 2] }, { ...window, roleIds: [3] })).toBe(false)
    expect(overlaps({ ...window, roleIds: [1, 2] }, { ...window, roleIds: [2] })).toBe(true)
  })
})
