import {
  listExaminationChoices,
  planExaminations,
} from '@residency/contract/areas/evaluation/examinations/examine.contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { choicesOf, choose, chosenIn, mistakes, press } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import PlanForm from './plan-form.tsx'

const server = openServer()

beforeEach(() => {
  server.answer(listExaminationChoices, {
    departments: [
      { value: 1, label: '检验科' },
      { value: 2, label: '输血科' },
    ],
    examiners: [
      { value: 11, label: '王老师', departmentId: 1 },
      { value: 21, label: '赵老师', departmentId: 2 },
    ],
    trainees: [
      { value: 12, label: '李明', departmentId: 1 },
      { value: 22, label: '王小红', departmentId: 2 },
    ],
    forms: [{ value: 9, label: '考核表' }],
  })
  show(<PlanForm isOpen onClose={vi.fn()} />)
})

test('examiners and trainees are those of the department, and are chosen no more when it changes', async () => {
  await choose('科室', '检验科')
  expect((await choicesOf('考官')).map((one) => one.textContent)).toEqual(['王老师'])

  await choose('考官', '王老师')
  await choose('学员', '李明')
  await choose('科室', '输血科')
  await waitFor(() => expect([...chosenIn('考官'), ...chosenIn('学员')]).toEqual([]))

  await press('保存')
  await waitFor(() => expect(mistakes()).toContain('考官: 不能为空'))
  expect(server.sent(planExaminations)).toEqual([])
})
