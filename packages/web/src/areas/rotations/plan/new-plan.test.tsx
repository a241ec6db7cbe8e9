import { createPlan, listPlanChoices } from '@residency/contract/areas/rotations/plan/plan.contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { choose, fieldValue, press, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import NewPlan from './new-plan.tsx'

const server = openServer()

const cohort = (value: number, label: string, startsOn: string, months: number) => ({
  value,
  label,
  startsOn,
  months,
  traineeCount: 4,
})

beforeEach(() =>
  server.answer(listPlanChoices, {
    bases: [
      {
        value: 1,
        label: '检验基地',
        cohorts: [cohort(11, '2026 级', '2026-09-01', 24), cohort(12, '2027 级', '2027-09-01', 24)],
      },
    ],
  }),
)

test('the months follow the cohorts, and the only base is chosen', async () => {
  show(<NewPlan isOpen onClose={() => {}} />)
  await choose('届次', /2026 级/)
  await waitFor(() => expect(fieldValue('月数')).toBe('24'))

  await choose('届次', /2027 级/)
  await waitFor(() => expect(fieldValue('月数')).toBe('36'))
})

test('months that somebody typed stay when another cohort is added', async () => {
  const onClose = vi.fn()
  const page = show(<NewPlan isOpen onClose={onClose} />)
  await choose('届次', /2026 级/)
  await type('月数', '30')
  await choose('届次', /2027 级/)
  await type('名称', '2026 年计划')

  server.answer(createPlan, { id: 40 })
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent(createPlan)).toMatchObject([
    { baseId: 1, cohortIds: [11, 12], startsOn: '2026-09-01', months: 30 },
  ])
  expect(page.address()).toContain('40')
})
