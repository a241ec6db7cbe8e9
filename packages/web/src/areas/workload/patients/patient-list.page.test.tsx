import {
  patientPermissions as may,
  patientErrors,
} from '@residency/contract/areas/workload/patients/access'
import {
  createPatient,
  deletePatient,
  listPatientDepartments,
  listPatients,
  updatePatient,
} from '@residency/contract/areas/workload/patients/patient.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import {
  buttons,
  choose,
  chosenIn,
  dialog,
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
import PatientListPage from './patient-list.page.tsx'

const server = openServer()

const anaemia = {
  id: 5,
  name: '贫血 …4321',
  department: '检验科',
  numberTail: '4321',
  diagnosis: '贫血',
  sex: 2,
  age: 1,
  note: '门诊',
  status: 1,
  entries: 0,
  version: 3,
  actions: ['edit', 'delete'],
} as const

const laboratory = { value: 1, label: '检验科' }

beforeEach(() => {
  server.answer(listPatients, { total: 1, list: [anaemia] })
  server.answer(listPatientDepartments, [laboratory, { value: 2, label: '药学部' }])
})

afterEach(() => setLanguage('zh-cn'))

const open = () => show(<PatientListPage />, { perms: [may.manage] })

test('a number that the library has is reported at its field; the input stays and can be sent again', async () => {
  server.refuse(createPatient, patientErrors.patientTaken, '病例库已有该编号')
  open()
  await press('新增病例')
  await choose('科室', '药学部')
  await type('住院号或样本号', 'A1')
  await type('诊断', '高血压')
  await press('保存', await dialog())
  await waitFor(() => expect(mistakes()).toEqual(['住院号或样本号: 病例库已有该编号']))
  expect(fieldValue('诊断')).toBe('高血压')

  server.answer(createPatient, { id: 6 })
  await type('住院号或样本号', 'A2')
  await press('保存', await dialog())
  await reads('已保存')
  expect(server.sent(createPatient)).toMatchObject([
    { number: 'A1' },
    { departmentId: 2, number: 'A2', diagnosis: '高血压', sex: null, age: null, status: 1 },
  ])
})

test('who answers for one department does not choose it', async () => {
  server.answer(listPatientDepartments, [laboratory])
  open()
  await press('新增病例')
  await waitFor(() => expect(chosenIn('科室')).toEqual(['检验科']))
})

test('of a stored case number and department are neither asked for nor sent', async () => {
  server.answer(updatePatient, { id: 5, version: 4 })
  open()
  await press('修改')
  await type('诊断', '缺铁性贫血')
  expect([hasField('科室'), hasField('住院号或样本号')]).toEqual([false, false])

  await press('保存', await dialog())
  await reads('已保存')
  expect(server.sent(updatePatient)).toEqual([
    { id: 5, version: 3, diagnosis: '缺铁性贫血', sex: 2, age: 1, note: '门诊', status: 1 },
  ])
})

test('what somebody else saved meanwhile is not overwritten by saving a second time', async () => {
  server.refuse(updatePatient, kernelErrors.changedMeanwhile, '刚刚有人改过')
  open()
  await press('修改')
  await type('诊断', '缺铁性贫血')

  server.answer(listPatients, { total: 1, list: [{ ...anaemia, diagnosis: '白血病', version: 4 }] })
  await press('保存', await dialog())
  await reads('刚刚有人改过')
  await reads('白血病')
  await press('保存', await dialog())
  await waitFor(() => expect(server.sent(updatePatient)).toHaveLength(2))
  expect(server.sent(updatePatient).map(({ version }) => version)).toEqual([3, 3])
})

test('a case is disabled after a question, with everything else as it is', async () => {
  server.answer(updatePatient, { id: 5, version: 4 })
  open()
  await tick('状态: 贫血 …4321')
  await press('停用', await dialog())
  await waitFor(() =>
    expect(server.sent(updatePatient)).toEqual([
      { id: 5, version: 3, diagnosis: '贫血', sex: 2, age: 1, note: '门诊', status: 0 },
    ]),
  )
})

test('a case that an entry is about is not deleted, and the person reads why', async () => {
  server.refuse(deletePatient, patientErrors.patientUsed, '已有工作量登记使用该病例')
  open()
  await press('更多操作')
  await press('删除')
  await press('删除', await dialog())
  await reads('已有工作量登记使用该病例')
  await reads('贫血')
})

test('a row without actions is read only, and nobody without the right adds a case', async () => {
  server.answer(listPatients, { total: 1, list: [{ ...anaemia, actions: [] }] })
  show(<PatientListPage />)
  await reads('女 · 1 岁')
  expect(buttons(/^(新增病例|修改|删除|更多操作)$/)).toEqual([])
  expect(hasField('状态: 贫血 …4321')).toBe(false)
})

test.each([
  ['zh-cn', 1, '共 1 个病例', '女 · 1 岁'],
  ['en', 1, '1 case', 'Female · 1 year'],
  ['en', 2, '2 cases', 'Female · 2 years'],
] as const)('cases and years are counted (%s, %i)', async (language, count, lead, person) => {
  server.answer(listPatients, { total: count, list: [{ ...anaemia, age: count }] })
  await act(async () => setLanguage(language))
  open()
  await reads(lead)
  await reads(person)
})
