import { describe, expect, test } from 'vitest'
import { acceptOf, faultOf, ownPurposeOf } from './purpose.rules.ts'

const MB = 1024 * 1024

describe('what an own file is uploaded for', () => {
  test.each([
    ['pdf', MB, false, 'attachment'],
    ['jpg', 21 * MB, false, 'attachment'],
    ['pdf', 21 * MB, true, 'course'],
    ['heic', MB, false, 'proof'],
    ['heic', 30 * MB, true, 'proof'],
    ['docx', MB, false, 'guide'],
    ['docx', 50 * MB, true, 'course'],
    ['mp4', 300 * MB, true, 'course'],
    ['mp4', MB, false, null],
    ['exe', MB, true, null],
    ['', MB, true, null],
  ] as const)(
    '.%s of %i bytes (course material allowed: %s): %s',
    (extension, size, mayCourse, purpose) =>
      expect(ownPurposeOf(extension, size, mayCourse)).toBe(purpose),
  )
})

describe('what is refused before it is sent', () => {
  test('another kind, with the sentence of its purpose', () =>
    expect(faultOf('attachment', 'docx', 1)).toEqual({ error: 'kind', purpose: 'attachment' }))
  test('too many bytes; documents of a course may have fewer than its films', () => {
    expect(faultOf('image', 'png', 10 * MB + 1)).toEqual({ error: 'large', megabytes: 10 })
    expect(faultOf('course', 'pdf', 201 * MB)).toEqual({ error: 'large', megabytes: 200 })
    expect(faultOf('course', 'mp4', 4096 * MB)).toBeNull()
    expect(faultOf('course', 'mp4', 4096 * MB + 1)).toEqual({ error: 'large', megabytes: 4096 })
  })
})

test('a chooser is offered the extensions of a purpose', () =>
  expect(acceptOf(['attachment'])).toBe('.jpg,.jpeg,.png,.pdf'))
