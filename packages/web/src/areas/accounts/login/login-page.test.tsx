import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BASE, KEYS, readStamped } from '../../../platform/session.ts'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { FACES, type Face } from './login.rules.ts'
import { LoginPage } from './login-page.tsx'

const faces = Object.keys(FACES) as Face[]

const NAMES: Record<Face, string> = {
  staff: '管理人员登录',
  teacher: '教师登录',
  student: '学员登录',
  applicant: '报名登录',
  partner: '合作单位登录',
}

const REFUSED = { code: 'A0210', msg: '用户名或密码错误', data: null }
const ok = (data: unknown) => ({ code: '00000', msg: '', data })

let loginAnswer: object
let pictures: number
const sent: Record<string, unknown>[] = []
const left = vi.fn()

beforeEach(() => {
  loginAnswer = ok({ accessToken: 'abc', tokenType: 'Bearer' })
  pictures = 0
  sent.length = 0
  left.mockReset()
  setLanguage('zh-cn')
  vi.spyOn(window.location, 'replace').mockImplementation(left)

  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.includes('/auth/captcha')) {
      pictures += 1
      return Response.json(
        ok({ captchaKey: `key${pictures}`, captchaBase64: `data:image/png;base64,${pictures}` }),
      )
    }

    if (url.endsWith('/auth/login')) {
      sent.push(Object.fromEntries((body as FormData).entries()))
      return Response.json(loginAnswer)
    }

    if (url.endsWith('/registration/open')) return Response.json(ok(1))

    return Response.json(ok({ ssoLogin: false, wechatLogin: false }))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(null, '', `${BASE}/`)
})

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

const submit = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: '登录' })))

const descriptionOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby')!)?.textContent

async function show(face: Face, search = '') {
  history.replaceState(null, '', BASE + FACES[face].path + search)
  render(<LoginPage face={face} />)
  await waitFor(() => expect(document.querySelector('.login-captcha img')).not.toBeNull())
}

async function fillIn(username: string, password: string) {
  type('用户名', username)
  type('密码', password)
  type('验证码', 'abcd')
  await submit()
}

describe.each(faces)('the login page of %s', (face) => {
  test('says whose it is, and leads to the other four', async () => {
    await show(face)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(NAMES[face])
    expect(document.title).toBe(`${NAMES[face]} · 医技药师规范化培训管理平台`)

    const others = faces.filter((other) => other !== face)
    const links = within(
      screen.getByRole('navigation', { name: '其他入口' }),
    ).getAllByRole<HTMLAnchorElement>('link')

    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      others.map((other) => [NAMES[other], BASE + FACES[other].path]),
    )
  })

  test('stores the session and leads to its home', async () => {
    await show(face)
    await fillIn('somebody', 'demo-pass-1')
    await waitFor(() => expect(left).toHaveBeenCalledWith(BASE + FACES[face].home))
    expect(sent).toEqual([
      { username: 'somebody', password: 'demo-pass-1', captchaKey: 'key1', captchaCode: 'abcd' },
    ])
    expect(readStamped(KEYS.token)).toBe('Bearer abc')
  })
})

describe('the form with a password, which is the same for all', () => {
  test('says what is missing next to the first field that lacks it, and sends nothing', async () => {
    await show('staff')
    await submit()

    for (const words of ['请输入用户名', '请输入密码', '请输入验证码'])
      expect(screen.getByText(words)).toBeTruthy()

    expect(document.activeElement).toBe(field('用户名'))
    expect(descriptionOf('用户名')).toContain('请输入用户名')

    type('密码', '12345')
    expect(screen.getByText('密码不能少于6位')).toBeTruthy()

    type('密码', '123456')
    expect(screen.queryByText('密码不能少于6位')).toBeNull()
    expect(sent).toEqual([])
  })

  test('shows the refusal in the server’s words, and asks for another picture', async () => {
    await show('staff')
    loginAnswer = REFUSED
    await fillIn('nobody', 'wrong-pass-1')
    expect(screen.getByRole('alert').textContent).toBe('用户名或密码错误')
    expect(field('验证码').value).toBe('')

    await waitFor(() => expect(pictures).toBe(2))
    await fillIn('nobody', 'wrong-pass-2')
    expect(sent.map(({ captchaKey }) => captchaKey)).toEqual(['key1', 'key2'])
    expect(left).not.toHaveBeenCalled()
  })
})

describe('after login', () => {
  test('the page that was asked for is opened', async () => {
    await show('staff', `?redirect=${encodeURIComponent('/system/user?keywords=bhb')}`)
    await fillIn('admin', 'demo-pass-1')
    await waitFor(() => expect(left).toHaveBeenCalledWith(`${BASE}/system/user?keywords=bhb`))
  })
  test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    '%s is never opened',
    async (wanted) => {
      await show('staff', `?redirect=${encodeURIComponent(wanted)}`)
      await fillIn('admin', 'demo-pass-1')
      await waitFor(() => expect(left).toHaveBeenCalledWith(`${BASE}/`))
    },
  )
})

test('the password can be looked at', async () => {
  await show('staff')
  fireEvent.click(screen.getByRole('button', { name: '显示密码' }))
  expect(field('密码').type).toBe('text')

  fireEvent.click(screen.getByRole('button', { name: '隐藏密码' }))
  expect(field('密码').type).toBe('password')
})

test('the language is switched on the spot: what was typed stays, and the choice is stored', async () => {
  await show('staff')
  type('用户名', 'admin')
  fireEvent.click(screen.getByRole('button', { name: 'Switch to English' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Staff login')
  expect(document.documentElement.lang).toBe('en')
  expect(field('Username').value).toBe('admin')
  expect(localStorage.getItem('language')).toBe('en')
})
