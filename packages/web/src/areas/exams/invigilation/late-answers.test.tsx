import {
  decideLateAnswers,
  listLateAnswers,
} from '@residency/contract/areas/exams/exam/watch.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { listReasons } from '@residency/contract/kernel/reasons'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  buttons,
  dialog,
  fieldValue,
  mistakes,
  press,
  reads,
  type,
} from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import LateAnswers from './late-answers.tsx'

const server = openServer()
const open = () => show(<LateAnswers isOpen id={2} onClose={() => {}} />)

const attempt = {
  id: 9,
  name: '李明',
  number: 1,
  mayDecide: true,
  version: 4,
  events: [
    { place: 3, lateSeconds: 75 },
    { place: 4, lateSeconds: 0 },
  ],
}

beforeEach(() => server.answer(listReasons, []))

test('late answers say how late they are, or that they came from a replaced device', async () => {
  server.answer(listLateAnswers, [attempt])
  open()
  await reads(/迟 .*01:15/)
  await reads('来自已被替换的设备')
})

test('a decision needs a reason; one that met another is said, and its reason stays', async () => {
  server.answer(listLateAnswers, [attempt])
  open()
  await press('计入')
  await press('计入', await dialog())
  await waitFor(() => expect(mistakes()).toHaveLength(1))
  expect(server.sent(decideLateAnswers)).toEqual([])

  server.refuse(decideLateAnswers, kernelErrors.changedMeanwhile, '刚刚有人改过')
  await type('原因', '网络中断')
  await press('计入', await dialog())
  await reads('刚刚有人改过')
  expect(fieldValue('原因')).toBe('网络中断')

  server.answer(decideLateAnswers, {})
  await press('计入', await dialog())
  await reads('已裁定，答卷已重新阅卷')
  expect(server.sent(decideLateAnswers)[1]).toMatchObject({
    id: 2,
    attemptId: 9,
    takesLate: true,
    reason: '网络中断',
    version: 4,
  })
})

test('what was decided can only be turned round, and by nobody who may not', async () => {
  const decided = { ...attempt, decidedAt: '2026-11-20T10:00:00+08:00', takesLate: true } as const
  server.answer(listLateAnswers, [{ ...decided, reason: '网络中断' }])
  open()
  await reads('已裁定计入：网络中断')
  expect([buttons('计入').length, buttons('不计入').length]).toEqual([0, 1])
})

test('without late answers the dialog says so', async () => {
  server.answer(listLateAnswers, [])
  open()
  await reads('没有迟到的答案')
})
