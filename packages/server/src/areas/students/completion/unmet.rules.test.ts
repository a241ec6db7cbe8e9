import { expect, test } from 'vitest'
import { newlyUnmet } from './unmet.rules.ts'

const line = (key: string, state: string) => ({ area: 'rotations', key, state, label: key })
const named = (key: string, state: 'missing' | 'unrecorded') => ({ ...line(key, state), state })

test.each([
  ['a line that is met is never named', line('a', 'met'), [], false],
  ['one that was not named before', line('a', 'missing'), [], true],
  ['one that was named as missing', line('a', 'missing'), [named('a', 'missing')], false],
  [
    'one that was unrecorded and is known to be missing now',
    line('a', 'missing'),
    [named('a', 'unrecorded')],
    true,
  ],
  ['one that is unrecorded still', line('a', 'unrecorded'), [named('a', 'unrecorded')], false],
])('%s', (_, unmetLine, then, isNew) => {
  expect(newlyUnmet([unmetLine], then)).toEqual(isNew ? [unmetLine] : [])
})
