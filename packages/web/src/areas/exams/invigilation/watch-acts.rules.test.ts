import { expect, test } from 'vitest'
import { actsOf, needsReason } from './watch-acts.rules.ts'

test('an attempt that was handed in or ran out can no longer be acted on', () => {
  expect([actsOf('submitted'), actsOf('timedOut')]).toEqual([[], []])
})

test('a paused attempt is let go on, a running one paused, and never the other way round', () => {
  expect(actsOf('paused')).toContain('resume')
  expect(actsOf('paused')).not.toContain('pause')
  expect(actsOf('running')).toContain('pause')
  expect(actsOf('running')).not.toContain('resume')
})

test('somebody who has not begun gets more time and messages, and is not paused', () => {
  expect(actsOf('not')).toEqual(['extraTime', 'message'])
})

test('for several candidates everything is offered', () => {
  expect(actsOf(null)).toHaveLength(6)
})

test('what is taken from somebody needs a reason; a message and letting go on need none', () => {
  expect(
    (['extraTime', 'message', 'pause', 'resume', 'readmit', 'finish'] as const).filter(needsReason),
  ).toEqual(['extraTime', 'pause', 'readmit', 'finish'])
})
