import {
  askForEvaluation,
  listOwnRequests,
  listRequestChoices,
} from '@residency/contract/areas/evaluation/requests/request.contract'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { buttons, dialog, press, reads } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import AskPage from './ask.page.tsx'

const server = openServer()

const someone = (userId: number, group: 'day' | 'department') => ({
  userId,
  name: `老师${userId}`,
  department: '住院药房',
  group,
})

const choices = {
  forms: [
    { value: 7, label: 'Mini-CEX' },
    { value: 8, label: 'DOPS' },
  ],
  supervisors: [someone(1, 'day'), someone(2, 'department'), someone(3, 'department')],
  left: 4,
  perDay: 5,
  hoursOpen: 72,
}

const request = {
  id: 30,
  supervisor: '老师1',
  form: 'DOPS',
  state: 'asked' as const,
  code: 'c'.repeat(43),
  answerId: null,
  mayWithdraw: true,
}

const mark = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }))

beforeEach(() => {
  server.answer(listRequestChoices, choices)
  server.answer(listOwnRequests, { list: [], total: 0 })
})

test('three taps ask a supervisor of today, and the code is shown at once', async () => {
  server.answer(askForEvaluation, { id: 30, left: 3 })
  show(<AskPage />)

  await mark(/DOPS/)
  await mark(/老师1/)
  server.answer(listOwnRequests, { list: [request], total: 1 })
  await press('发起')

  await reads(new RegExp(`/white/request#${request.code}$`))
  expect((await dialog()).textContent).toContain('请老师1扫码评价')
  expect(server.sent(askForEvaluation)).toMatchObject([{ templateId: 8, supervisorId: 1 }])
})

test('others of the department come on demand', async () => {
  show(<AskPage />)
  await reads(/老师1/)
  expect(screen.queryByRole('radio', { name: /老师2/ })).toBeNull()

  await press('请其他老师（2 位）')
  expect(screen.getAllByRole('radio', { name: /老师/ })).toHaveLength(3)
})

test('a day that is used up offers no form, and says when it continues', async () => {
  server.answer(listRequestChoices, { ...choices, left: 0 })
  show(<AskPage />)

  await reads('今天的 5 次已用完，明天可以再发起。')
  expect(buttons('发起')).toHaveLength(0)
})
