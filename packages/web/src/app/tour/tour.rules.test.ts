import { expect, test } from 'vitest'
import { beginsTour, stepsOf, type TourKind, tourOf, visibleSteps } from './tour.rules.ts'
import { tourText } from './tour.text.ts'

const KINDS: readonly TourKind[] = [
  'administrator',
  'office',
  'base',
  'department',
  'teacher',
  'trainee',
]

test.each([
  [['STUDENT'], 'trainee'],
  [['TEACHER'], 'teacher'],
  [['TEACHER', 'DEPT_ADMIN'], 'department'],
  [['TEACHER', 'BASE_ADMIN'], 'base'],
  [['BHB_ADMIN', 'TEACHER'], 'office'],
  [['ADMIN'], 'administrator'],
  [['ROOT', 'STUDENT'], 'administrator'],
  [['APPLICANT'], null],
  [['PARTNER'], null],
])('roles %s take the tour %s: the widest role counts', (roles, kind) => {
  expect(tourOf(roles)).toBe(kind)
})

test.each(KINDS)('the tour %s has four to six steps, each worded in both languages', (kind) => {
  const steps = stepsOf(kind)

  expect(steps.length).toBeGreaterThanOrEqual(4)
  expect(steps.length).toBeLessThanOrEqual(6)

  for (const words of Object.values(tourText)) {
    const texts = [
      words.steps.waiting,
      words.steps.calendar,
      words.steps.bell,
      words.steps.account,
      words.welcome[kind],
      words.menu[kind],
    ]
    for (const text of texts) expect(text.length).toBeGreaterThan(8)
  }
})

test('a step without its target is left out, except on a phone', () => {
  expect(visibleSteps('trainee', false, (step) => step === 'bell')).toEqual(['welcome', 'bell'])
  expect(visibleSteps('trainee', true, () => false)).toEqual(stepsOf('trainee'))
})

test.each([
  ['on the home page, unseen', {}, true],
  ['an earlier version seen', { seen: 1, version: 2 }, true],
  ['this version seen', { seen: 1 }, false],
  ['on another page', { path: '/system/user' }, false],
  ['switched off in this browser', { isOff: true }, false],
  ['for somebody without a tour', { kind: null }, false],
])('begins by itself: %s', (_case, over, begins) => {
  expect(
    beginsTour({ path: '/dashboard', seen: 0, version: 1, kind: 'trainee', isOff: false, ...over }),
  ).toBe(begins)
})
