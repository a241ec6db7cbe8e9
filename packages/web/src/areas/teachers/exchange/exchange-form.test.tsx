import { getTrainingUnitOptions } from '@residency/contract/areas/organisation/training-units/training-unit.contract'
import { addOwnExchange } from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { choose, hasField, mistakes, press, reads, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import ExchangeForm from './exchange-form.tsx'

const server = openServer()

beforeEach(() => {
  server.answer(getTrainingUnitOptions, [
    { value: 'cooperating', label: '协同单位', children: [{ value: 4, label: '省人民医院' }] },
  ])
  show(<ExchangeForm isOpen onClose={vi.fn()} />)
})

async function fillIn() {
  await choose('交流类型', '进修')
  await type('交流主题', '质谱')
  await type('开始日期', '2027-03-01')
  await type('结束日期', '2027-03-31')
  await type('地点', '长春')
}

test('a partner unit takes the place of a name that is typed', async () => {
  await fillIn()
  await type('单位名称', '某大学')
  await choose('协同单位', '省人民医院')
  await waitFor(() => expect(hasField('单位名称')).toBe(false))

  server.answer(addOwnExchange, { id: 1 })
  await press('提交申请')
  await reads('交流申请已提交，等待审核')
  expect(server.sent(addOwnExchange)).toMatchObject([{ unitId: 4, institution: null }])
})

test('without a unit and without a name the form says that one of them is needed', async () => {
  server.answer(addOwnExchange, { id: 1 })
  await fillIn()
  await press('提交申请')
  await waitFor(() => expect(mistakes().join()).toContain('协同单位和单位名称请填写其中一项'))
  expect(server.sent(addOwnExchange)).toEqual([])
})
