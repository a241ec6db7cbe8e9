import {
  answerStandIn,
  listStandInRequests,
} from '@residency/contract/areas/absence/stand-ins/stand-in.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttons, dialog, fieldValue, press, reads, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { StandInRequests } from './stand-in-requests.tsx'

const server = openServer()

const request = {
  id: 4,
  name: '李明',
  department: '检验科',
  startsOn: '2027-03-01',
  endsOn: '2027-03-02',
}

test('a colleague who is asked agrees with one press, and is not asked again', async () => {
  server.answer(listStandInRequests, [{ ...request, answer: null }])
  server.answer(answerStandIn, null)
  show(<StandInRequests />)

  await reads(/李明 请你代班.*检验科/)
  server.answer(listStandInRequests, [{ ...request, answer: 'agreed' }])
  await press('同意')

  await reads('你已同意代班')
  expect(buttons('同意')).toEqual([])
  expect(server.sent(answerStandIn)).toEqual([{ id: 4, answer: 'agreed', note: null }])
})

test('a refusal may say why; one that could not be sent keeps the note', async () => {
  server.answer(listStandInRequests, [{ ...request, answer: null }])
  server.refuse(answerStandIn, kernelErrors.actionNotNow, '申请已撤回')
  show(<StandInRequests />)

  await press('不能代班')
  await type('说明', '那天值班')
  await press('不能代班', await dialog())
  await reads('申请已撤回')
  expect(fieldValue('说明')).toBe('那天值班')

  server.answer(answerStandIn, null)
  await press('不能代班', await dialog())
  await waitFor(() => expect(server.sent(answerStandIn)).toHaveLength(2))
  expect(server.sent(answerStandIn)[1]).toEqual({ id: 4, answer: 'declined', note: '那天值班' })
})

test('nobody who is not asked sees the part', async () => {
  server.answer(listStandInRequests, [])
  const { container } = show(<StandInRequests />)
  await waitFor(() => expect(server.sent(listStandInRequests)).toHaveLength(1))
  expect(container.textContent).toBe('')
})
