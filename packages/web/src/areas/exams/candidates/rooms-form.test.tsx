import { getExam, saveExamRooms } from '@residency/contract/areas/exams/exam/exam.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fieldValue, press, reads, type } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { useExam } from '../exam/exam.queries.ts'
import RoomsForm from './rooms-form.tsx'

const server = openServer()

const exam = (version: number, name: string) =>
  sampleOf(getExam.answer, { id: 2, version, rooms: [{ id: 1, name, seats: 30 }] })

/** The page of an exam, which reads the exam again after every attempt to change it. */
function Page() {
  const { data } = useExam(2)
  return data ? <RoomsForm isOpen exam={data} onClose={() => {}} /> : null
}

test('rooms that somebody else changed meanwhile are not overwritten by saving a second time', async () => {
  server.answer(getExam, exam(1, 'A'))
  server.refuse(saveExamRooms, kernelErrors.changedMeanwhile, '刚刚有人改过')
  show(<Page />)
  await type('名称', 'B')

  server.answer(getExam, exam(2, 'C'))
  await press('保存')
  await reads('刚刚有人改过')
  await waitFor(() => expect(server.sent(getExam)).toHaveLength(2))
  expect(fieldValue('名称')).toBe('B')

  await press('保存')
  await waitFor(() =>
    expect(server.sent(saveExamRooms).map(({ version }) => version)).toEqual([1, 1]),
  )
})

test('a room that is removed is left out, and who has to be seated again is counted', async () => {
  server.answer(getExam, exam(1, 'A'))
  server.answer(saveExamRooms, { unseated: 4 })
  show(<Page />)
  await press('增加考场')
  await press('去掉 A')
  await type('名称', 'B')
  await press('保存')
  await reads('已保存，4 名考生需要重新排座')
  expect(server.sent(saveExamRooms)).toMatchObject([
    { rooms: [{ id: null, name: 'B', seats: 30 }] },
  ])
})
