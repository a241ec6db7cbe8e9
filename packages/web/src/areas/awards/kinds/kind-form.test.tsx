import { createAwardKind } from '@residency/contract/areas/awards/kinds/award-kind.contract'
import { getDictOptions } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { buttons, choose, hasField, press, reads, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import KindForm from './kind-form.tsx'

const server = openServer()

beforeEach(() => {
  server.answer(getDictOptions, [{ value: 'hospital', label: '院级' }])
  server.answer(createAwardKind, { id: 1 })
  show(<KindForm isOpen kind={null} onClose={vi.fn()} />)
})

test('criteria are asked for only where reviewers score; a new one takes the weight that is left', async () => {
  await waitFor(() => expect(hasField('奖项名称')).toBe(true))
  expect(buttons('增加一项')).toEqual([])

  await choose('评选方式', /评委/)
  await press('增加一项')
  await type('标准名称 1', '成果')
  await type('权重 1', '60')
  await press('增加一项')
  await reads('权重合计 100')
})

test('weights that do not make a hundred are refused, and not sent at all once the way is another', async () => {
  await type('奖项名称', '优秀学员')
  await choose('级别', '院级')
  await choose('评选方式', /评委/)
  await press('增加一项')
  await type('标准名称 1', '成果')
  await type('权重 1', '60')
  await press('保存')
  await reads(/权重合计必须为 100/)
  expect(server.sent(createAwardKind)).toEqual([])

  await choose('评选方式', /审核/)
  await press('保存')
  await reads('已保存')
  expect(server.sent(createAwardKind)).toMatchObject([{ mode: 'review', criteria: [] }])
})
