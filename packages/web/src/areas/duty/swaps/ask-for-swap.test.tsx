import { listOwnShifts } from '@residency/contract/areas/duty/rosters/roster.contract'
import {
  askForShiftSwap,
  listShiftsToReturn,
  listShiftTakers,
} from '@residency/contract/areas/duty/swaps/swap.contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { hasField, press, reads, tick } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import AskForSwap from './ask-for-swap.tsx'

const server = openServer()

const SHIFT = sampleOf(listOwnShifts.answer.shape.list.element, {
  id: 5,
  day: '2027-01-09',
  kind: '夜班',
  maySwap: true,
})

const ABLE = { takerId: 2, name: '王雨桐', obstacle: null }
const BUSY = { takerId: 3, name: '陈果', obstacle: '当天已有班次' }

beforeEach(async () => {
  await setLanguage('zh-cn')
  server.answer(listShiftTakers, [ABLE, BUSY])
  server.answer(askForShiftSwap, { id: 1 })

  server.answer(listShiftsToReturn, [
    { shiftId: 8, day: '2027-01-12', kind: '夜班', startsAt: '2027-01-12 20:00' },
  ])
})

function open() {
  const onClose = vi.fn()
  show(<AskForSwap isOpen shift={SHIFT} onClose={onClose} />)

  return onClose
}

test('two presses ask a colleague to take a shift', async () => {
  const onClose = open()
  await waitFor(() => expect(hasField('王雨桐')).toBe(true))
  await tick('王雨桐')
  await press('提交申请')
  await reads('申请已提交，等待同事答复')

  expect(onClose).toHaveBeenCalled()
  expect(server.sent(askForShiftSwap)).toEqual([
    { shiftId: 5, takerId: 2, returnShiftId: null, note: null },
  ])
})

test('three presses ask for an exchange', async () => {
  open()
  await waitFor(() => expect(hasField('王雨桐')).toBe(true))
  await tick('王雨桐')
  await waitFor(() => expect(hasField(/01-12/)).toBe(true))
  await tick(/01-12/)
  await press('提交申请')
  await waitFor(() =>
    expect(server.sent(askForShiftSwap)).toMatchObject([{ takerId: 2, returnShiftId: 8 }]),
  )
})

test('who cannot take the shift is shown with the reason, on demand', async () => {
  open()
  await waitFor(() => expect(hasField('王雨桐')).toBe(true))
  expect(hasField(/陈果/)).toBe(false)

  await press('显示另外 1 位不能接班的同事')
  await reads('当天已有班次')
})
