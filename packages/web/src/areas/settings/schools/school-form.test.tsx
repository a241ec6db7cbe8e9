import { settingsErrors } from '@residency/contract/areas/settings/access'
import {
  createSchool,
  getSchoolForm,
  updateSchool,
} from '@residency/contract/areas/settings/schools/school.contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fieldValue, mistakes, press, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { SchoolFormDialog } from './school-form.tsx'

const server = openServer()

test('a code that is taken is reported at its field; the input stays and can be sent again', async () => {
  const onClose = vi.fn()
  server.refuse(createSchool, settingsErrors.schoolCodeTaken, '已有这个代码的院校')
  show(<SchoolFormDialog isOpen id={null} onClose={onClose} />)

  await type('院校名称', '东北师范大学')
  await type('院校代码', '10200')
  await press('保存')
  await waitFor(() => expect(mistakes()).toEqual(['院校代码: 已有这个代码的院校']))
  expect(fieldValue('院校名称')).toBe('东北师范大学')
  expect(onClose).not.toHaveBeenCalled()

  server.answer(createSchool, { id: 9 })
  await type('院校代码', '10201')
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await screen.findByText(/东北师范大学/)).toBeTruthy()
  expect(server.sent(createSchool)).toMatchObject([
    { code: '10200' },
    { code: '10201', city: null },
  ])
})

test('a change is sent with the version that was read', async () => {
  const onClose = vi.fn()
  server.answer(getSchoolForm, { id: 9, name: '东北师范大学', code: '10200', version: 4 })
  server.answer(updateSchool, null)
  show(<SchoolFormDialog isOpen id={9} onClose={onClose} />)

  await type('院校名称', '吉林大学')
  await press('保存')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sent(updateSchool)).toMatchObject([
    { id: 9, name: '吉林大学', code: '10200', version: 4 },
  ])
})
