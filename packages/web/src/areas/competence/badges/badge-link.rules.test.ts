import { expect, test } from 'vitest'
import { badgeCodeOf } from './badge-link.rules.ts'

const CODE = 'a'.repeat(43)

test('the code of a badge is behind the number sign, which no browser sends to a server', () => {
  expect(badgeCodeOf(`#${CODE}`)).toBe(CODE)
})

test.each(['', '#', '#short', `#${CODE}/../x`, `#${'a'.repeat(101)}`])('%s is no code', (hash) => {
  expect(badgeCodeOf(hash)).toBeNull()
})
