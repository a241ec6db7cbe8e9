import type { LoaderFunctionArgs } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCurrentUser } from '../../platform/current-user.ts'
import { installFeedback } from '../../platform/feedback.ts'
import { signErrorPath } from '../../platform/portal-code.rules.ts'
import { BASE, KEYS, LIFETIME_MS, saveStamped } from '../../platform/session.ts'
import { guard } from './guard.ts'
import { dropRoutes } from './install-routes.ts'

/*
 * The rules are proven in guard.rules.test.ts. Here: that the guard asks the server and the storage what the rules need, and does what
 * they say.
 */

const ok = (data: unknown) => ({ code: '00000', msg: '', data })

const page = (path: string, role: string) => ({
  path,
  component: 'zz/page',
  meta: { title: path, roles: [role] },
})

const student = {
  userId: 7,
  username: 'student',
  nickname: '学员',
  roles: ['STUDENT'],
  perms: [],
  avatar: '',
  mustChangePassword: false,
}

/** Paths of no area, so that none has to be loaded for its page. */
const routes = [page('/zz/accounts', 'ADMIN'), page('/zz/tutor', 'STUDENT')]

/** Answers each path as the server does, and records what was asked. */
function serve(answers: Record<string, unknown>) {
  const requests: string[] = []

  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.slice(url.indexOf('/prod-api') + '/prod-api'.length)
    requests.push(path)

    const answer = Object.entries(answers).find(([start]) => path.startsWith(start))?.[1]

    return Response.json(
      answer === undefined ? { code: 'A0001', msg: '没有准备的回答', data: null } : ok(answer),
    )
  })

  return requests
}

const SESSION = { '/api/v1/users/me': student, '/api/v1/menus/routes': routes }

const enter = (path: string) =>
  guard({ request: new Request(`http://localhost${BASE}${path}`) } as LoaderFunctionArgs)

/** Where the guard sends a person who asks for `path`; null if the page opens. */
const sentTo = async (path: string) => (await enter(path))?.headers.get('location') ?? null
const logIn = (time = Date.now()) => saveStamped(KEYS.token, 'Bearer abc', time)

beforeEach(() => {
  setCurrentUser(null)
  dropRoutes()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the page of another role leads to /401, an unknown one to /404', async () => {
  logIn()
  serve(SESSION)
  expect(await sentTo('/zz/accounts')).toBe('/401')
  expect(await sentTo('/zz/no/such/page')).toBe('/404')
})

test('a student does not enter the tutor area by naming another group: the check call decides', async () => {
  logIn()

  const requests = serve({ ...SESSION, '/api/v1/auth/checkIdentity': 0 })

  expect(await sentTo('/zz/tutor?ident=physician')).toBe(signErrorPath(1))
  expect(requests.at(-1)).toBe('/api/v1/auth/checkIdentity?ident=tutor')
})

test('with a session a code is only dropped from the address', async () => {
  logIn()
  expect(await sentTo('/system/user?token=whatever&keywords=bhb')).toBe('/system/user?keywords=bhb')
})

test('a person who is logged in and opens a login page or the root is led home', async () => {
  logIn()
  for (const path of ['/login', '/login/teacher', '/login/student'])
    expect(await sentTo(path)).toBe('/')
  expect(await sentTo('/')).toBe('/dashboard')
})

test('the redirect helper leads on and keeps the question', async () => {
  logIn()
  expect(await sentTo('/redirect/system/user?keywords=bhb')).toBe('/system/user?keywords=bhb')
})

test('a visitor who asks for a cooperation page leaves for its login, which is another document', async () => {
  const left = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  void enter('/sign/cooperation/apply/student')
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith(`${BASE}/sign/cooperation/login`))
})

test('a token older than two hours is not sent: the page says that it has expired, and the token is gone', async () => {
  logIn(Date.now() - LIFETIME_MS - 1000)

  const requests = serve(SESSION)
  const questions: string[] = []
  const neverAnswered = new Promise<boolean>(() => {})

  installFeedback({
    toast: () => {},
    ask: ({ content }) => {
      questions.push(content)
      return neverAnswered
    },
  })

  void enter('/dashboard')
  await vi.waitFor(() => expect(questions).toEqual(['当前页面已失效，请重新登录']))
  expect(localStorage.getItem(KEYS.token)).toBeNull()
  expect(requests).toEqual([])
})
