import {
  createCourse,
  getCourse,
  listCourseChoices,
  updateCourse,
} from '@residency/contract/areas/courses/course/course.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { choose, chosenIn, hasField, press, reads, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import CourseForm from './course-form.tsx'

const server = openServer()
const onMade = vi.fn()

beforeEach(() => {
  onMade.mockReset()
  server.answer(listCourseChoices, {
    mayAll: true,
    bases: [
      { value: 5, label: '检验基地' },
      { value: 6, label: '药学基地' },
    ],
    cohorts: [
      { value: 51, label: '检验 2026 级', baseId: 5 },
      { value: 61, label: '药学 2026 级', baseId: 6 },
    ],
    departments: [{ value: 1, label: '检验科' }],
  })
})

const open = (id: number | null = null) =>
  show(<CourseForm isOpen id={id} onMade={onMade} onClose={() => {}} />)

test('a course for teachers names departments, one for trainees cohorts', async () => {
  open()
  await waitFor(() => expect([hasField('适用届次'), hasField('适用科室')]).toEqual([true, false]))
  await choose('学习对象', /教师|老师/)
  await waitFor(() => expect([hasField('适用届次'), hasField('适用科室')]).toEqual([false, true]))
})

test('cohorts of another base are not sent with the course', async () => {
  open()
  await type('名称', '质量控制')
  await choose('适用届次', '检验 2026 级')
  await choose('适用基地', '药学基地')
  await waitFor(() => expect(chosenIn('适用届次')).toEqual([]))

  server.answer(createCourse, { id: 3 })
  await press('保存')
  await waitFor(() => expect(onMade).toHaveBeenCalledWith(3))
  expect(server.sent(createCourse)).toMatchObject([{ baseId: 6, cohortIds: [] }])
})

test('what somebody else saved meanwhile is not overwritten by saving a second time', async () => {
  server.answer(getCourse, { id: 3, name: '质控', audience: 'trainee', version: 1 })
  server.refuse(updateCourse, kernelErrors.changedMeanwhile, '刚刚有人改过')
  open(3)
  await type('名称', '质量控制')

  server.answer(getCourse, { id: 3, name: '质控二', audience: 'trainee', version: 2 })
  await press('保存')
  await reads('刚刚有人改过')
  await waitFor(() => expect(server.sent(getCourse)).toHaveLength(2))
  await press('保存')
  await waitFor(() =>
    expect(server.sent(updateCourse)).toMatchObject([
      { title: '质量控制', version: 1 },
      { title: '质量控制', version: 1 },
    ]),
  )
})
