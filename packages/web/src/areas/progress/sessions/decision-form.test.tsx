import {
  getPacket,
  type Packet,
  recordDecision,
} from '@residency/contract/areas/progress/sessions/session.contract'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { choose, press, reads, type } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import DecisionForm from './decision-form.tsx'

const server = openServer()
const { shape } = getPacket.answer

const PACKET: Packet = {
  ...sampleOf(getPacket.answer, { id: 4, name: '李明', decision: null }),
  members: [
    { userId: 1, name: '王主任', role: 'chair', mayDecide: true },
    { userId: 2, name: '李老师', role: 'teacher', mayDecide: false },
    { userId: 3, name: '赵老师', role: 'teacher', mayDecide: true },
  ],
  owners: [{ value: 3, label: '赵老师' }],
  facts: {
    ...sampleOf(shape.facts, {}),
    stays: [
      {
        id: 9,
        department: '调剂室',
        startsOn: '2026-08-01',
        endsOn: '2026-09-30',
        state: 'failed',
      },
    ],
  },
}

beforeEach(async () => {
  await setLanguage('zh-cn')
  server.answer(recordDecision, { id: 1, version: 1 })
})

function open(packet = PACKET) {
  const onClose = vi.fn()
  show(<DecisionForm isOpen packet={packet} onClose={onClose} />)

  return onClose
}

test('members who may decide take part at first, and “as expected” needs no reasons', async () => {
  const onClose = open()
  await choose('结论', '进展符合预期')
  await press('保存')
  await reads('结论已记录')
  expect(onClose).toHaveBeenCalled()
  expect(server.sent(recordDecision)).toMatchObject([
    { id: 4, outcome: 'asExpected', reason: null, participants: [1, 3], version: null },
  ])
})

test('a member who is kept out cannot be chosen', async () => {
  open()
  await reads('王主任')
  expect(screen.queryByText('李老师')).toBeNull()
})

test('every other decision needs reasons', async () => {
  open()
  await choose('结论', '需要关注')
  await press('保存')
  await reads('请填写')
  expect(server.sent(recordDecision)).toEqual([])
})

test('stays to repeat are chosen among those of the packet', async () => {
  open()
  await choose('结论', '重新轮转')
  await type('理由', '考核未达标')
  await choose('需要重轮的轮转', /调剂室/)
  await press('保存')
  await waitFor(() =>
    expect(server.sent(recordDecision)).toMatchObject([{ outcome: 'repeatStays', stays: [9] }]),
  )
})
