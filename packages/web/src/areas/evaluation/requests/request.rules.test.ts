import { expect, test } from 'vitest'
import { requestCodeOf, requestLink } from './request.rules.ts'

const CODE = 'a'.repeat(43)

test('the code is in the fragment of the link and is read from it', () => {
  const link = new URL(requestLink('https://hospital.example', CODE))

  expect(link.pathname).toBe('/medical/white/request')
  expect(link.search).toBe('')
  expect(requestCodeOf(link.hash)).toBe(CODE)
})

test.each(['', '#', '#short', `#${CODE} x`, `#${CODE}/x`])('“%s” is no code', (hash) => {
  expect(requestCodeOf(hash)).toBeNull()
})
