import {
  clientConfiguration,
  logout,
  signLogout,
} from '@residency/contract/areas/accounts/login/session.contract'
import { forgetDrafts } from '../platform/browser/storage.ts'
import { call } from '../platform/calls/api-client.ts'
import { queryClient } from '../platform/calls/query-client.ts'
import { setCurrentUser } from '../platform/current-user.ts'
import {
  BASE,
  forgetSession,
  KEYS,
  pathHere,
  REMEMBERED_PATH,
  readStamped,
  readToken,
  saveStamped,
} from '../platform/session.ts'
import { forgetUnsaved } from '../platform/unsaved.ts'
import {
  AWARD_LOGIN,
  afterReset,
  isAwardSign,
  isSignPath,
  outsideLogout,
} from './routes/guard.rules.ts'
import { dropRoutes } from './routes/install-routes.ts'

const NOWHERE = { ssoLogoutUrl: '', externalSiteUrl: '', homePageUrl: '', ssoLogin: false }
const addresses = () => call(clientConfiguration, {}, { quiet: true }).catch(() => NOWHERE)

/** Clears the user's data here; the server is notified by the callers that still have a session. */
export function forgetReader() {
  forgetUnsaved()
  forgetSession()
  setCurrentUser(null)
  dropRoutes()
  queryClient.clear()
}

/** The session has ended: clear it, then go to the login of the page (specification, section 4). */
export async function resetSession() {
  const known = await addresses()
  const hasHomeToken = readStamped(KEYS.homeToken) !== null
  const ssoLogoutUrl = outsideLogout(known, hasHomeToken)
  const { homePageUrl } = known

  const end = afterReset({
    path: pathHere(),
    search: window.location.search,
    ssoLogoutUrl,
    homePageUrl,
    hasHomeToken,
  })

  forgetReader()

  if (end.remember) saveStamped(REMEMBERED_PATH, end.remember)
  if (end.outside ?? end.to) window.location.assign(end.outside ?? BASE + end.to)
}

/**
 * Logs out on the server and leaves: to the logout of the provider or portal if there is one, else
 * to the login page.
 */
export async function logOut() {
  const path = pathHere()
  const left = readToken()
    ? await call(isSignPath(path) ? signLogout : logout, {}, { quiet: true }).catch(() => null)
    : null
  const outside =
    left?.url ?? outsideLogout(await addresses(), readStamped(KEYS.homeToken) !== null)

  forgetReader()
  forgetDrafts() // They stay when a session expires, and are restored at the next login.

  if (path.startsWith('/sign/cooperation')) window.location.assign(`${BASE}/sign/cooperation/login`)
  else if (isAwardSign(path)) window.location.assign(BASE + AWARD_LOGIN)
  else if (isSignPath(path)) window.location.assign(`${BASE}/sign/stu/login`)
  else window.location.assign(outside || `${BASE}/login`)
}

/** After 'this page has expired': to the external site for users who came from it, else log out. */
export async function leaveExpired() {
  const { externalSiteUrl } = await addresses()
  if (externalSiteUrl && /(^|;\s*)homePage-token=/.test(document.cookie))
    window.location.assign(externalSiteUrl)
  else await resetSession()
}
