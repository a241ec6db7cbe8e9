import { expect, test } from 'vitest'
import { type Begun, beginsInWords } from './begins.rules.ts'
import type { BeginSituation } from './session.contract.ts'
import { sessionWords } from './text.ts'

const NOTHING = { startsOn: null, endsOn: null, months: null, measure: null }
const inChinese = (begun: Partial<Begun>) =>
  beginsInWords(sessionWords['zh-cn'], { stays: [], situation: null, leavesOn: null, ...begun })

test('a decision that begins nothing has no sentence', () => {
  expect(inChinese({})).toEqual([])
})

test('stays to repeat and the last day are named', () => {
  const stays = [{ department: '中药房', startsOn: '2026-02-01' }]
  expect(inChinese({ stays })).toEqual(['重轮：中药房（2026-02-01）'])
  expect(inChinese({ leavesOn: '2026-12-31' })).toEqual(['2026-12-31 离院'])
})

test('a special situation is said with its months, or its measure and days', () => {
  const situation: BeginSituation = { ...NOTHING, kind: 'extension', months: 3 }
  expect(inChinese({ situation })).toEqual(['延长培训 3 个月'])

  const warning = {
    ...NOTHING,
    kind: 'discipline',
    measure: 'warning',
    startsOn: '2026-12-01',
  } as const
  expect(inChinese({ situation: warning })).toEqual(['处分：警告，2026-12-01 起'])
  expect(inChinese({ situation: { ...warning, endsOn: '2027-05-31' } })).toEqual([
    '处分：警告，2026-12-01 至 2027-05-31',
  ])
})
