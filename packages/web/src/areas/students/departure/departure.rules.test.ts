import { expect, test } from 'vitest'
import { ratingsIn, stepsOfDeparture, valuesOf } from './departure.rules.ts'

test('the steps say whether items, base or office come next, and nothing once it was refused', () => {
  const titles = { asked: 'a', items: 'b', base: 'c', office: 'd' }
  const states = (state: Parameters<typeof stepsOfDeparture>[0]['state'], signed: number) =>
    stepsOfDeparture({ state, signed, items: 3 }, titles).map((step) => step.state)

  expect(states('submitted', 2)).toEqual(['finish', 'process', 'wait', 'wait'])
  expect(states('submitted', 3)).toEqual(['finish', 'finish', 'process', 'wait'])
  expect(states('basePassed', 3)).toEqual(['finish', 'finish', 'finish', 'process'])
  expect(states('departed', 3)).toEqual(['finish', 'finish', 'finish', 'finish'])
  expect(states('rejected', 1)).toEqual(['finish', 'wait', 'wait', 'wait'])
})

const subject = (departmentId: number, supervisorId: number | null, score: number | null) => ({
  departmentId,
  supervisorId,
  department: '住院药房',
  supervisor: null,
  comment: null,
  items: [{ itemId: 7, name: '教学安排', score }],
})

test('a rating form starts from what was rated and sends what has scores; the rest is left for later', () => {
  const rated = [subject(1, null, 4), subject(1, 9, null)]
  const values = valuesOf(rated)

  expect(ratingsIn(rated, values)).toEqual([
    { departmentId: 1, supervisorId: null, scores: [{ itemId: 7, score: 4 }], comment: null },
  ])

  const changed = { ratings: { ...values.ratings, 1: { item7: 5, comment: '耐心' } } }

  expect(ratingsIn(rated, changed)[1]).toEqual({
    departmentId: 1,
    supervisorId: 9,
    scores: [{ itemId: 7, score: 5 }],
    comment: '耐心',
  })
})
