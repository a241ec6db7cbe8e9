import { createResit, listExams } from '@residency/contract/areas/exams/exam/exam.contract'
import { getResitPapers } from '@residency/contract/areas/exams/exam/secrecy.contract'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hasField, press, reads, tick, type } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import ResitForm from './resit-form.tsx'

const server = openServer()
const exam = sampleOf(listExams.answer.shape.list.element, { id: 2, name: '出科考试' })

function open() {
  const onMade = vi.fn()
  show(<ResitForm isOpen exam={exam} onMade={onMade} onClose={() => {}} />)
  return onMade
}

test('unused parallel forms are proposed; the same papers can be chosen', async () => {
  server.answer(getResitPapers, { parallel: [{ id: 1, name: 'B 卷' }], mustDiffer: false })
  server.answer(createResit, { id: 9, candidates: 3, papers: 'same' })
  const onMade = open()
  await waitFor(() => expect(hasField('没有用过的平行卷：B 卷')).toBe(true))
  await tick('与原考试相同的试卷')
  await type('开放时间', '2027-03-01')
  await type('截止时间', '2027-03-02')
  await press('安排补考')
  await waitFor(() => expect(onMade).toHaveBeenCalledWith(9))
  await reads('已新增补考，3 名考生，试卷与原考试相同')
  expect(server.sent(createResit)).toMatchObject([{ id: 2, papers: 'same' }])
})

test('where the answers were out already, the same papers are not offered', async () => {
  server.answer(getResitPapers, { parallel: [{ id: 1, name: 'B 卷' }], mustDiffer: true })
  open()
  await waitFor(() => expect(hasField('没有用过的平行卷：B 卷')).toBe(true))
  expect(hasField('与原考试相同的试卷')).toBe(false)
})

test('without an unused form the risk is said before anything is sent', async () => {
  server.answer(getResitPapers, { parallel: [], mustDiffer: false })
  open()
  await reads(/没有未用过的平行卷，补考将使用相同的试卷/)
})
