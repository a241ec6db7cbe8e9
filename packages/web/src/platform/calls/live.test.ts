import { expect, test } from 'vitest'
import { pathsIn, waitBefore } from './live.ts'

test('events name the paths that are read again; what this version does not know is ignored', () => {
  const text =
    'retry: 2000\n\n: \n\ndata: {"path":"/messages/notices"}\n\ndata: {"path":"/api/v9/later"}\n\n'
  expect(pathsIn(text)).toEqual(['/messages/notices'])
})

test.each([
  [undefined, 10_000, 0, 0],
  [1000, 10_000, 0, 0],
  [9500, 10_000, 0, 1500],
  [9500, 10_000, 1900, 1900],
  [undefined, 10_000, 700, 700],
])(
  'a path that was read at %s is read again at %s, notified with a spread of %s, after %s ms',
  (lastRead, now, spread, wait) => expect(waitBefore(lastRead, now, spread)).toBe(wait),
)
