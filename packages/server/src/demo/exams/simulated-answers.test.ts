import { expect, test } from 'vitest'
import { randomFrom } from '../../algorithms/random.ts'
import { leavesOf } from '../../areas/exams/judgement/leaves.rules.ts'
import { isByHand, scoreAnswer } from '../../areas/exams/judgement/score.rules.ts'
import { QUESTIONS } from '../../testing/builders/exams.ts'
import { chanceOf, rightAnswer, wrongAnswer } from './simulated-answers.rules.ts'

test('the right answer earns all points by rule, a wrong one none', () => {
  const random = randomFrom(1)
  const leaves = QUESTIONS.flatMap((body) => leavesOf(body, 100)).filter(
    ({ question }) => !isByHand(question),
  )

  for (const { question, points } of leaves) {
    expect(scoreAnswer(question, rightAnswer(question), points, false), question.kind).toBe(points)
    expect(scoreAnswer(question, wrongAnswer(question, random), points, false), question.kind).toBe(
      0,
    )
  }
})

test('the able answer better, and hard questions are answered worse', () => {
  expect(chanceOf(1, 3)).toBeGreaterThan(chanceOf(0, 3))
  expect(chanceOf(0, 5)).toBeLessThan(chanceOf(0, 1))
})
