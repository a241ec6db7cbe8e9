import { describe, expect, test } from 'vitest'
import { afterLoginByCode, signErrorMode, signErrorPath } from '../../platform/portal-code.rules.ts'
import * as rules from './guard.rules.ts'

const visitor = (path: string, search = '') => rules.judgeEntry({ path, search, hasSession: false })
const reader = (path: string, search = '') => rules.judgeEntry({ path, search, hasSession: true })

const OPEN =
  '/bind/qrcode /sign/500 /sign/cooperation/register /bind /bind/view /bind/success /employment/init /employment/login /employment/error /employment/learn /employment/exam /employment/examResult /employment/examRecord /white /white/anything'

describe('routing behaviour', () => {
  test.each(OPEN.split(' '))('%s is open without a session', (path) => {
    expect(visitor(path)).toEqual({ do: 'pass' })
  })

  test.each([['/dashboard'], ['/'], ['/sign/basic'], ['/system/user'], ['/bindings']])(
    '%s is not open without a session',
    (path) => {
      expect(visitor(path)).toEqual({ do: 'sayExpired' })
    },
  )

  test('the student login is open to visitors and is a document of its own', () => {
    expect(visitor('/sign/stu/login')).toEqual({ do: 'leaveTo', to: '/sign/stu/login' })
  })

  test('a visitor without a session asking for a cooperation route is sent to /sign/cooperation/login', () => {
    expect(visitor('/sign/cooperation/apply/student')).toEqual({
      do: 'leaveTo',
      to: '/sign/cooperation/login',
    })
  })

  test('a visitor asking for the awards for people from outside logs in as an applicant, and comes back', () => {
    const login = '/sign/stu/login?redirect=%2Fsign%2Faward%2Fapply'

    expect(visitor('/sign/award/apply')).toEqual({ do: 'leaveTo', to: login })
    expect(reader('/sign/award')).toEqual({ do: 'needUser' })
    expect(rules.lacksStudentId('/sign/award/apply', null)).toBe(false)
  })

  test('a logged-in user passes to a cooperation route', () => {
    expect(reader('/sign/cooperation/apply/student')).toEqual({ do: 'needUser' })
  })
  test('a logged-in user going to the student login is sent to /sign/basic', () => {
    expect(reader('/sign/stu/login')).toEqual({ do: 'go', to: '/sign/basic' })
  })

  test('a logged-in user going to /login is redirected to /', () => {
    expect(reader('/login')).toEqual({ do: 'go', to: '/' })
    expect(reader('/login/teacher')).toEqual({ do: 'go', to: '/' })
  })

  test('/ redirects to /dashboard', () => {
    expect(reader('/')).toEqual({ do: 'go', to: '/dashboard' })
  })

  test('/redirect/:path(.*) leads to the path it names, with its query', () => {
    expect(reader('/redirect/system/user', '?page=2')).toEqual({
      do: 'go',
      to: '/system/user?page=2',
    })
    expect(rules.redirectTarget('/redirect//evil.example', '')).toBe('/evil.example')
  })

  test('certain path groups set an identity value; defaults depend on the path', () => {
    expect(rules.identOf('/teacher/tutor', '')).toBe('tutor')
    expect(rules.identOf('/sign/cooperation/apply/student', '')).toBe('cooperation')
    expect(rules.identOf('/sign/basic', '')).toBe('sign')
    expect(rules.identOf('/sign/award/apply', '')).toBe('award')
    expect(rules.identOf('/teacher/physician', '')).toBe('physician')
    expect(rules.identOf('/dashboard', '')).toBeNull()
  })

  test('an identity the address names wins over the default, an unknown one does not', () => {
    expect(rules.identOf('/sign/basic', '?ident=stu')).toBe('stu')
    expect(rules.identOf('/sign/basic', '?ident=root')).toBe('sign')
    expect(rules.identOf('/dashboard', '?ident=tutor')).toBeNull()
  })

  test('for one group a check call runs first; 0 leads to /sign/500', () => {
    expect(rules.checkedGroup('/teacher/tutor')).toBe('tutor')
    expect(rules.checkedGroup('/sign/basic')).toBeNull()
    expect(rules.identOf('/teacher/tutor', '?ident=physician')).toBe('physician')

    for (const mode of [1, 2, 3, 4] as const)
      expect(signErrorMode(new URL(`http://x${signErrorPath(mode)}`).search)).toBe(mode)
  })

  test('if roles are not yet loaded, user info is fetched', () => {
    expect(reader('/system/user')).toEqual({ do: 'needUser' })
  })

  test('if no route matches, the user goes back to the previous named route, or to /404', () => {
    expect(rules.fallbackPath({ path: '/system/user?page=2', name: 'User' })).toBe(
      '/system/user?page=2',
    )
    expect(rules.fallbackPath({ path: '/x', name: '' })).toBe('/404')
    expect(rules.fallbackPath(null)).toBe('/404')
  })

  test.each(['/sign/basic', '/sign/train', '/sign/academic', '/sign/foreign', '/sign/work'])(
    '%s needs a studentId',
    (path) => {
      expect(rules.lacksStudentId(path, null)).toBe(true)
      expect(rules.lacksStudentId(path, '7')).toBe(false)
    },
  )

  test('other sign pages do not need a studentId', () => {
    expect(rules.lacksStudentId('/sign/500', null)).toBe(false)
    expect(rules.lacksStudentId('/sign/cooperation/apply/student', null)).toBe(false)
  })
})

