import {
  organisationPermissions as may,
  organisationErrors,
} from '@residency/contract/areas/organisation/access'
import {
  deleteDepartments,
  getFirstLevelOptions,
} from '@residency/contract/areas/organisation/departments/department.contract'
import {
  listSecondLevel,
  setCapacity,
} from '@residency/contract/areas/organisation/departments/department-level.contract'
import { getTrainingUnitOptions } from '@residency/contract/areas/organisation/training-units/training-unit.contract'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import {
  buttons,
  dialog,
  fieldOf,
  fieldValue,
  hasField,
  press,
  reads,
  type,
} from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import SecondLevelListPage from './second-level-list.page.tsx'

const server = openServer()

const biochemistry = {
  id: 5,
  name: '生化室',
  nameEn: 'Biochemistry',
  unitName: '主院',
  parentName: '检验科',
  capacity: 6,
  leastTrainees: 0,
  ratio: 2,
  version: 3,
  status: 1,
} as const

type Row = { actions: readonly string[]; capacity?: number | null; version?: number }

const answerRow = (row: Row) =>
  server.answer(listSecondLevel, { total: 1, list: [{ ...biochemistry, ...row }] })

beforeEach(() => {
  server.answer(getFirstLevelOptions, [])
  server.answer(getTrainingUnitOptions, [])
})

afterEach(() => setLanguage('zh-cn'))

const ratio = () => Number(fieldValue('生化室 带教比'))

const open = () => show(<SecondLevelListPage />, { perms: [may.departmentEdit] })

test('a capacity is saved when its field is left, with the other numbers and the version', async () => {
  answerRow({ actions: ['capacity'] })
  server.answer(setCapacity, { version: 4 })
  open()
  await reads('满员需带教 3 人')

  answerRow({ actions: ['capacity'], capacity: 7, version: 4 })
  await type('生化室 每月容量', '7')
  await reads('生化室：每月 7 人，每名带教 2 人')
  await reads('满员需带教 4 人')
  expect(server.sent(setCapacity)).toEqual([
    { id: 5, version: 3, capacity: 7, leastTrainees: 0, ratio: 2 },
  ])
})

test('a field that is left as it was is not sent, nor one that is given up by Escape', async () => {
  answerRow({ actions: ['capacity'] })
  open()
  await type('生化室 每月容量', '6')

  const field = await fieldOf('生化室 带教比')
  await act(async () => void fireEvent.change(field, { target: { value: '4' } }))
  expect(ratio()).toBe(4)
  await act(async () => void fireEvent.keyDown(field, { key: 'Escape' }))
  expect(ratio()).toBe(2)
  await act(async () => void fireEvent.blur(field))
  expect(server.sent(setCapacity)).toEqual([])
})

test('a number that a department must have comes back when its field is left empty', async () => {
  answerRow({ actions: ['capacity'] })
  open()
  await type('生化室 带教比', '')
  expect(ratio()).toBe(2)
  await type('生化室 每月至少人数', '')
  expect(fieldValue('生化室 每月至少人数')).toBe('0')
  expect(server.sent(setCapacity)).toEqual([])
})

test('a department whose capacity is cleared takes nobody, and has no minimum to enter', async () => {
  answerRow({ actions: ['capacity'] })
  server.answer(setCapacity, { version: 4 })
  open()
  expect(await fieldOf('生化室 每月至少人数')).toBeTruthy()

  answerRow({ actions: ['capacity'], capacity: null, version: 4 })
  await type('生化室 每月容量', '')
  await reads('生化室：不接收学员')
  await waitFor(() => expect(hasField('生化室 每月至少人数')).toBe(false))
  expect(server.sent(setCapacity)).toMatchObject([{ capacity: null, ratio: 2 }])
})

test('a minimum above the capacity is refused with the reason of the server', async () => {
  answerRow({ actions: ['capacity'] })
  server.refuse(
    setCapacity,
    organisationErrors.leastAboveCapacity,
    '每月至少 8 人超过每月容量 6 人',
  )
  open()
  await type('生化室 每月至少人数', '8')
  await reads('每月至少 8 人超过每月容量 6 人')
  expect(server.sent(setCapacity)).toMatchObject([{ leastTrainees: 8, capacity: 6 }])
})

test('a row offers what its actions say: without them numbers are read, nothing is changed', async () => {
  answerRow({ actions: [] })
  open()
  await reads('满员需带教 3 人')
  expect(hasField(/生化室 (每月容量|每月至少人数|带教比)/)).toBe(false)
  expect(buttons(/^(生化室|修改|删除)$/)).toEqual([])
})

test('a department in use is not deleted, and the person reads why', async () => {
  answerRow({ actions: ['edit', 'delete'] })
  server.refuse(deleteDepartments, organisationErrors.departmentUsed, '生化室正在被使用（轮转）')
  open()
  await press('更多操作')
  await press('删除')
  await press('删除', await dialog())
  await reads('生化室正在被使用（轮转）')
  expect(buttons('生化室')).toHaveLength(1)
})

test.each([
  ['zh-cn', 1, '共 1 个二级科室；容量与带教比可直接修改，离开输入框即保存'],
  ['en', 1, /^1 second-level department;/],
  ['en', 2, /^2 second-level departments;/],
] as const)('the lead counts the departments (%s, %i)', async (language, total, sentence) => {
  server.answer(listSecondLevel, { total, list: [{ ...biochemistry, actions: [] }] })
  await act(async () => setLanguage(language))
  open()
  await reads(sentence)
})
