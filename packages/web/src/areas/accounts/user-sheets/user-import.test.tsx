import { importUsersWithSheet } from '@residency/contract/areas/accounts/user-sheets/user-sheet.contract'
import { getDepartmentOptions } from '@residency/contract/areas/organisation/departments/department.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { buttons, press, reads } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { UserImport } from './user-import.tsx'

const server = openServer()
const onClose = vi.fn()

beforeEach(() => {
  onClose.mockReset()
  server.answer(getDepartmentOptions, [])
  show(<UserImport isOpen onClose={onClose} />)
})

async function chooseFile() {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const file = new File(['x'], 'users.xlsx')
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }))
  await reads('users.xlsx')
}

test('without a file nothing is sent, and the dialog says what is missing', async () => {
  await press('开始导入')
  await waitFor(() => expect(document.querySelector('[role=alert]')).toBeTruthy())
  expect(server.sent(importUsersWithSheet)).toEqual([])
})

test('wrong cells are listed by row and column, and the file can be imported again', async () => {
  server.answer(importUsersWithSheet, {
    created: 0,
    failed: 1,
    errors: [{ row: 3, column: '手机号', message: '手机号不正确' }],
  })
  await chooseFile()
  await press('开始导入')
  await reads(/3.*手机号.*手机号不正确/)
  expect(buttons('开始导入')).toHaveLength(1)
})

test('one-time passwords that were not downloaded are asked about before the dialog closes', async () => {
  server.answer(importUsersWithSheet, { created: 2, failed: 0, resultKey: 'k1' })
  await chooseFile()
  await press('开始导入')
  await waitFor(() => expect(buttons('开始导入')).toEqual([]))
  await press('关闭', document.querySelector('.dialog-buttons') ?? document)
  await waitFor(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(2))
  expect(onClose).not.toHaveBeenCalled()
})

test('a file that is refused is said in the dialog', async () => {
  server.refuse(importUsersWithSheet, kernelErrors.kindUnsupported, '只能导入 .xlsx 文件')
  await chooseFile()
  await press('开始导入')
  await reads('只能导入 .xlsx 文件')
})
