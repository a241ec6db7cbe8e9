import {
  createTarget,
  listTargetChoices,
} from '@residency/contract/areas/evaluation/targets/target.contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { choose, chosenIn, hasField, mistakes, press, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import TargetForm from './target-form.tsx'

const server = openServer()

beforeEach(() => {
  server.answer(listTargetChoices, {
    mayAll: true,
    templates: [
      { value: 1, label: '护士评价表', kind: 'nurse' },
      { value: 2, label: '互评表', kind: 'peer' },
    ],
    bases: [
      { value: 5, label: '检验基地' },
      { value: 6, label: '药学基地' },
    ],
    cohorts: [
      { value: 51, label: '检验 2026 级', baseId: 5 },
      { value: 61, label: '药学 2026 级', baseId: 6 },
    ],
  })
})

const open = () =>
  show(<TargetForm isOpen side="student" target={null} isCopy={false} onClose={() => {}} />)

test('a form for another direction is chosen no more when the direction changes', async () => {
  open()
  await choose('谁评谁', '护士评学员')
  await choose('评价表', /护士评价表/)
  await choose('谁评谁', '学员互评')
  await waitFor(() => expect(chosenIn('评价表')).toEqual([]))

  await press('保存')
  await waitFor(() => expect(mistakes()).toContain('评价表: 不能为空'))
})

test('cohorts of another base are chosen no more when the base changes; those of it stay', async () => {
  open()
  await choose('届次', '检验 2026 级')
  await choose('届次', '药学 2026 级')
  await choose('基地', '药学基地')
  await waitFor(() => expect(chosenIn('届次')).toEqual(['药学 2026 级']))
})

test('anonymity is asked about only where several rate one person', async () => {
  open()
  await choose('谁评谁', '学员互评')
  await waitFor(() => expect(hasField('匿名评价')).toBe(true))

  await choose('谁评谁', '学员自评')
  await waitFor(() => expect(hasField('匿名评价')).toBe(false))
})

test('a period that ends before it begins is refused at its day, and nothing is created', async () => {
  open()
  server.answer(createTarget, { id: 1 })
  await type('名称', '三月评价')
  await choose('谁评谁', '学员互评')
  await choose('评价表', /互评表/)
  await type('评价期开始', '2027-03-31')
  await type('评价期结束', '2027-03-01')
  await type('应完成日期', '2027-04-10')
  await type('截止日期', '2027-04-20')
  await press('保存')
  await waitFor(() => expect(mistakes()).toEqual(['评价期结束: 结束日期不能早于开始日期']))
  expect(server.sent(createTarget)).toEqual([])
})
