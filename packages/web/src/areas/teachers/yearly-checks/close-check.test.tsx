import {
  closeCheck,
  getUndecided,
  listChecks,
} from '@residency/contract/areas/teachers/yearly-checks/check.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buttons, press, reads } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { CloseCheck } from './close-check.tsx'

const server = openServer()
const row = sampleOf(listChecks.answer.shape.list.element, {
  id: 3,
  version: 2,
  checkTitle: '2026 年检',
})

function open() {
  const onClose = vi.fn()
  show(<CloseCheck isOpen row={row} onClose={onClose} />)
  return onClose
}

test('a check with undecided teachers names them and cannot be closed', async () => {
  server.answer(getUndecided, {
    count: 3,
    people: [{ id: 1, name: '王老师', department: '检验科' }],
  })
  open()
  await reads(/还有 3 名教师未作决定/)
  await reads('等 3 人')
  expect(buttons('关闭年检')).toEqual([])
})

test('a decided check is closed; a reason that prevents it meanwhile is shown', async () => {
  server.answer(getUndecided, { count: 0, lapsing: 2 })
  server.refuse(closeCheck, kernelErrors.changedMeanwhile, '刚刚有人改过')
  const onClose = open()
  await reads(/2 名教师未作决定但已离开师资库/)
  await press('关闭年检')
  await reads('刚刚有人改过')
  expect(onClose).not.toHaveBeenCalled()

  server.answer(closeCheck, {})
  await press('关闭年检')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent(closeCheck)[1]).toMatchObject({ id: 3, version: 2 })
})
