import { TASK_STATES } from '@residency/contract/kernel/task'
import { expect, test } from 'vitest'
import { isUntouched, mayStep, stepOf, type TaskStep } from './task-state.rules.ts'

const STEPS: [TaskStep, string[], string][] = [
  ['take', ['waiting'], 'running'],
  ['takeOver', ['running'], 'running'],
  ['giveBack', ['running'], 'waiting'],
  ['finish', ['waiting', 'running'], 'done'],
  ['fail', ['waiting', 'running'], 'failed'],
  ['cancel', ['waiting', 'running'], 'cancelled'],
  ['retry', ['failed'], 'waiting'],
]

test.each(STEPS)('%s leads from %j to %s, and from nowhere else', (step, from, to) => {
  expect(TASK_STATES.filter((state) => mayStep(step, state))).toEqual(from)
  expect(stepOf(step).to).toBe(to)
})

test('what is done or cancelled stays so', () => {
  for (const state of ['done', 'cancelled'])
    expect(STEPS.filter(([step]) => mayStep(step, state))).toEqual([])
})

test('a task is untouched until a worker has taken it', () => {
  expect(TASK_STATES.filter(isUntouched)).toEqual(['waiting'])
})
