import { FILE_FIELDS } from '@residency/contract/areas/students/file/field.contract'
import { describe, expect, test } from 'vitest'
import { changedFacts, type Facts, isDirect, missingIn } from './file.rules.ts'

const full = Object.fromEntries(FILE_FIELDS.map((field) => [field, 'x'])) as Facts

describe('a complete file', () => {
  test('has every fact but those that may be empty, an education, and an account at a bank', () => {
    expect(missingIn({ ...full, degree: null, email: null }, new Set(['education']), true)).toEqual(
      [],
    )
    expect(missingIn({ ...full, idCard: null }, new Set(), false)).toEqual([
      'idCard',
      'education',
      'bank',
    ])
  })
})

describe('a fact is changed without a review', () => {
  test.each([
    ['where it is not protected', 'address', 'x', false, true],
    ['where it is protected but empty', 'address', null, true, true],
    ['not where it is protected and held', 'address', 'x', true, false],
    ['never where it is the identity of the account', 'idCard', null, false, false],
  ] as const)('%s', (_, field, currentValue, isProtected, direct) => {
    expect(isDirect(field, currentValue, isProtected)).toBe(direct)
  })
})

test('what is left out stays, what is emptied is cleared, and the same again is no change', () => {
  expect(changedFacts(full, { address: 'x' })).toEqual([])
  expect(changedFacts(full, { address: '' })).toEqual(['address'])
  expect(changedFacts({ ...full, address: null }, { address: '' })).toEqual([])
})
