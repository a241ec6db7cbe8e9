import { expect, test } from 'vitest'
import { isUnderWay, percentUsed } from './run.rules.ts'

const run = (seconds: number, passed: number, worked: number) =>
  ({ seconds, passed, curve: worked > 0 ? [{ seconds: worked }] : [] }) as never

test.each([
  ['a run that works has used the share of its own time', run(100, 30, 25), 25],
  ['one that waits uses its time four times as slowly', run(100, 200, 0), 50],
  ['nobody has used more than all', run(100, 900, 120), 100],
  ['a run that has not begun has used nothing', run(100, 0, 0), 0],
])('%s', (_, planRun, percent) => {
  expect(percentUsed(planRun)).toBe(percent)
})

test('a run is under way from the queue to its end', () => {
  const states = ['queued', 'running', 'done', 'stopped', 'failed'] as const
  expect(states.filter((state) => isUnderWay({ state } as never))).toEqual(['queued', 'running'])
})
