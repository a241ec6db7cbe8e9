import { leaveErrors } from '@residency/contract/areas/absence/leave/access'
import {
  deleteLeaveDraft,
  getOwnLeave,
  previewLeave,
  saveLeaveDraft,
  submitLeave,
} from '@residency/contract/areas/absence/leave/leave.contract'
import { listStandInChoices } from '@residency/contract/areas/absence/stand-ins/stand-in.contract'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  choose,
  fieldValue,
  hasField,
  mistakes,
  press,
  reads,
  type,
} from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import LeaveForm from './leave-form.tsx'

const server = openServer()

const own = (draft?: object) =>
  sampleOf(getOwnLeave.answer, {
    types: [
      { value: 1, label: '事假', allowsHalf: true, left: 5 },
      { value: 2, label: '病假', allowsHalf: false },
    ],
    ...(draft ? { draft } : {}),
  })!

const onClose = vi.fn()

beforeEach(() => {
  onClose.mockReset()
  server.answer(previewLeave, { total: 1 })
  server.answer(listStandInChoices, [])
  server.answer(saveLeaveDraft, { savedTime: '2026-11-20 10:15' })
  server.answer(deleteLeaveDraft, null)
})

const open = (draft?: object) => show(<LeaveForm isOpen own={own(draft)} onClose={onClose} />)

const isHalfDisabled = () =>
  document
    .querySelector('[aria-label="从上午还是下午开始"]')
    ?.classList.contains('ant-segmented-disabled')

test('halves of a day can be chosen only for a type that allows them', async () => {
  open()
  await choose('请假类型', '事假（剩 5 天）')
  await waitFor(() => expect(isHalfDisabled()).toBe(false))

  await choose('请假类型', '病假')
  await waitFor(() => expect(isHalfDisabled()).toBe(true))
})

test('an end before the new beginning moves to the beginning', async () => {
  open()
  await type('结束日期', '2090-03-01')
  await type('开始日期', '2090-03-05')
  await waitFor(() => expect(fieldValue('结束日期')).toBe('2090-03-05'))
})

test('a short notice asks for its reason', async () => {
  server.answer(previewLeave, { notice: { isShort: true, days: 3, earliest: '2090-03-04' } })
  open()
  await choose('请假类型', '病假')
  await reads(/应提前 3 天申请/)
  await press('提交申请')
  await waitFor(() => expect(mistakes().join()).toContain('不能为空'))
  expect(hasField(/未提前申请/)).toBe(true)
  expect(server.sent(submitLeave)).toEqual([])
})

test('what is typed is saved as a draft, with the time of it', async () => {
  open()
  await choose('请假类型', '病假')
  await type('事由', '发热')
  await reads('草稿已保存 10:15')
  await waitFor(() =>
    expect(server.sent(saveLeaveDraft).at(-1)).toMatchObject({ leaveTypeId: 2, reason: '发热' }),
  )
})

test('a refused application stays as it was typed; given up after that, its draft is deleted', async () => {
  server.refuse(submitLeave, leaveErrors.absenceOverlaps, '与另一次请假重叠')
  open()
  await choose('请假类型', '病假')
  await type('事由', '发热')
  await press('提交申请')
  await waitFor(() => expect(mistakes().join()).toContain('与另一次请假重叠'))
  expect(fieldValue('事由')).toBe('发热')

  await press('取消')
  await press('放弃修改')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent(deleteLeaveDraft)).toHaveLength(1)
})

test('an application that is under way is not saved as a draft once more', async () => {
  let draftsBefore = -1

  server.answer(submitLeave, async () => {
    draftsBefore = server.sent(saveLeaveDraft).length
    await new Promise((done) => setTimeout(done, 1100))
    return { id: 3, state: 'submitted' as const }
  })

  open()
  await choose('请假类型', '病假')
  await type('事由', '发热')
  await press('提交申请')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent(submitLeave)).toHaveLength(1)
  expect(server.sent(saveLeaveDraft)).toHaveLength(draftsBefore)
  expect(await screen.findByText(/已提交，等待/)).toBeTruthy()
})
