import {
  listDepartmentMonths,
  setDepartmentMonths,
} from '@residency/contract/areas/rotations/seats/months.contract'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mistakes, press, type } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import SetMonths from './set-months.tsx'

const server = openServer()

function open(planned: readonly number[]) {
  const onClose = vi.fn()

  const data = sampleOf(listDepartmentMonths.answer, {
    months: ['2027-03', '2027-04'],
    departments: [{ id: 5, name: '检验科', usual: 6, taken: planned }],
  })

  const input = {
    departments: data.departments,
    from: '2027-03',
    until: '2027-04',
    seats: 4,
    reason: null,
  }

  show(<SetMonths isOpen input={input} data={data} onClose={onClose} />)

  return onClose
}

test('fewer seats than trainees are planned is said before it is saved, and afterwards', async () => {
  open([3, 5])
  server.answer(setDepartmentMonths, { over: 2, blocks: 3 })
  await type('可接收人数', '2')
  await waitFor(() => expect(document.querySelector('.ant-alert-warning')).toBeTruthy())

  await press('保存')
  await waitFor(() => expect(document.querySelector('.ant-message-warning')).toBeTruthy())
  expect(server.sent(setDepartmentMonths)).toMatchObject([
    { departmentIds: [5], from: '2027-03', until: '2027-04', seats: 2, reason: null },
  ])
})

test('a department is closed with a reason; without one it is asked for', async () => {
  const onClose = open([0, 0])
  server.answer(setDepartmentMonths, { over: 0, blocks: 0 })
  await type('可接收人数', '0')
  await press('保存')
  await waitFor(() => expect(mistakes()).toEqual(['原因: 关闭科室（0 人）时请写明原因']))
  expect(onClose).not.toHaveBeenCalled()

  await type('原因', '装修')
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent(setDepartmentMonths)).toMatchObject([{ seats: 0, reason: '装修' }])
})
