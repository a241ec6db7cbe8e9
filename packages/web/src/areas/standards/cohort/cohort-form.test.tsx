import {
  createCohort,
  listCohortChoices,
} from '@residency/contract/areas/standards/cohort/cohort.contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  choicesOf,
  choose,
  chosenIn,
  hasField,
  mistakes,
  press,
  type,
} from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import CohortForm from './cohort-form.tsx'

const server = openServer()
const onClose = vi.fn()

beforeEach(() => {
  onClose.mockReset()
  server.answer(listCohortChoices, {
    majors: [
      { value: 1, label: '检验技术' },
      { value: 2, label: '临床药学' },
    ],
    standards: [
      { value: 11, label: '检验 2025 版', majorId: 1, hasStages: true },
      { value: 12, label: '药学 2025 版', majorId: 2, hasStages: false },
    ],
  })
})

const open = () => show(<CohortForm isOpen edited={null} onClose={onClose} />)
const labels = async (name: string) => (await choicesOf(name)).map((one) => one.textContent)

test('only standards of the major are offered; stages are asked about where the standard has them', async () => {
  open()
  await choose('专业', '检验技术')
  expect(await labels('培训标准')).toEqual(['检验 2025 版'])

  await choose('培训标准', '检验 2025 版')
  await waitFor(() => expect(hasField('阶段')).toBe(true))
})

test('a standard of the major before is chosen no more when the major changes', async () => {
  open()
  await type('名称', '2026 级')
  await choose('专业', '检验技术')
  await choose('培训标准', '检验 2025 版')
  await choose('专业', '临床药学')
  await waitFor(() => expect(chosenIn('培训标准')).toEqual([]))

  await type('开始日期', '2026-09-01')
  await press('保存')
  await waitFor(() => expect(mistakes()).toEqual(['培训标准: 不能为空']))
  expect(server.sent(createCohort)).toEqual([])
})
