import { describe, expect, test } from 'vitest'
import { blockText } from '../blocks/block.text.ts'
import { emptyOf, leadOf } from './month-lead.rules.ts'

const totals = {
  here: 10,
  away: 0,
  expected: 0,
  present: 11,
  arriving: 6,
  leaving: 4,
  seats: 11,
  capacity: 13,
}

const text = blockText['zh-cn']
const NOVEMBER = { month: '2026-11', thisMonth: '2026-11' }

describe('the head of a department’s month', () => {
  test('says who is here today and how many the month has, comes and leaves', () => {
    expect(leadOf(text, totals, NOVEMBER)).toBe(
      '今天在科 10 人；本月在科 11 人，入科 6 人，出科 4 人，最多同时 11 人，可容纳 13 人',
    )
  })

  test('names those who are away or not confirmed only if there are some, and the month unless it is this one', () => {
    expect(
      leadOf(
        text,
        { ...totals, away: 1, expected: 2, capacity: null },
        { ...NOVEMBER, month: '2026-12' },
      ),
    ).toBe(
      '今天在科 10 人，另有不在岗 1 人，待确认入科 2 人；2026-12 在科 11 人，入科 6 人，出科 4 人，最多同时 11 人',
    )
    expect(leadOf(text, { ...totals, expected: 2 }, NOVEMBER)).toMatch(
      /^今天在科 10 人，另有待确认入科 2 人；/,
    )
  })

  test('leaves the seats out on a phone', () => {
    expect(leadOf(text, totals, NOVEMBER, true)).toBe(
      '今天在科 10 人；本月在科 11 人，入科 6 人，出科 4 人',
    )
  })

  test('of an empty list says what was looked for', () => {
    expect([
      emptyOf(text, {}),
      emptyOf(text, { presence: 'away' }),
      emptyOf(text, { waiting: 'enter' }),
    ]).toEqual([text.none, text.noneToday, text.noneWaiting])
  })
})
