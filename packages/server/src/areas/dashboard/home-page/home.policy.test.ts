import type { HomeSection } from '@residency/contract/kernel'
import { expect, test } from 'vitest'
import { placedParts, sectionsOf } from './home.policy.ts'

const source = (key: string, place: number, ...sections: HomeSection[]) => ({
  key,
  place,
  sections,
  read: async () => null,
})

test.each([
  [['STUDENT'], ['trainee']],
  [
    ['TEACHER', 'DEPT_ADMIN'],
    ['department', 'teacher'],
  ],
  [
    ['ADMIN', 'BHB_ADMIN'],
    ['system', 'office'],
  ],
  [['ROOT'], ['system', 'office']],
  [['APPLICANT', 'SOMETHING_ELSE'], []],
])('roles %j see %j', (roles, sections) => expect(sectionsOf(roles)).toEqual(sections))

test('a part of several sections is shown once, in the first the reader has; parts follow their place', () => {
  const sources = [
    source('b.x', 2, 'office', 'base'),
    source('a.y', 1, 'base'),
    source('a.z', 2, 'base'),
  ]

  const keys = (sections: readonly HomeSection[]) =>
    placedParts(sources, sections).map(({ section, sources: of }) => [
      section,
      of.map(({ key }) => key),
    ])

  expect(keys(['office', 'base'])).toEqual([
    ['office', ['b.x']],
    ['base', ['a.y', 'a.z']],
  ])

  expect(keys(['base'])).toEqual([['base', ['a.y', 'a.z', 'b.x']]])
  expect(keys([])).toEqual([])
})
