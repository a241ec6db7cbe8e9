import {
  PAYERS,
  previewAway,
  submitAway,
} from '@residency/contract/areas/absence/away/away.contract'
import { leaveErrors } from '@residency/contract/areas/absence/leave/access'
import { getDictOptions } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  choose,
  fieldValue,
  hasField,
  mistakes,
  press,
  reads,
  type,
} from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import AwayForm from './away-form.tsx'

const server = openServer()
const onClose = vi.fn()

beforeEach(() => {
  onClose.mockReset()
  server.answer(previewAway, { total: 2, reportDueOn: '2027-03-20' })
  server.answer(getDictOptions, ({ typeCode }) =>
    typeCode === PAYERS
      ? [{ value: 'base', label: '培训基地' }]
      : [{ value: 'meeting', label: '学术会议' }],
  )
})

async function fillIn() {
  show(<AwayForm isOpen onClose={onClose} />)
  await choose('外出类型', '学术会议')
  await type('地点', '长春')
  await type('事由', '年会')
}

test('who pays is asked only where it costs something, and must then be said', async () => {
  await fillIn()
  expect(hasField('费用承担')).toBe(false)

  await type('费用（元）', '800')
  await press('提交申请')
  await waitFor(() => expect(mistakes()).toHaveLength(1))
  expect(hasField('费用承担')).toBe(true)

  server.answer(submitAway, { id: 5, state: 'submitted' })
  await choose('费用承担', '培训基地')
  await press('提交申请')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent(submitAway)).toMatchObject([{ cost: 800, payer: 'base', tripKind: 'meeting' }])
})

test('a payer of a cost that was taken back is not sent', async () => {
  await fillIn()
  await type('费用（元）', '800')
  await choose('费用承担', '培训基地')
  await type('费用（元）', '0')

  server.answer(submitAway, { id: 5, state: 'submitted' })
  await press('提交申请')
  await waitFor(() => expect(server.sent(submitAway)).toMatchObject([{ cost: 0, payer: null }]))
})

test('the day of the report is said while it is typed; a refused application keeps its words', async () => {
  server.refuse(submitAway, leaveErrors.absenceOverlaps, '与另一次请假重叠')
  await fillIn()
  await reads(/2027-03-20/)
  await press('提交申请')
  await waitFor(() => expect(mistakes().join()).toContain('与另一次请假重叠'))
  expect(fieldValue('地点')).toBe('长春')
})
