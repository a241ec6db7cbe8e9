import { attendanceErrors } from '@residency/contract/areas/courses/attendance/access'
import {
  createLecture,
  getLecture,
  listLectureChoices,
  updateLecture,
} from '@residency/contract/areas/courses/attendance/lecture.contract'
import { findPeople } from '@residency/contract/areas/organisation/person.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import {
  choose,
  fieldValue,
  hasField,
  mistakes,
  press,
  reads,
  tick,
  type,
} from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import LectureForm from './lecture-form.tsx'

const server = openServer()
const onClose = vi.fn()

const stored = {
  id: 8,
  name: '质控讲座',
  kind: 'round',
  place: '三楼',
  speaker: '王教授',
  speakerId: null,
  startsAt: '2026-03-10T09:00:00+08:00',
  endsAt: '2026-03-10T10:00:00+08:00',
  opensBefore: 5,
  lateAfter: 3,
  isOpen: false,
  cohortIds: [51],
  departmentIds: [],
  people: [{ value: 9, label: '李明', note: null }],
  version: 6,
} as const

beforeEach(() => {
  onClose.mockReset()
  server.answer(listLectureChoices, {
    cohorts: [{ value: 51, label: '检验 2026 级' }],
    departments: [{ value: 1, label: '检验科' }],
  })
  server.answer(getLecture, stored)
})

afterEach(() => setLanguage('zh-cn'))

const open = (id: number | null = null, isCopy = false) =>
  show(<LectureForm isOpen {...{ id, isCopy, onClose }} />)

async function fillTimes() {
  await type('开始时间', '2026-03-17')
  await type('开始时间的时刻', '0900')
  await type('结束时间', '2026-03-17')
  await type('结束时间的时刻', '1000')
}

test('a new lecture admits guests and expects who was chosen', async () => {
  server.answer(createLecture, { id: 8, expected: 12 })
  open()
  await type('主题', '质控讲座')
  await type('地点', '三楼')
  await fillTimes()
  await choose('应到届次', '检验 2026 级')
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  await reads('已安排，应到 12 人已收到通知')
  expect(server.sent(createLecture)).toMatchObject([
    {
      title: '质控讲座',
      kind: 'lecture',
      startsAt: '2026-03-17T09:00:00+08:00',
      endsAt: '2026-03-17T10:00:00+08:00',
      opensBefore: 15,
      lateAfter: 10,
      isOpen: true,
      baseId: null,
      departmentId: null,
      speakerId: null,
      cohortIds: [51],
      userIds: [],
    },
  ])
})

test('a host is asked for only where the reader has a choice', async () => {
  open()
  await waitFor(() => expect(hasField('主题')).toBe(true))
  expect([hasField('主办基地'), hasField('主办科室')]).toEqual([false, false])
})

test('bases and departments are offered as hosts where the reader has them', async () => {
  server.answer(listLectureChoices, { bases: [{ value: 5, label: '检验基地' }], hosts: [] })
  open()
  await waitFor(() => expect(hasField('主办基地')).toBe(true))
  expect(hasField('主办科室')).toBe(false)
})

test('a speaker with an account needs no name by hand', async () => {
  server.answer(findPeople, [{ value: 4, label: '张老师', note: null }])
  open()
  await waitFor(() => expect(hasField('主讲人姓名（外请）')).toBe(true))
  await choose('主讲人', /张老师/)
  await waitFor(() => expect(hasField('主讲人姓名（外请）')).toBe(false))
})

test('times in the wrong order are reported at the end; the input stays', async () => {
  server.refuse(createLecture, attendanceErrors.lectureTimesWrong, '结束时间须晚于开始时间')
  open()
  await type('主题', '质控讲座')
  await type('地点', '三楼')
  await fillTimes()
  await press('保存')
  await waitFor(() => expect(mistakes()).toEqual(['结束时间: 结束时间须晚于开始时间']))
  expect(fieldValue('主题')).toBe('质控讲座')
  expect(onClose).not.toHaveBeenCalled()
})

test('a copy takes everything over but the times, and is a lecture of its own', async () => {
  server.answer(createLecture, { id: 9, expected: 1 })
  open(8, true)
  await waitFor(() => expect(fieldValue('主题')).toBe('质控讲座'))
  expect([fieldValue('开始时间'), fieldValue('结束时间')]).toEqual(['', ''])

  await press('保存')
  await waitFor(() => expect(mistakes()).toHaveLength(2))
  expect(server.sent(createLecture)).toEqual([])

  await fillTimes()
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent(createLecture)).toMatchObject([
    {
      title: '质控讲座',
      kind: 'round',
      speaker: '王教授',
      isOpen: false,
      cohortIds: [51],
      userIds: [9],
      startsAt: '2026-03-17T09:00:00+08:00',
    },
  ])
})

test('what somebody else saved meanwhile is not overwritten by saving a second time', async () => {
  server.refuse(updateLecture, kernelErrors.changedMeanwhile, '刚刚有人改过')
  open(8)
  await tick('其他人可以旁听')

  server.answer(getLecture, { ...stored, place: '五楼', version: 7 })
  await press('保存')
  await reads('刚刚有人改过')
  await waitFor(() => expect(server.sent(getLecture)).toHaveLength(2))
  await press('保存')
  await waitFor(() =>
    expect(server.sent(updateLecture)).toMatchObject([
      { id: 8, isOpen: true, place: '三楼', version: 6 },
      { id: 8, isOpen: true, place: '三楼', version: 6 },
    ]),
  )
})

test.each([
  ['en', 1, 'Saved; 1 expected person was notified of the change'],
  ['en', 2, 'Saved; 2 expected people were notified of the change'],
  ['zh-cn', 2, '已保存，应到 2 人已收到调整通知'],
] as const)(
  'a change says how many people were notified (%s, %i)',
  async (language, expected, sentence) => {
    server.answer(updateLecture, { id: 8, expected })
    await act(async () => setLanguage(language))
    open(8)
    await waitFor(() => expect(fieldValue(/^(主题|Title)$/)).toBe('质控讲座'))
    await press(/^(保存|Save)$/)
    await reads(sentence)
  },
)
