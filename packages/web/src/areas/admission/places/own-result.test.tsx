import {
  decideOwnPlace,
  getOwnPlace,
} from '@residency/contract/areas/admission/run/own-place.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buttons, dialog, press, reads } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { OwnResult } from './own-result.tsx'

const server = openServer()

const admitted = {
  id: 4,
  state: 'admitted',
  version: 2,
  place: { offer: '检验技术', base: '检验基地', origin: 'run', total: 8650 },
  actions: ['confirm', 'decline'],
  confirmUntil: '2026-12-01T23:59:59+08:00',
} as const

test('a place is confirmed after a question, and nothing is sent without it', async () => {
  const onDecided = vi.fn()
  server.answer(getOwnPlace, admitted)
  server.answer(decideOwnPlace, { state: 'confirmed' })
  show(<OwnResult onDecided={onDecided} />)

  await press(/确认/)
  await press('取消', await dialog())
  expect(server.sent(decideOwnPlace)).toEqual([])

  await press(/确认/)
  await press(/确认/, await dialog())
  await waitFor(() => expect(onDecided).toHaveBeenCalled())
  expect(server.sent(decideOwnPlace)).toMatchObject([{ id: 4, action: 'confirm', version: 2 }])
})

test('a decision that came too late is said, and the page is read again', async () => {
  const onDecided = vi.fn()
  server.answer(getOwnPlace, admitted)
  server.refuse(decideOwnPlace, kernelErrors.actionNotNow, '确认时间已过')
  show(<OwnResult onDecided={onDecided} />)

  await press(/放弃/)
  await press(/放弃/, await dialog())
  await reads('确认时间已过')
  expect(onDecided).toHaveBeenCalled()
})

test('somebody on a waiting list reads how many are before them, and has nothing to decide', async () => {
  server.answer(getOwnPlace, {
    ...admitted,
    state: 'waitlisted',
    place: null,
    actions: [],
    waiting: [{ offer: '检验技术', before: 2 }],
  })
  show(<OwnResult />)
  await reads(/检验技术.*2/)
  expect(buttons(/确认|放弃/)).toEqual([])
})
