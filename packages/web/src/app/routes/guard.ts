import {
  checkIdentity,
  loginByCode,
} from '@residency/contract/areas/accounts/login/session.contract'
import { listRoutes } from '@residency/contract/areas/accounts/menus/route.contract'
import { SESSION_OVER, SIGN_OUT_OF_PORTAL } from '@residency/contract/kernel'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { useApp } from '../../platform/app.store.ts'
import { nextTurn } from '../../platform/browser/next-turn.ts'
import { storage } from '../../platform/browser/storage.ts'
import { call } from '../../platform/calls/api-client.ts'
import { ApiError } from '../../platform/calls/api-error.ts'
import { currentUser, setCurrentUser } from '../../platform/current-user.ts'
import { alertOf, ask } from '../../platform/feedback.ts'
import { afterLoginByCode, signErrorPath } from '../../platform/portal-code.rules.ts'
import { isApplicant, isTrainee } from '../../platform/roles.rules.ts'
import {
  BASE,
  KEYS,
  REMEMBERED_PATH,
  readStamped,
  readToken,
  safeRedirect,
  savePortalToken,
  saveStamped,
} from '../../platform/session.ts'
import { textNow } from '../../platform/texts/i18n.ts'
import { platformText } from '../../platform/texts/platform.text.ts'
import { forgetReader, leaveExpired, logOut } from '../leave.ts'
import { readMe } from '../refresh-rights.ts'
import { guessView, loadView } from '../registry/view-registry.ts'
import { shellText } from '../shell/shell.text.ts'
import * as rules from './guard.rules.ts'
import { installRoutes } from './install-routes.ts'
import { matchPage } from './route-records.rules.ts'

/** The document is being left: the router must not render any more. */
const never = () => new Promise<never>(() => {})

const leaveTo = (path: string) => {
  window.location.replace(BASE + path)
  return never()
}

type Verdict = ReturnType<typeof rules.judgeEntry>

let previous: { path: string; name: string } | null = null

/**
 * Runs before every page. The rules are in guard.rules.ts; this file connects them to network and
 * storage.
 */
export async function guard({ request }: LoaderFunctionArgs): Promise<Response | null> {
  if (previous === null) await nextTurn() // The router asks while the script is still running.

  const url = new URL(request.url)
  const path = url.pathname.replace(/^\/medical(?=\/|$)/, '') || '/'

  const verdict = rules.judgeEntry({
    path,
    search: url.search,
    hasSession: readToken(path) !== null,
  })

  const answer = await answerVerdict(verdict, path)
  if (answer) return answer

  const ident = rules.identOf(path, url.search)
  if (ident) storage.set(KEYS.ident, ident)

  if (verdict.do === 'needUser') {
    const entry = await enterWithUser(path)
    if (entry !== 'open') return entry
  }

  return openPage(url, path)
}

/** Where a verdict leads that needs no page; undefined if the page is opened. */
async function answerVerdict(verdict: Verdict, path: string): Promise<Response | undefined> {
  if (verdict.do === 'go') return redirect(verdict.to)
  if (verdict.do === 'leaveTo') return leaveTo(verdict.to)
  if (verdict.do === 'dropCode') return redirect(verdict.rest)
  if (verdict.do === 'loginByCode') return enterByCode(verdict.code, path, verdict.rest)
  if (verdict.do === 'sayExpired') return sayExpired()

  return undefined
}

/** Loads the user, and checks what the page needs of them. */
async function enterWithUser(path: string): Promise<Response | null | 'open'> {
  if (!useApp.getState().hasRoutes) guessView(path)
  if (!useApp.getState().hasRoutes && !(await loadReader())) return never()
  // Only the password change is shown; the requested page opens afterwards.
  if (currentUser()?.mustChangePassword) return null

  const group = rules.checkedGroup(path)
  if (group && (await call(checkIdentity, { ident: group })) === 0)
    return redirect(signErrorPath(1))

  rememberStudentId()
  if (rules.lacksStudentId(path, readStamped(KEYS.studentId))) return askToLogInAgain()

  const remembered = safeRedirect(readStamped(REMEMBERED_PATH))

  storage.remove(REMEMBERED_PATH)

  return remembered && path === '/dashboard' ? redirect(remembered) : 'open'
}

/** Opens the page of a path, or leads to where there is one. */
async function openPage(url: URL, path: string): Promise<Response | null> {
  const match = matchPage(useApp.getState().pages, path)
  if (!match)
    return redirect(
      matchPage(useApp.getState().barred, path) ? '/401' : rules.fallbackPath(previous),
    )

  if (match.page.redirect) return redirect(match.page.redirect + url.search)
  if (previous === null) await loadView(match.page.view)
  if (path !== '/404' && path !== '/401')
    previous = { path: path + url.search, name: match.page.name }

  return null
}

/** Loads the user and their pages once per document. False if the reader is being redirected. */
async function loadReader(): Promise<boolean> {
  const routes = call(listRoutes, {}, { quiet: true })
  // Refused, and not needed, while the password must be changed; otherwise awaited below.
  routes.catch(() => {})

  try {
    const me = rules.checkUser(await readMe())
    if (me === 'logOut') {
      await logOut()
      return false
    }

    setCurrentUser(me)
    installRoutes(me.mustChangePassword ? [] : await routes, me.roles)

    return true
  } catch (error) {
    // The session dialog is already opening; other errors are shown, and the token is removed.
    if (
      error instanceof ApiError &&
      (error.code === SESSION_OVER || error.code === SIGN_OUT_OF_PORTAL)
    )
      throw error

    await alertOf(error instanceof Error ? error.message : String(error))
    forgetReader()

    throw error
  }
}

/** Applicants and trainees are the student of the registration pages. */
function rememberStudentId() {
  const me = currentUser()
  if (me && (isApplicant(me.roles) || isTrainee(me.roles)))
    saveStamped(KEYS.studentId, String(me.userId))
}

async function enterByCode(code: string, path: string, rest: string) {
  // Removed from the address before anything else.
  window.history.replaceState(window.history.state, '', BASE + rest)

  const answer = await call(loginByCode, { token: code }, { quiet: true }).catch(() => ({
    accessToken: '-1',
    tokenType: null,
  }))

  if (answer.accessToken !== '-1') savePortalToken(answer)

  return redirect(afterLoginByCode(answer.accessToken, path))
}

async function sayExpired() {
  const text = textNow(platformText)
  await ask({ title: text.notice, content: text.pageExpired, okText: text.confirm, onlyOk: true })
  await leaveExpired()

  return never()
}

/**
 * A registration page without an applicant: confirm, clear the session, go to the student login.
 */
async function askToLogInAgain() {
  const { notice, confirm } = textNow(platformText)

  await ask({
    title: notice,
    content: textNow(shellText).logInAgain,
    okText: confirm,
    onlyOk: true,
  })

  await logOut()

  return never()
}
