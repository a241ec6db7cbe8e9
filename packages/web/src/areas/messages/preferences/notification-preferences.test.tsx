import {
  changePreferences,
  getPreferences,
} from '@residency/contract/areas/messages/preferences/preference.contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fieldOf, press, reads, tick } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { NotificationPreferences } from './notification-preferences.tsx'

const server = openServer()

const kind = (name: string, pace: 'urgent' | 'daytime', refused: 'sms'[] = []) => ({
  kind: name,
  name,
  group: '报名',
  channels: ['sms'] as const,
  pace,
  refused,
})

beforeEach(() => {
  server.answer(getPreferences, {
    reachable: [],
    kinds: [kind('甲', 'urgent'), kind('乙', 'daytime'), kind('丙', 'daytime', ['sms'])],
  })
  server.answer(changePreferences, {})
  show(<NotificationPreferences />)
})

test('a stage is changed as a whole, without what is urgent', async () => {
  const box = await fieldOf(/^报名 /)
  expect([box.checked, box.indeterminate]).toEqual([false, true])

  await tick(/^报名 /)
  await waitFor(() =>
    expect(server.sent(changePreferences)).toEqual([
      { kinds: ['乙', '丙'], channel: 'sms', isOn: true },
    ]),
  )
})

test('an urgent kind cannot be turned off; others can, one by one', async () => {
  await press('报名')
  expect((await fieldOf(/^甲 /)).disabled).toBe(true)

  await tick(/^乙 /)
  await waitFor(() =>
    expect(server.sent(changePreferences)).toEqual([
      { kinds: ['乙'], channel: 'sms', isOn: false },
    ]),
  )
})

test('a way by which the reader cannot be reached is named', async () => {
  await reads(/还没有可用的短信/)
})
