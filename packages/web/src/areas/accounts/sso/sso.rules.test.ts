import { expect, test } from 'vitest'
import type { Face } from '../login/login.rules.ts'
import { isSsoCallback, offersSso } from './sso.rules.ts'

test.each<[Face, boolean]>([
  ['staff', true],
  ['teacher', true],
  ['student', true],
  ['applicant', false],
  ['partner', false],
])(
  'single sign-on is offered to %s: %s, since only the hospital’s people have an account at its provider',
  (face, isOffered) => {
    expect(offersSso(face)).toBe(isOffered)
  },
)

test.each([
  ['/login/sso', true],
  ['/login/sso/', true],
  ['/login', false],
  ['/login/ssox', false],
  ['/login/sso/x', false],
])('the provider leads back to %s: %s', (path, isBack) => {
  expect(isSsoCallback(path)).toBe(isBack)
})
