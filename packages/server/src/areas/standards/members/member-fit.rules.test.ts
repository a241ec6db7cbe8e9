import { expect, test } from 'vitest'
import { differencesFrom } from './member-fit.rules.ts'

const cohort = { startsOn: '2026-09-01', months: 36 }

test('a training of the same start and length differs in nothing', () => {
  expect(differencesFrom(cohort, { startsOn: '2026-09-01', endsOn: '2029-08-31' })).toEqual([])
  expect(differencesFrom(cohort, { startsOn: '2026-09-01', endsOn: null })).toEqual([])
})

test('a training that starts on another day says by how many days', () => {
  expect(differencesFrom(cohort, { startsOn: '2026-09-15', endsOn: '2029-09-14' })).toEqual([
    { kind: 'startsLater', days: 14 },
  ])
  expect(differencesFrom(cohort, { startsOn: '2026-08-31', endsOn: '2029-08-30' })).toEqual([
    { kind: 'startsEarlier', days: 1 },
  ])
})

test('a training shorter or longer than the table says by how many whole months', () => {
  expect(differencesFrom(cohort, { startsOn: '2026-09-15', endsOn: '2029-08-31' })).toEqual([
    { kind: 'startsLater', days: 14 },
    { kind: 'tableTooLong', months: 1 },
  ])
  expect(differencesFrom(cohort, { startsOn: '2026-09-01', endsOn: '2030-02-28' })).toEqual([
    { kind: 'tableTooShort', months: 6 },
  ])
})
