import { expect, test } from 'vitest'
import { actsOf, needsReason } from './watch-acts.rules.ts'

test('an attempt that was handed in or ran out can no longer be acted on', () => {
  expect([actsOf('submitted'), actsOf('timedOut')]).toEqual([[], []])
})

test('a paused attempt can be resumed, a running one paused, never the other way round', () => {
  expect(actsOf('paused')).toContain('resume')
  expect(actsOf('paused')).not.toContain('pause')
  expect(actsOf('running')).toContain('pause')
  expect(actsOf('running')).not.toContain('resume')
})

test('somebody who has not begun gets more time and messages, and is not paused', () => {
  expect(actsOf('notStarted')).toEqual(['extraTime', 'message'])
})

test('for several candidates everything is offered', () => {
  expect(actsOf(null)).toHaveLength(6)
})

test('taking something away needs a reason; a message and resuming need none', () => {
  expect(
    (['extraTime', 'message', 'pause', 'resume', 'readmit', 'finish'] as const).filter(needsReason),
  ).toEqual(['extraTime', 'pause', 'readmit', 'finish'])
})
