import {
  askForSituation,
  getSituationEffect,
  listSituationMajors,
} from '@residency/contract/areas/students/situations/situation.contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { choose, hasField, press, reads, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import SituationForm from './situation-form.tsx'

const server = openServer()

beforeEach(() => {
  server.answer(getSituationEffect, {})
  server.answer(listSituationMajors, [{ value: 4, label: '病理技术', base: '病理基地' }])
  show(<SituationForm isOpen isRecord={false} onClose={() => {}} />)
})

const visibleFields = () => ['延长月数', '开始日期', '结束日期', '转入专业'].map(hasField)

test('every kind asks for what it needs and nothing else', async () => {
  await choose('类别', '延长培训')
  await waitFor(() => expect(visibleFields()).toEqual([true, false, false, false]))

  await choose('类别', '暂停培训')
  await waitFor(() => expect(visibleFields()).toEqual([false, true, true, false]))

  await choose('类别', /转/)
  await waitFor(() => expect(visibleFields()).toEqual([false, true, false, true]))
})

test('what was typed for another kind is not sent', async () => {
  await choose('类别', '暂停培训')
  await type('开始日期', '2027-03-01')
  await type('结束日期', '2027-04-30')
  await choose('类别', '延长培训')
  await type('延长月数', '3')
  await type('原因', '补轮')

  server.answer(askForSituation, { id: 1 })
  await press('提交')
  await reads('已提交，等待基地审核')
  expect(server.sent(askForSituation)).toEqual([
    { kind: 'extension', months: 3, reason: '补轮', files: [] },
  ])
})
