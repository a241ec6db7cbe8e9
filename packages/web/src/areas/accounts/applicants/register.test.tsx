import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { getCaptcha, sendSmsCode } from '@residency/contract/areas/accounts/login/session.contract'
import { registerApplicant } from '@residency/contract/areas/signup/registration/registration.contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fieldValue, press, reads, tick, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import Register from './register.tsx'

const server = openServer()
const onDone = vi.fn()

beforeEach(() => {
  onDone.mockReset()
  server.answer(getCaptcha, { captchaKey: 'k1', captchaBase64: 'data:image/png;base64,AA' })
  server.answer(sendSmsCode, { captchaKey: 'ticket', expires: 300 })
  show(<Register onDone={onDone} />)
})

async function askForCode() {
  await waitFor(() => expect(server.sent(getCaptcha)).toHaveLength(1))
  await type('手机号', '138 0000 0001')
  await type('验证码', 'abcd')
  await press('获取验证码')
  await reads('验证码已发送，5 分钟内有效')
}

test('a code is asked for with the number without its spaces, and not again for a minute', async () => {
  await askForCode()
  expect(server.sent(sendSmsCode)).toMatchObject([
    { iphoneNum: '13800000001', purpose: 'register' },
  ])
  await reads('60 秒后可重发')
})

test('without consent no account is created, and the form says what is missing', async () => {
  await askForCode()
  await type('短信验证码', '123456')
  await type('姓名', '李明')
  await type('设置密码', 'Garden-2026')
  await press('注册并开始报名')
  await reads('请先阅读并同意个人信息处理同意书')
  expect(server.sent(registerApplicant)).toEqual([])
})

test('a refused code is said, what was typed stays, and the next attempt creates the account', async () => {
  server.refuse(registerApplicant, accountsErrors.captchaWrong, '短信验证码不正确')
  await askForCode()
  await type('短信验证码', '123456')
  await type('姓名', '李明')
  await type('设置密码', 'Garden-2026')
  await tick(/我已阅读并同意/)
  await press('注册并开始报名')
  await waitFor(() => expect(document.body.textContent).toContain('短信验证码不正确'))
  expect(fieldValue('姓名')).toBe('李明')

  server.answer(registerApplicant, { accessToken: 'abc' })
  await type('短信验证码', '654321')
  await press('注册并开始报名')
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(server.sent(registerApplicant).at(-1)).toMatchObject({
    captchaKey: 'ticket',
    captchaCode: '654321',
    consentVersion: '2026-11-22',
  })
})

test('a name with a forbidden character is refused at its field, and the form can be sent again', async () => {
  server.answer(registerApplicant, { accessToken: 'abc' })
  await askForCode()
  await type('短信验证码', '123456')
  await type('姓名', '李\u202e明')
  await type('设置密码', 'Garden-2026')
  await tick(/我已阅读并同意/)
  await press('注册并开始报名')
  await waitFor(() =>
    expect(document.activeElement).toBe(document.querySelector('[name=realName]')),
  )
  expect(document.querySelector('[name=realName]')?.getAttribute('aria-invalid')).toBe('true')

  await type('姓名', '李明')
  await press('注册并开始报名')
  await waitFor(() => expect(onDone).toHaveBeenCalled())
})

test('a connection that breaks is said', async () => {
  server.breakConnection(sendSmsCode)
  await waitFor(() => expect(server.sent(getCaptcha)).toHaveLength(1))
  await type('手机号', '13800000001')
  await type('验证码', 'abcd')
  await press('获取验证码')
  await reads('暂时连不上服务器，请检查网络后重试')
})
