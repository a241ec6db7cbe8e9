import type { WorkBoard } from '@residency/contract/areas/workload/entries/entry.contract'
import { expect, test } from 'vitest'
import { casesOf, faultOfCount } from './count.rules.ts'
import { type EntryValues, entriesOf } from './new-entry.rules.ts'

const board: WorkBoard = { today: '2026-11-20', startsOn: '2026-09-01', stays: [], last: null }

const values: EntryValues = {
  caseDay: '2026-11-20',
  requirement: 'other',
  kind: 'basic',
  item: '处方调剂与核对',
  role: 'performed',
  count: 60,
  numbers: null,
  patientId: null,
  note: null,
  explanation: null,
}

const logged = (over: Partial<EntryValues>) =>
  entriesOf(board, { ...values, ...over }, () => 'key', new Date('2026-11-20T10:00:00Z')).map(
    ({ count, number, patientId }) => ({
      count,
      number,
      patientId,
    }),
  )

test('equal cases are one entry with their number', () => {
  expect(logged({})).toEqual([{ count: 60, number: null, patientId: null }])
})

test('a case with a number of its own is one entry, and the others are one', () => {
  expect(logged({ numbers: 'B1\nB2' })).toEqual([
    { count: 1, number: 'B1', patientId: null },
    { count: 1, number: 'B2', patientId: null },
    { count: 58, number: null, patientId: null },
  ])
  expect(logged({ count: 2, numbers: 'B1\nB2' })).toHaveLength(2)
})

test('cases of one patient are one entry each', () => {
  expect(logged({ count: 2, patientId: 7, numbers: 'B1' })).toEqual([
    { count: 1, number: 'B1', patientId: 7 },
    { count: 1, number: null, patientId: 7 },
  ])
})

test('a number of cases is whole, and at most what a day of an item can have', () => {
  for (const typed of [null, undefined, 0, -3, 1.5, '60'])
    expect(faultOfCount(typed, false)?.text).toBe('countWhole')

  expect([faultOfCount(1, false), faultOfCount(999, false), faultOfCount(50, true)]).toEqual([
    null,
    null,
    null,
  ])

  expect(faultOfCount(1000, false)).toEqual({ text: 'countTooLarge', data: { most: 999 } })
  expect(faultOfCount(51, true)).toEqual({ text: 'countOfPatient', data: { most: 50 } })
})

test('entries are as many cases as their counts', () => {
  expect(casesOf([{ count: 60 }, { count: 1 }])).toBe(61)
})
