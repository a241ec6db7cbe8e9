import { getDepartmentOptions } from '@residency/contract/areas/organisation/departments/department.contract'
import { departureErrors } from '@residency/contract/areas/students/departure/access'
import {
  askForDeparture,
  getDepartureConsequences,
} from '@residency/contract/areas/students/departure/departure.contract'
import { addDepartureItem } from '@residency/contract/areas/students/departure/departure-item.contract'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  choose,
  fieldValue,
  hasField,
  mistakes,
  press,
  reads,
  tick,
  type,
} from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import DepartureForm from './departure-form.tsx'
import ItemForm from './item-form.tsx'

const server = openServer()
const CONFIRMS = '我已阅读上述后果，仍要退培'

test('who leaves without completion reads what follows and confirms it', async () => {
  server.answer(getDepartureConsequences, { stays: 3, cohort: '2026 级' })
  server.refuse(askForDeparture, departureErrors.departureUnconfirmed, '请先阅读后果并确认')
  show(<DepartureForm isOpen isRecord={false} onClose={vi.fn()} />)

  await choose('类别', /退培/)
  expect(hasField(CONFIRMS)).toBe(false)

  await type('离院日期', '2027-03-01')
  await type('原因', '个人原因')
  await reads(/3 段还没开始的轮转取消/)
  await press('提交申请')
  await reads('请先阅读后果并确认')

  server.answer(askForDeparture, { id: 2 })
  await tick(CONFIRMS)
  await press('提交申请')
  await reads('已提交，请按清单办理手续')
  expect(server.sent(askForDeparture).map(({ isConfirmed }) => isConfirmed)).toEqual([false, true])
})

test('who has completed the training is asked to confirm nothing', async () => {
  show(<DepartureForm isOpen isRecord={false} onClose={vi.fn()} />)
  await choose('类别', /结业/)
  await type('离院日期', '2027-03-01')
  await waitFor(() => expect(hasField('原因')).toBe(true))
  expect(hasField(CONFIRMS)).toBe(false)
  expect(server.sent(getDepartureConsequences)).toEqual([])
})

const openItem = () => {
  server.answer(getDepartmentOptions, [{ value: 6, label: '检验科' }])
  show(<ItemForm isOpen item={null} onClose={() => {}} />)
}

test('a department is asked of its own item, what is rated of one of the trainee', async () => {
  openItem()
  await choose('由谁办理', '科室')
  await waitFor(() => expect([hasField('办理科室'), hasField('评价对象')]).toEqual([true, false]))

  await choose('由谁办理', '学员本人')
  await waitFor(() => expect([hasField('办理科室'), hasField('评价对象')]).toEqual([false, true]))
})

test('a department that no longer signs is not sent with the item', async () => {
  openItem()
  await type('名称', '归还图书')
  await choose('由谁办理', '科室')
  await choose('办理科室', '检验科')
  await choose('由谁办理', '毕后办')

  server.refuse(addDepartureItem, departureErrors.departureItemTaken, '已有同名的手续项')
  await press('保存')
  await waitFor(() => expect(mistakes().join()).toContain('已有同名的手续项'))
  expect(fieldValue('名称')).toBe('归还图书')

  server.answer(addDepartureItem, { id: 2 })
  await type('名称', '归还钥匙')
  await press('保存')
  await reads('已新增')
  expect(server.sent(addDepartureItem)[1]).toMatchObject({
    owner: 'office',
    departmentId: null,
    rates: null,
  })
})
