import { daysIn } from '@residency/contract/kernel/day'
import { describe, expect, test } from 'vitest'
import { monthsOf, trainingMonths } from './training-months.rules.ts'

const TODAY = '2026-11-20'
let ids = 0

const stay = (
  state: string,
  startsOn: string,
  endsOn: string,
  repeatsId: number | null = null,
) => ({
  id: ++ids,
  state,
  startsOn,
  endsOn,
  repeatsId,
  enteredOn: state === 'planned' ? null : startsOn,
})

const training = (stays: ReturnType<typeof stay>[], over: object = {}) =>
  trainingMonths({
    startsOn: '2026-01-01',
    plannedEnd: '2026-12-31',
    stays,
    daysOut: [],
    today: TODAY,
    ...over,
  })

test('months passed, running, ahead and not placed are all months of the training', () => {
  const stays = [
    stay('passed', '2026-01-01', '2026-09-30'),
    stay('entered', '2026-10-01', '2026-11-30'),
  ]

  expect(training(stays)).toEqual({ passed: 9, running: 2, ahead: 0, unplaced: 1, all: 12 })

  expect(training([...stays, stay('planned', '2026-12-01', '2026-12-31')])).toEqual({
    passed: 9,
    running: 2,
    ahead: 1,
    unplaced: 0,
    all: 12,
  })
})

test('a stay that began counts whole as running, half months as halves', () => {
  const stays = [
    stay('passed', '2026-01-01', '2026-10-15'),
    stay('entered', '2026-10-16', '2026-12-15'),
    stay('planned', '2026-12-16', '2026-12-31'),
  ]
  expect(training(stays)).toEqual({ passed: 9.5, running: 2, ahead: 0.5, unplaced: 0, all: 12 })
})

test('a prolongation adds its months, which wait for a place until there is a stay', () => {
  const stays = [stay('passed', '2026-01-01', '2026-10-31')]
  const prolonged = { startsOn: '2026-01-01', plannedEnd: '2026-12-31' }

  expect(training(stays, prolonged)).toEqual({
    passed: 10,
    running: 0,
    ahead: 0,
    unplaced: 2,
    all: 12,
  })

  expect(
    training([...stays, stay('planned', '2026-12-01', '2026-12-31')], prolonged),
  ).toMatchObject({
    passed: 10,
    ahead: 1,
    unplaced: 1,
    all: 12,
  })
})

test('a failed stay waits for its repeat, and the repeat takes its place: the months of the training stay as many', () => {
  const failed = stay('failed', '2026-09-01', '2026-10-31')

  const stays = [
    stay('passed', '2026-01-01', '2026-08-31'),
    failed,
    stay('entered', '2026-11-01', '2026-12-31'),
  ]

  expect(training(stays)).toEqual({ passed: 8, running: 2, ahead: 0, unplaced: 2, all: 12 })

  const repeat = stay('planned', '2027-01-01', '2027-02-28', failed.id)

  expect(training([...stays, repeat], { plannedEnd: '2027-02-28' })).toEqual({
    passed: 8,
    running: 2,
    ahead: 2,
    unplaced: 0,
    all: 12,
  })
})

test('a suspension between stays prolongs the training, and not the months to be trained', () => {
  const stays = [
    stay('passed', '2026-01-01', '2026-08-31'),
    stay('planned', '2026-12-01', '2027-03-31'),
  ]

  const daysOut = [{ startsOn: '2026-09-01', endsOn: '2026-11-30' }]

  expect(training(stays, { plannedEnd: '2027-03-31', daysOut })).toEqual({
    passed: 8,
    running: 0,
    ahead: 4,
    unplaced: 0,
    all: 12,
  })

  expect(
    training(stays, {
      plannedEnd: '2027-03-31',
      daysOut: [{ startsOn: '2026-09-01', endsOn: '2026-09-02' }],
    }),
  ).toMatchObject({
    unplaced: 3,
  })
})

test('of a trainee who was transferred, the months without a stay are not placed; stays beyond the training count as they are', () => {
  expect(training([stay('planned', '2026-12-01', '2026-12-31')])).toEqual({
    passed: 0,
    running: 0,
    ahead: 1,
    unplaced: 11,
    all: 12,
  })
  expect(training([stay('passed', '2025-10-01', '2026-10-31')])).toEqual({
    passed: 13,
    running: 0,
    ahead: 0,
    unplaced: 0,
    all: 13,
  })
})

test('a stay that is over and was never entered is to be placed again; without a length the stays are all there is', () => {
  const missed = stay('planned', '2026-01-01', '2026-02-28')

  expect(training([missed], { plannedEnd: null })).toEqual({
    passed: 0,
    running: 0,
    ahead: 0,
    unplaced: 2,
    all: 2,
  })

  expect(training([missed])).toEqual({ passed: 0, running: 0, ahead: 0, unplaced: 12, all: 12 })
})

describe('months of a stay', () => {
  test('are calendar months, regardless of their days, and halves', () => {
    expect(monthsOf('2026-12-01', '2027-02-28')).toBe(3)
    expect(monthsOf('2027-02-01', '2027-02-28')).toBe(1)
    expect(monthsOf('2026-11-16', '2026-12-15')).toBe(1)
    expect(monthsOf('2026-11-01', '2026-11-15')).toBe(0.5)
    expect(daysIn('2026-12-01', '2026-12-31')).toBe(31)
  })
})
