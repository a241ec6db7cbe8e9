import { expect, test } from 'vitest'
import { pathsIn } from './live.ts'

test('events name the paths that are read again; what this version does not know is passed over', () => {
  const text = 'retry: 2000\n\n: \n\ndata: {"path":"/messages/notices"}\n\ndata: {"path":"/api/v9/later"}\n\n'
  expect(pathsIn(text)).toEqual(['/messages/notices'])
})
