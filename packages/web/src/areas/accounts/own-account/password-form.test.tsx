import { accountsErrors } from '@residency/contract/areas/accounts/access'
import {
  changeOwnPassword,
  clientConfiguration,
} from '@residency/contract/areas/accounts/login/session.contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fieldValue, mistakes, press, reads, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { PasswordForm } from './password-form.public.tsx'

const server = openServer()
const onDone = vi.fn()

beforeEach(() => {
  onDone.mockReset()
  server.answer(clientConfiguration, { passwordClasses: true })
  show(<PasswordForm onDone={onDone} />)
})

async function typeAll(again = 'Garden-2026') {
  await type('原密码', 'Spring-2026')
  await type('新密码', 'Garden-2026')
  await type(/再/, again)
}

test('a repetition that differs is said and nothing is sent', async () => {
  await typeAll('Garden-2027')
  await press('修改密码')
  await waitFor(() => expect(mistakes()).toHaveLength(1))
  expect(server.sent(changeOwnPassword)).toEqual([])
})

test('a wrong old password is said, what was typed stays, and the next attempt counts', async () => {
  server.refuse(changeOwnPassword, accountsErrors.oldPasswordWrong, '原密码不正确')
  await typeAll()
  await press('修改密码')
  await reads('原密码不正确')
  expect(fieldValue('新密码')).toBe('Garden-2026')
  expect(onDone).not.toHaveBeenCalled()

  server.answer(changeOwnPassword, null)
  await press('修改密码')
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(fieldValue('新密码')).toBe('')
})
