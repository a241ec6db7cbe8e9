import { accountsErrors } from '@residency/contract/areas/accounts/access'
import {
  getHealth,
  listUnexpectedErrors,
  sendHealthTest,
} from '@residency/contract/areas/accounts/health/health.contract'
import { expect, test } from 'vitest'
import { buttons, press, reads, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import HealthPage from './health.page.tsx'

const server = openServer()

const fact = {
  name: 'x',
  about: null,
  label: '数据盘',
  shown: '剩余 9 GB',
  level: 'ok',
  remedy: null,
} as const

const health = {
  takenAt: '2026-11-20T10:00:00+08:00',
  versions: { product: '3.0.0', commit: 'abc', database: '17.2', node: '24.1.0' },
  groups: [
    {
      group: 'storage',
      facts: [
        { ...fact, name: 'a', label: '备份', level: 'warn', remedy: '运行 residency backup' },
        { ...fact, name: 'b', about: 'sms', label: '失败', level: 'alarm', remedy: '查看原因' },
        fact,
      ],
    },
  ],
  outside: [
    { system: 'sms', provider: 'aliyun', isOn: true, actions: ['test'] },
    { system: 'mail', provider: 'none', isOn: false, actions: [] },
  ],
  calls: [],
} as const

const open = () => {
  server.answer(getHealth, health as never)
  server.answer(listUnexpectedErrors, { list: [], total: 0 })
  show(<HealthPage />)
}

test('what needs attention comes first, alarms before warnings, each with what to do', async () => {
  open()
  await reads('运行 residency backup')
  const listed = [...document.querySelectorAll('.health-todo strong')].map(
    (node) => node.textContent,
  )
  expect(listed).toEqual(['失败（短信）', '备份'])
})

test('a test is offered where the server allows it, and its result stays in the row of its system', async () => {
  open()
  server.answer(sendHealthTest, { isDone: false, message: '没有发成：服务商没有应答' })
  await press('给我发一条：短信')
  await reads('没有发成：服务商没有应答')
  expect(server.sent(sendHealthTest)).toEqual([{ system: 'sms' }])
  expect(buttons(/邮件/)).toHaveLength(0)
})

test('a refused test leaves no result of an earlier one', async () => {
  open()
  server.answer(sendHealthTest, { isDone: true, message: '已交给服务商' })
  await press('给我发一条：短信')
  await reads('已交给服务商')

  server.refuse(sendHealthTest, accountsErrors.noOwnAddress, '你自己没有手机')
  await press('给我发一条：短信')
  await reads('你自己没有手机')
  expect(document.querySelector('.health-result')?.textContent).toBe('')
})

test('an error is looked up by the reference that somebody saw', async () => {
  open()
  await reads(/没有这样的错误/)
  await type('错误编号', 'abc123')
  await expect
    .poll(() => server.sent(listUnexpectedErrors).at(-1))
    .toMatchObject({ keywords: 'abc123' })
})
