import { expect, test } from 'vitest'
import { closingReminders } from './closing-reminders.rules.ts'
import { intakeText } from './intake.text.ts'

test('closing an intake reminds of the imports and sign-ups that it would cut off, and of nothing without them', () => {
  const text = intakeText['zh-cn']
  expect(closingReminders(text, { drafts: 0, imports: 0 })).toEqual([])

  expect(closingReminders(text, { drafts: 12, imports: 2 })).toEqual([
    '现在有 2 个人员导入正在进行或等待，截止时还没有写入的会失败。',
    '还有 12 人正在填写、没有提交，截止后不能再交。',
  ])
})
