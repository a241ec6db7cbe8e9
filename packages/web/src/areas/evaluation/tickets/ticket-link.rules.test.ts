import { expect, test } from 'vitest'
import { codeOf, linkOf } from './ticket-link.rules.ts'

const CODE = 'a'.repeat(24)

test('the code of a ticket is behind the number sign, which no browser sends to a server', () => {
  const link = new URL(linkOf('https://example.org', CODE))
  expect(link.pathname + link.search).not.toContain(CODE)
  expect(codeOf(link.hash)).toBe(CODE)
})

test.each(['', '#', '#short', `#${CODE}/../x`, `#${'a'.repeat(101)}`])('%s is no code', (hash) => {
  expect(codeOf(hash)).toBeNull()
})
