import { swapErrors } from '@residency/contract/areas/rotations/swap/access'
import {
  listSwapPartners,
  requestSwap,
} from '@residency/contract/areas/rotations/swap/swap.contract'
import type { RotationBlock } from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fieldValue, mistakes, press, reads, tick, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import RequestSwap from './request-swap.tsx'

const server = openServer()

const block = {
  id: 3,
  department: '检验科',
  startsOn: '2027-03-01',
  endsOn: '2027-04-30',
} as unknown as RotationBlock

const partner = (at: number) => ({
  otherBlockId: at,
  name: `学员${at}`,
  number: `2026${at}`,
  moves: [],
})

const open = () => {
  const onClose = vi.fn()
  show(<RequestSwap isOpen block={block} onClose={onClose} />)
  return onClose
}

test('of many partners the first five are shown, the others on request', async () => {
  server.answer(listSwapPartners, [1, 2, 3, 4, 5, 6, 7].map(partner))
  open()
  await reads('学员5')
  expect(document.body.textContent).not.toContain('学员6')

  await press('再显示 2 种换法')
  await reads('学员7')
})

test('a request names partner and reason; a refused one keeps both', async () => {
  server.answer(listSwapPartners, [partner(1), partner(2)])
  const onClose = open()
  await reads('学员1')
  await press('提交申请')
  await waitFor(() => expect(mistakes().join()).toContain('与谁对调'))

  server.refuse(requestSwap, swapErrors.swapFull, '对调后会超员')
  await tick(/学员2/)
  await type('对调原因', '家人住院')
  await press('提交申请')
  await reads('对调后会超员')
  expect(fieldValue('对调原因')).toBe('家人住院')

  server.answer(requestSwap, { id: 8 })
  await press('提交申请')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent(requestSwap)[1]).toEqual({ blockId: 3, otherBlockId: 2, reason: '家人住院' })
})

test('where nobody can swap, the dialog says why and what to do', async () => {
  server.answer(listSwapPartners, [])
  open()
  await reads(/目前没有换得成的同学.*联系基地管理员/)
})
