import { expect, test } from 'vitest'
import {
  freshBlueprint,
  inputOf,
  sizeOf,
  withChange,
  withoutRow,
  withRow,
} from './blueprint-draft.rules.ts'

test('rows are added like the last one, copied below their own, and taken out', () => {
  const first = withChange(freshBlueprint(), 1, { kind: 'multiple', count: 4, points: 200 })
  const second = withRow(first)
  const third = withRow(second, second.rows[0])

  expect(third.rows.map(({ key, kind }) => [key, kind])).toEqual([
    [1, 'multiple'],
    [3, 'multiple'],
    [2, 'multiple'],
  ])

  expect(sizeOf(third)).toEqual({ items: 12, total: 2400 })
  expect(withoutRow(third, 3).rows).toHaveLength(2)
})

test('of two difficulties the other one is adjusted', () => {
  expect(
    withChange(withChange(freshBlueprint(), 1, { difficultyUntil: 2 }), 1, { difficultyFrom: 4 })
      .rows[0],
  ).toMatchObject({
    difficultyFrom: 4,
    difficultyUntil: 4,
  })
})

test('nothing is asked while a number is missing', () => {
  expect(inputOf(withChange(freshBlueprint(), 1, { count: null }))).toBeNull()
  expect(inputOf(withChange(freshBlueprint(), 1, { knowledgePoint: ' ' }))!.rows[0]).toMatchObject({
    knowledgePoint: null,
    count: 10,
  })
})
