import { examErrors } from '@residency/contract/areas/exams/exam/access'
import { createExam, listExamChoices } from '@residency/contract/areas/exams/exam/exam.contract'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fieldValue, hasField, mistakes, press, tick, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import ExamForm from './exam-form.tsx'

const server = openServer()

function open() {
  const onMade = vi.fn()

  server.answer(listExamChoices, {
    bases: [{ value: 3, label: '检验基地' }],
    mayAll: false,
  })

  show(<ExamForm isOpen id={null} onMade={onMade} onClose={() => {}} />)

  return onMade
}

test('by how much two markers may differ is asked only where two mark an answer', async () => {
  open()
  await tick('主观题双人阅卷')
  await waitFor(() => expect(fieldValue(/由第三人裁定/)).toBe('20'))

  await tick('主观题双人阅卷')
  await waitFor(() => expect(hasField(/由第三人裁定/)).toBe(false))
})

test('an exam of the only base is sent completely; wrong times are reported at their fields', async () => {
  const onMade = open()
  server.refuse(createExam, examErrors.examTimesWrong, '截止时间要晚于开放时间')

  await type('名称', '出科考试')
  await type('开放时间', '2027-03-01')
  await type('截止时间', '2027-03-01')
  await press('保存')
  await waitFor(() => expect(mistakes().join()).toContain('截止时间要晚于开放时间'))
  expect(onMade).not.toHaveBeenCalled()

  server.answer(createExam, { id: 12 })
  await type('截止时间', '2027-03-02')
  await press('保存')
  await waitFor(() => expect(onMade).toHaveBeenCalledWith(12))

  expect(server.sent(createExam)[1]).toMatchObject({
    baseId: 3,
    trainId: null,
    releaseAt: null,
    marksTwice: false,
    keepsDevice: true,
    opensAt: '2027-03-01T00:00:00+08:00',
    closesAt: '2027-03-02T23:59:59+08:00',
  })
})
