/**
 * Rules of routing and session (specification, sections 2 and 4) as pure functions: no network,
 * storage or framework.
 */
import { takeCode } from '../../platform/portal-code.rules.ts'

const OPEN_PATHS: ReadonlySet<string> = new Set([
  '/bind/qrcode',
  '/sign/stu/login',
  '/sign/500',
  '/sign/cooperation/register',
  '/sign/cooperation/login',
  '/bind',
  '/bind/view',
  '/bind/success',
  '/employment/init',
  '/employment/login',
  '/employment/error',
  '/employment/learn',
  '/employment/exam',
  '/employment/examResult',
  '/employment/examRecord',
  // Our additions: they show no personal data, and a visitor must find a login.
  '/entrance',
  '/401',
  '/404',
])

const LOGIN_PATHS: ReadonlySet<string> = new Set(['/login', '/login/teacher', '/login/student'])
const plain = (path: string) => path.replace(/(.)\/+$/, '$1')

/** Open without a session. */
const isOpenPath = (path: string) => OPEN_PATHS.has(plain(path)) || path.startsWith('/white')
const isLoginPath = (path: string) => LOGIN_PATHS.has(plain(path))
export const isSignPath = (path: string) => /^\/sign(\/|$)/.test(path)
const isCooperation = (path: string) => path.startsWith('/sign/cooperation')
export const isAwardSign = (path: string) => /^\/sign\/award(\/|$)/.test(path)

/**
 * People from outside log in, or register by SMS, on the applicants’ login page and come back to
 * the awards.
 */
export const AWARD_LOGIN = '/sign/stu/login?redirect=%2Fsign%2Faward%2Fapply'

/**
 * The value of IDENT for a path group; a known `ident` in the address wins over the default of the
 * path.
 */
export type Ident = 'physician' | 'sign' | 'tutor' | 'stu' | 'cooperation' | 'award'
const IDENTS: readonly Ident[] = ['physician', 'sign', 'tutor', 'stu', 'cooperation', 'award']

function groupOf(path: string): Ident | null {
  if (path.includes('tutor')) return 'tutor'
  if (isCooperation(path)) return 'cooperation'
  if (isAwardSign(path)) return 'award'
  if (path.startsWith('/sign/stu')) return 'stu'
  if (isSignPath(path) && path !== '/sign/500') return 'sign'

  return path.startsWith('/teacher/physician') ? 'physician' : null
}

export function identOf(path: string, search: string): Ident | null {
  const group = groupOf(path)
  const ident = new URLSearchParams(search).get('ident')
  return group && IDENTS.includes(ident as Ident) ? (ident as Ident) : group
}

/**
 * The group that the server checks before the path opens; 0 leads to the sign error page. Only the
 * path decides which: an `ident` in the address would choose the question, and with it the answer.
 */
export const checkedGroup = (path: string): 'tutor' | null =>
  groupOf(path) === 'tutor' ? 'tutor' : null

/** The hidden helper `/redirect/:path(.*)`: its target, with the query. */
export function redirectTarget(path: string, search: string): string | null {
  const found = /^\/redirect\/+(.*)$/.exec(path)
  return found ? `/${found[1]!.replace(/^\/+/, '')}${search}` : null
}

export type Entry = { path: string; search: string; hasSession: boolean }

export type Verdict =
  | { do: 'pass' }
  | { do: 'go'; to: string }
  // Another document: the login page is not part of the application.
  | { do: 'leaveTo'; to: string }
  | { do: 'loginByCode'; code: string; rest: string }
  | { do: 'dropCode'; rest: string }
  | { do: 'sayExpired' }
  | { do: 'needUser' }

/** The decision about a requested path, before any page is looked up. */
export function judgeEntry({ path, search, hasSession }: Entry): Verdict {
  const { code, rest } = takeCode(path, search)
  if (code !== null)
    return hasSession ? { do: 'dropCode', rest } : { do: 'loginByCode', code, rest }

  const helper = redirectTarget(path, search)
  if (helper) return { do: 'go', to: helper }

  if (hasSession) {
    if (isLoginPath(path)) return { do: 'go', to: '/' }
    if (path === '/sign/stu/login') return { do: 'go', to: '/sign/basic' }
    if (path === '/') return { do: 'go', to: '/dashboard' }
    if (path === '/sign/cooperation/login') return { do: 'leaveTo', to: path }

    return isOpenPath(path) ? { do: 'pass' } : { do: 'needUser' }
  }

  if (isLoginPath(path) || path === '/sign/stu/login' || path === '/sign/cooperation/login')
    return { do: 'leaveTo', to: path + search }
  if (isOpenPath(path)) return { do: 'pass' }
  if (isCooperation(path)) return { do: 'leaveTo', to: '/sign/cooperation/login' }
  if (isAwardSign(path)) return { do: 'leaveTo', to: AWARD_LOGIN }

  return { do: 'sayExpired' }
}

/**
 * No page matches, not even one of other roles (that is /401): back to the previous page if it has
 * a name, else to the 404 page.
 */
export const fallbackPath = (previous: { path: string; name: string } | null) =>
  previous?.name ? previous.path : '/404'

/** Validates the server's data about the reader. */
export function checkUser<T extends { userId: number; roles: readonly string[] }>(
  me: T | null | undefined,
): T | 'logOut' {
  if (!me) throw new Error('Verification failed, please Login again.')
  if (me.userId === -1) return 'logOut'
  if (!Array.isArray(me.roles) || me.roles.length === 0)
    throw new Error('getUserInfo: roles must be a non-null array!')

  return me
}

/** Student registration pages need a studentId. */
const STUDENT_PAGES: ReadonlySet<string> = new Set([
  '/sign/basic',
  '/sign/train',
  '/sign/academic',
  '/sign/foreign',
  '/sign/work',
])

export const lacksStudentId = (path: string, studentId: string | null) =>
  STUDENT_PAGES.has(plain(path)) && !studentId

/**
 * Where the session outside is ended. Where people may also log in with a password, only those who
 * came by a code have one there; a portal's logout is for everybody.
 */
export const outsideLogout = (
  { ssoLogoutUrl, ssoLogin }: { ssoLogoutUrl: string; ssoLogin: boolean },
  cameByCode: boolean,
) => (ssoLogin && !cameByCode ? '' : ssoLogoutUrl)

export type ResetEnd = { to?: string; outside?: string; remember?: string }

/**
 * The target after a session reset: the student login stays, registration paths go there, others go
 * to the portal or their login with a return path.
 */
export function afterReset(input: {
  path: string
  search: string
  ssoLogoutUrl: string
  homePageUrl: string
  hasHomeToken: boolean
}): ResetEnd {
  const { path, search } = input
  if (plain(path) === '/sign/stu/login') return {}
  if (isCooperation(path)) return { to: '/sign/cooperation/login' }
  if (isAwardSign(path)) return { to: AWARD_LOGIN }
  if (isSignPath(path) || path.startsWith('/award/sign')) return { to: '/sign/stu/login' }
  if (input.hasHomeToken && input.homePageUrl) return { outside: input.homePageUrl }
  if (input.ssoLogoutUrl) return { outside: input.ssoLogoutUrl, remember: path + search }

  const isPlainStart = path === '/' || path === '/dashboard' || isLoginPath(path)

  return {
    to: isPlainStart && !search ? '/login' : `/login?redirect=${encodeURIComponent(path + search)}`,
  }
}
