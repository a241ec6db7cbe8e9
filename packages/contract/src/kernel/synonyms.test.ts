import { expect, test } from 'vitest'
import { formsOf, isMeantBy } from './synonyms.ts'
import { labelInitials } from './text/initials.ts'

const isFound = (words: string, label: string) => isMeantBy(words, label, labelInitials)

test.each([
  ['another word for an action', '新建批次', '新增招生批次'],
  ['another word for a thing', '发布通知', '发布公告'],
  ['initials of the label', 'xzzspc', '新增招生批次'],
  ['initials of a synonym', 'xjpc', '新增招生批次'],
  ['an English synonym', 'new intake', 'Add intake'],
])('a label is found by %s', (_, words, label) => {
  expect(isFound(words, label)).toBe(true)
})

test('a label is not found by words of another thing', () => {
  expect(isFound('新建考试', '新增招生批次')).toBe(false)
  expect(isFound('kszz', '新增招生批次')).toBe(false)
})

test('the forms of a label are limited, and its own words come first', () => {
  const forms = formsOf('发布通知公告考试请假用户角色')
  expect(forms[0]).toBe('发布通知公告考试请假用户角色')
  expect(forms.length).toBeLessThanOrEqual(24)
})
