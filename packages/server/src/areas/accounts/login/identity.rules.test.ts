import { expect, test } from 'vitest'
import { mayEnterGroup } from './identity.rules.ts'

test.each([
  ['one of several roles is enough', 'award', ['TEACHER'], false, true],
  ['another role is not', 'sign', ['TEACHER'], false, false],
  ['ROOT enters every group', 'employment', [], true, true],
  ['ROOT enters no group that does not exist', 'nothing', [], true, false],
  ['a name of the language is no group', 'constructor', ['APPLICANT'], true, false],
])('%s', (_, group, roles, isRoot, may) => {
  expect(mayEnterGroup(group, roles, isRoot)).toBe(may)
})
