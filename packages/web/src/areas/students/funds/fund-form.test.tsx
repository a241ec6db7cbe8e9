import {
  amendFund,
  applyForFund,
  listFunds,
} from '@residency/contract/areas/students/funds/fund.contract'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fieldValue, mistakes, press, reads, type } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import FundForm from './fund-form.tsx'

const server = openServer()

const lines = [
  { value: 'reagent', label: '试剂' },
  { value: 'travel', label: '差旅' },
]

async function fillIn() {
  await type('课题名称', '质控')
  await type('研究内容与用途', '购买试剂')
  await type('开始日期', '2027-01-01')
  await type('结束日期', '2027-12-31')
}

test('amounts are added up in cents, and a line without an amount is not asked for', async () => {
  server.answer(applyForFund, { id: 1 })
  show(<FundForm isOpen fund={null} lines={lines} onClose={vi.fn()} />)
  await fillIn()
  await type('试剂', '100.1')
  await type('差旅', '200.2')
  await reads(/合计 300\.30 元/)

  await type('差旅', '')
  await press('提交')
  await reads('已提交，等待基地审核')
  expect(server.sent(applyForFund)).toMatchObject([
    { lines: [{ line: 'reagent', amount: '100.1' }] },
  ])
})

test('an application without any amount is not sent', async () => {
  show(<FundForm isOpen fund={null} lines={lines} onClose={vi.fn()} />)
  await fillIn()
  await press('提交')
  await waitFor(() => expect(mistakes()).toEqual(['预算科目: 请至少填写一个科目的金额']))
  expect(server.sent(applyForFund)).toEqual([])
})

test('what was returned opens with its amounts and is sent again with its version', async () => {
  const fund = sampleOf(listFunds.answer.shape.list.element, {
    id: 6,
    version: 3,
    title: '质控',
    summary: '购买试剂',
    startsOn: '2027-01-01',
    endsOn: '2027-12-31',
    lines: [{ line: 'reagent', asked: '100.00' }],
  })

  server.answer(amendFund, { id: 6 })
  show(<FundForm isOpen fund={fund} lines={lines} onClose={vi.fn()} />)
  await waitFor(() => expect(fieldValue('试剂')).toBe('100'))
  await press('提交')
  await reads('已提交，等待基地审核')
  expect(server.sent(amendFund)).toMatchObject([{ id: 6, version: 3, title: '质控' }])
})
