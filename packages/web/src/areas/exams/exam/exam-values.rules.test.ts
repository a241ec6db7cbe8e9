import { expect, test } from 'vitest'
import { newFieldValues, toExamForm } from './exam-values.rules.ts'

test('what the form leaves out is nothing, and its switches are yes or no', () => {
  const form = toExamForm({ ...newFieldValues(null), title: '出科考试' } as never)
  expect(form).toMatchObject({
    baseId: null,
    trainId: null,
    note: null,
    releaseAt: null,
    paperIds: [],
    marksTwice: false,
    shufflesQuestions: true,
    keepsDevice: true,
  })
})
