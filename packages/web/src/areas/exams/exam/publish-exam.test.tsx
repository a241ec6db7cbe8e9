import { actOnExam, getExam, listExams } from '@residency/contract/areas/exams/exam/exam.contract'
import { listSharingExams } from '@residency/contract/areas/exams/exam/secrecy.contract'
import { beforeEach, expect, test } from 'vitest'
import { dialog, press, reads } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { useExamActions } from './use-exam-actions.tsx'

const server = openServer()
const row = sampleOf(listExams.answer.shape.list.element, {
  id: 2,
  name: '出科考试',
  state: 'draft',
  actions: ['publish'],
})

function Page() {
  const { actionsOf } = useExamActions(() => {})
  return <PageActions actions={actionsOf(row)} />
}

const person = { value: 1, label: '顾雅婷', note: null }
const paper = { id: 1, name: '卷一', form: null, isReady: true, items: 9, points: 90, byHand: 2 }

beforeEach(() => {
  server.answer(listSharingExams, [])
  show(<Page />)
})

test('publishing an exam says that nobody invigilates or marks it, before anything is sent', async () => {
  server.answer(
    getExam,
    sampleOf(getExam.answer, { invigilators: [], markers: [], papers: [paper] }),
  )

  await press('发布')
  await reads(/还没有安排监考人员。.*还没有安排阅卷人员。/)
  expect(server.sent(actOnExam)).toEqual([])
})

test('publishing an exam that has its people says nothing of them', async () => {
  server.answer(
    getExam,
    sampleOf(getExam.answer, { invigilators: [person], markers: [person], papers: [paper] }),
  )

  await press('发布')
  await reads(/考生、监考和阅卷人员会收到通知/)
  expect((await dialog()).textContent).not.toMatch(/还没有安排/)
})