describe('login by code', () => {
  test('no session plus the token parameter asks for a login by code, and the address loses the token only', () => {
    expect(visitor('/dashboard', '?a=1&token=abc')).toEqual({
      do: 'loginByCode',
      code: 'abc',
      rest: '/dashboard?a=1',
    })
    expect(visitor('/login', '?token=abc')).toEqual({
      do: 'loginByCode',
      code: 'abc',
      rest: '/login',
    })
  })

  test('with a session the token is only taken out of the address', () => {
    expect(reader('/dashboard', '?token=abc')).toEqual({ do: 'dropCode', rest: '/dashboard' })
  })

  test('accessToken -1 goes to /sign/500 with mode 2', () => {
    expect(afterLoginByCode('-1', '/dashboard')).toBe(
      `/sign/500?mode=${encodeURIComponent(btoa('2'))}`,
    )
    expect(signErrorMode(`?mode=${encodeURIComponent(btoa('2'))}`)).toBe(2)
  })

  test('success goes to /teacher/tutor if the path contains tutor, otherwise to /', () => {
    expect(afterLoginByCode('x', '/teacher/tutor')).toBe('/teacher/tutor')
    expect(afterLoginByCode('x', '/system/user')).toBe('/')
  })

  test('a mode that is not base64 is mode 1', () => {
    expect(signErrorMode('?mode=%%%')).toBe(1)
    expect(signErrorMode('')).toBe(1)
  })
})

describe('who the reader is', () => {
  test('no user: Verification failed, please Login again.', () => {
    expect(() => rules.checkUser(null)).toThrow('Verification failed, please Login again.')
  })

  test('missing or empty roles: getUserInfo: roles must be a non-null array!', () => {
    expect(() => rules.checkUser({ userId: 1, roles: [] })).toThrow(
      'getUserInfo: roles must be a non-null array!',
    )
    expect(() => rules.checkUser({ userId: 1 } as never)).toThrow(
      'getUserInfo: roles must be a non-null array!',
    )
  })

  test('userId -1 is logged out', () => {
    expect(rules.checkUser({ userId: -1, roles: [] })).toBe('logOut')
  })
})

describe('session reset', () => {
  const none = { search: '', ssoLogoutUrl: '', homePageUrl: '', hasHomeToken: false }
  test('on the student login page it stays', () => {
    expect(rules.afterReset({ ...none, path: '/sign/stu/login' })).toEqual({})
  })

  test('sign-up paths go to the student login, partners to theirs', () => {
    expect(rules.afterReset({ ...none, path: '/sign/basic' })).toEqual({ to: '/sign/stu/login' })
    expect(rules.afterReset({ ...none, path: '/award/sign/1' })).toEqual({ to: '/sign/stu/login' })
    expect(rules.afterReset({ ...none, path: '/sign/award' })).toEqual({ to: rules.AWARD_LOGIN })
    expect(rules.afterReset({ ...none, path: '/sign/cooperation/apply/student' })).toEqual({
      to: '/sign/cooperation/login',
    })
  })

  test('other paths are remembered as the redirect', () => {
    expect(rules.afterReset({ ...none, path: '/system/user', search: '?page=2' })).toEqual({
      to: '/login?redirect=%2Fsystem%2Fuser%3Fpage%3D2',
    })
    expect(rules.afterReset({ ...none, path: '/dashboard' })).toEqual({ to: '/login' })
  })

  test('leaves to the external logout where there is one, remembering the path', () => {
    expect(
      rules.afterReset({ ...none, path: '/system/user', ssoLogoutUrl: 'https://sso.example/out' }),
    ).toEqual({
      outside: 'https://sso.example/out',
      remember: '/system/user',
    })
  })

  test('where people also log in with a password, only those who came by a code are led to the logout outside', () => {
    const [provider, portal] = [true, false].map((ssoLogin) => ({
      ssoLogoutUrl: 'https://sso.example/out',
      ssoLogin,
    }))

    expect(rules.outsideLogout(provider!, true)).toBe('https://sso.example/out')
    expect(rules.outsideLogout(provider!, false)).toBe('')
    expect(rules.outsideLogout(portal!, false)).toBe('https://sso.example/out')
  })

  test('goes to the home page if a secondary token exists', () => {
    const input = {
      ...none,
      path: '/x',
      ssoLogoutUrl: 'https://sso.example',
      homePageUrl: 'https://home.example',
      hasHomeToken: true,
    }
    expect(rules.afterReset(input)).toEqual({ outside: 'https://home.example' })
  })
})
