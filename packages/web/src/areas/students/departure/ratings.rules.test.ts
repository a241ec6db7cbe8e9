import { expect, test } from 'vitest'
import { ratingsIn, valuesOf } from './ratings.rules.ts'

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
