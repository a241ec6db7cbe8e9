import { expect, test } from 'vitest'
import { barPlaces, barRoleOf, barRolesOf } from './phone-bar.rules.ts'

const PAGES = ['dashboard/index', 'dashboard/waiting', 'rotation/month/index'].map((view) => ({
  view,
  path: `/${view}`,
}))

test.each([
  ['a trainee', ['STUDENT'], ['trainee']],
  ['a teacher who leads a department', ['DEPT_ADMIN', 'TEACHER'], ['teacher', 'department']],
  ['the office and ROOT', ['ROOT', 'BHB_ADMIN'], ['office']],
  ['an applicant', ['APPLICANT'], []],
  ['a role of the hospital', ['LIBRARIAN'], []],
])('the bars of %s', (_, roles, bars) => {
  expect(barRolesOf(roles)).toEqual(bars)
})

test('the bar is the one that was used last, as long as the person has that role', () => {
  expect(barRoleOf(['teacher', 'department'], 'department')).toBe('department')
  expect(barRoleOf(['teacher', 'department'], 'office')).toBe('teacher')
  expect(barRoleOf([], 'teacher')).toBeNull()
})

test('a page that the reader does not have is not in the bar', () => {
  expect(barPlaces('teacher', PAGES).map(({ item }) => item)).toEqual([
    'home',
    'waiting',
    'teaching',
  ])
  expect(barPlaces('office', PAGES).map(({ item }) => item)).toEqual(['home', 'waiting'])
})
