import type { PaperQuestion } from '@residency/contract/areas/questions/papers/paper.contract'
import { expect, test } from 'vitest'
import {
  type Draft,
  inputOf,
  movedTo,
  numbered,
  replaced,
  withNewest,
  withoutItem,
  withPicked,
  withPoints,
  withQuestion,
  withSection,
} from './outline-draft.rules.ts'

const question = (questionId: number, edition = 1): PaperQuestion => ({
  questionId,
  edition,
  kind: 'single',
  difficulty: 3,
  category: '药学',
  knowledgePoints: [],
  stem: `题${questionId}`,
})

const draft = (...sections: number[][]): Draft =>
  sections.reduce<Draft>(
    (all, ids, at) =>
      ids.reduce(
        (outline, id) => withQuestion(outline, at, question(id)),
        withSection(all, `第${at + 1}部分`),
      ),
    [],
  )

const idsOf = (outline: Draft) =>
  outline.map(({ items }) => items.map(({ questionId }) => questionId))

test('questions are added, moved to another section, replaced and taken out', () => {
  const outline = draft([1, 2], [3])

  expect(idsOf(movedTo(outline, 1, 1))).toEqual([[2], [3, 1]])
  expect(idsOf(replaced(outline, 2, question(9)))).toEqual([[1, 9], [3]])
  expect(idsOf(withoutItem(outline, 1))).toEqual([[2], [3]])
  expect(numbered(outline).map(({ first }) => first)).toEqual([1, 3])
})

test('a new question is worth what the last one of its section is, a replaced one what the former one was worth', () => {
  const outline = withPoints(draft([1, 2]), 0, 250)
  expect(
    inputOf(replaced(withQuestion(outline, 0, question(3)), 1, question(7))).sections[0]!.items.map(
      ({ points }) => points,
    ),
  ).toEqual([250, 250, 250])
})

test('the newest edition is taken over by its number', () => {
  const [section] = draft([1])
  const old: Draft = [{ ...section!, items: [{ ...section!.items[0]!, newest: 4 }] }]
  expect(inputOf(withNewest(old, 1)).sections[0]!.items).toEqual([
    { questionId: 1, edition: 4, points: 100 },
  ])
})

test('the first question of an empty paper makes its section; others go to the chosen section, else the last', () => {
  const first = withPicked([], null, question(1), '单选题')

  expect(first.map(({ title }) => title)).toEqual(['单选题'])

  const two = withSection(first, '多选题')

  expect(idsOf(withPicked(withPicked(two, 0, question(2), ''), null, question(3), ''))).toEqual([
    [1, 2],
    [3],
  ])
})
