import { SESSION_OVER } from '@residency/contract/kernel'
import { expect, test } from 'vitest'
import { ApiError, isTemporary, NO_ANSWER } from './api-error.ts'

const failed = (status: number | undefined, code = 'A0400') =>
  new ApiError(code, 'not done', [], undefined, status)

test('a call without an answer, a failing or busy server and an ended session may succeed later', () => {
  for (const error of [
    failed(undefined, NO_ANSWER),
    failed(500),
    failed(503),
    failed(429),
    failed(401, SESSION_OVER),
    new Error('unknown'),
  ])
    expect(isTemporary(error)).toBe(true)
})

test('a refusal stays one', () => {
  for (const status of [400, 403, 404, 409]) expect(isTemporary(failed(status))).toBe(false)
})
