import { SECTIONS } from '@residency/contract/areas/intakes/section.public'
import { describe, expect, test } from 'vitest'
import { changedIn, editableSections } from './editable.rules.ts'

const now = new Date('2026-11-20T02:00:00Z')
const open = { editUntil: new Date('2026-11-21T00:00:00Z') }
const over = { editUntil: now }

describe('what the applicant may write', () => {
  test('is all of a draft', () => {
    expect(editableSections({ state: 'draft', ...over }, [], now)).toEqual(SECTIONS)
  })

  test('is of a returned sign-up what was returned, or all of it where nothing is named', () => {
    expect(editableSections({ state: 'returned', ...open }, ['photo', 'work'], now)).toEqual([
      'photo',
      'work',
    ])
    expect(editableSections({ state: 'returned', ...open }, [], now)).toEqual(SECTIONS)
  })

  test.each(['qualified', 'examArranged'])(
    'is everything but the choices of one that is %s, until corrections end',
    (state) => {
      expect(editableSections({ state, ...open }, [], now)).toEqual(
        SECTIONS.filter((section) => section !== 'train'),
      )
      expect(editableSections({ state, ...over }, [], now)).toEqual([])
    },
  )

  test.each(['submitted', 'basePassed', 'rejected', 'scored', 'admitted', 'enrolled', 'withdrawn'])(
    'is no part of one that is %s',
    (state) => {
      expect(editableSections({ state, ...open }, ['basic'], now)).toEqual([])
    },
  )
})

test('what changed is named, and nothing else', () => {
  expect(changedIn('basic', { a: null, b: [1], c: 'x' }, { a: undefined, b: [1], c: 'y' })).toEqual(
    ['basic.c'],
  )
})
