import { organisationErrors } from '@residency/contract/areas/organisation/access'
import {
  createDepartment,
  getDepartmentForm,
  listDepartments,
  updateDepartment,
} from '@residency/contract/areas/organisation/departments/department.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  choicesOf,
  choose,
  chosenIn,
  fieldValue,
  hasField,
  mistakes,
  press,
  reads,
  type,
} from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { DepartmentFormDialog, type DepartmentToEdit } from './department-form.tsx'

const server = openServer()
const onClose = vi.fn()

const laboratory = { id: 2, parentId: 1, name: '检验科', level: 1 } as const
const pharmacy = { id: 3, parentId: 1, name: '药学部', level: 1 } as const

const answerTree = (...below: readonly (typeof laboratory | typeof pharmacy)[]) =>
  server.answer(listDepartments, [
    { id: 1, parentId: 0, name: '主院', level: 0, isUnit: true, children: below },
  ])

beforeEach(() => {
  onClose.mockReset()
  answerTree(laboratory, pharmacy)
})

const open = (department: DepartmentToEdit) =>
  show(<DepartmentFormDialog isOpen open={department} onClose={onClose} />)

const labels = async (name: string) => (await choicesOf(name)).map((one) => one.textContent)

test('the only possible parent is proposed; the kind follows the name until one is chosen', async () => {
  answerTree(laboratory)
  server.answer(createDepartment, 9)
  open({ id: null, parentId: null, level: 2 })
  await waitFor(() => expect(chosenIn('上级部门')).toEqual(['检验科']))

  await type('部门名称', '输血实验室')
  await waitFor(() => expect(chosenIn('类别')).toEqual(['医技']))
  await type('部门名称', '急诊药房')
  await waitFor(() => expect(chosenIn('类别')).toEqual(['药学']))

  await choose('类别', '临床')
  await type('部门名称', '输血实验室')
  await type('每月容量', '6')
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent(createDepartment)).toMatchObject([
    { parentId: 2, name: '输血实验室', kind: 'clinical', capacity: 6, ratio: 2, status: 1 },
  ])
})

test('of several possible parents none is proposed, and the form is not sent without one', async () => {
  open({ id: null, parentId: null, level: 2 })
  await type('部门名称', '生化室')
  await press('保存')
  await waitFor(() => expect(mistakes()).toEqual(['上级部门: 不能为空']))
  expect(server.sent(createDepartment)).toEqual([])
})

test('only a second-level department is asked what it takes', async () => {
  open({ id: null, parentId: 1 })
  await waitFor(() => expect(chosenIn('上级部门')).toEqual(['主院']))
  expect(await labels('上级部门')).toEqual(['无上级（顶层）', '主院', '检验科', '药学部'])

  await choose('上级部门', '检验科')
  await waitFor(() => expect([hasField('每月容量'), hasField('带教比')]).toEqual([true, true]))
  await choose('上级部门', '主院')
  await waitFor(() => expect([hasField('每月容量'), hasField('带教比')]).toEqual([false, false]))
})

test('a first-level department is placed in a unit only', async () => {
  open({ id: null, parentId: null, level: 1 })
  await waitFor(() => expect(chosenIn('上级部门')).toEqual(['主院']))
  expect(await labels('上级部门')).toEqual(['主院'])
})

test('a name that is taken is reported at its field; the input stays and can be sent again', async () => {
  server.refuse(createDepartment, organisationErrors.departmentNameTaken, '部门名称已存在')
  open({ id: null, parentId: 2 })
  await type('部门名称', '生化室')
  await type('编码', 'SH')
  await press('保存')
  await waitFor(() => expect(mistakes()).toEqual(['部门名称: 部门名称已存在']))
  expect(fieldValue('编码')).toBe('SH')
  expect(onClose).not.toHaveBeenCalled()

  server.answer(createDepartment, 9)
  await type('部门名称', '生化二室')
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  await reads(/生化二室/)
})

test('a department is not its own parent, and its kind stays when its name changes', async () => {
  server.answer(getDepartmentForm, {
    id: 2,
    name: '检验科',
    parentId: 1,
    kind: 'other',
    level: 1,
    ratio: 2,
  })
  open({ id: 2 })
  await waitFor(() => expect(chosenIn('上级部门')).toEqual(['主院']))
  expect(await labels('上级部门')).toEqual(['无上级（顶层）', '主院', '药学部'])

  await type('部门名称', '检验医学科')
  expect(chosenIn('类别')).toEqual(['其他'])
})

test('a department that becomes a first-level one takes nobody any more', async () => {
  server.answer(getDepartmentForm, {
    id: 9,
    name: '生化室',
    parentId: 2,
    kind: 'technical',
    level: 2,
    capacity: 6,
    ratio: 2,
    version: 4,
  })
  server.answer(updateDepartment, 9)
  open({ id: 9 })
  await waitFor(() => expect(fieldValue('每月容量')).toBe('6'))
  await choose('上级部门', '主院')
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent(updateDepartment)).toMatchObject([{ id: 9, parentId: 1, capacity: null }])
})

test('what somebody else saved meanwhile is not overwritten by saving a second time', async () => {
  const stored = { id: 2, name: '检验科', parentId: 1, level: 1, ratio: 2 } as const
  server.answer(getDepartmentForm, { ...stored, version: 4 })
  server.refuse(updateDepartment, kernelErrors.changedMeanwhile, '刚刚有人改过')
  open({ id: 2 })
  await type('部门名称', '检验医学科')

  server.answer(getDepartmentForm, { ...stored, name: '检验中心', version: 5 })
  await press('保存')
  await reads('刚刚有人改过')
  await press('保存')
  await waitFor(() =>
    expect(server.sent(updateDepartment)).toMatchObject([
      { id: 2, name: '检验医学科', version: 4 },
      { id: 2, name: '检验医学科', version: 4 },
    ]),
  )
})
