import { clientConfiguration, logout, signLogout } from '@residency/contract/areas/accounts/session.contract'
import { call } from '../platform/api-client.ts'
import { setCurrentUser } from '../platform/current-user.ts'
import { queryClient } from '../platform/query-client.ts'
import { BASE, forgetSession, KEYS, pathHere, readStamped, readToken, saveStamped } from '../platform/session.ts'
import { forgetDrafts } from '../platform/storage.ts'
import { afterReset, isSignPath } from './guard.rules.ts'
import { dropRoutes } from './install-routes.ts'

const NOWHERE = { ssoLogoutUrl: '', externalSiteUrl: '', homePageUrl: '' }
const addresses = () => call(clientConfiguration, {}, { quiet: true }).catch(() => NOWHERE)
export const REMEMBERED_PATH = 'redirectPath'

/** Forgets the reader here; the server is told by those who can still tell it. */
export function forgetReader() {
  forgetSession()
  setCurrentUser(null)
  dropRoutes()
  queryClient.clear()
}

/** The session is over: forget it, then to the login that fits the page (specification, section 4). */
export async function resetSession() {
  const { ssoLogoutUrl, homePageUrl } = await addresses()
  const hasHomeToken = readStamped(KEYS.homeToken) !== null
  const end = afterReset({ path: pathHere(), search: window.location.search, ssoLogoutUrl, homePageUrl, hasHomeToken })
  forgetReader()
  if (end.remember) saveStamped(REMEMBERED_PATH, end.remember)
  if (end.outside ?? end.to) window.location.assign(end.outside ?? BASE + end.to)
}

/** Ends the session on the server and leaves: to the portal's logout where there is one, else to the login page. */
export async function logOut() {
  const path = pathHere()
  if (readToken()) await call(isSignPath(path) ? signLogout : logout, {}, { quiet: true }).catch(() => {})
  const { ssoLogoutUrl } = await addresses()
  forgetReader()
  forgetDrafts() // a session that ran out keeps them: they are there again at the next login
  if (path.startsWith('/sign/cooperation')) window.location.assign(`${BASE}/sign/cooperation/login`)
  else if (isSignPath(path)) window.location.assign(`${BASE}/sign/stu/login`)
  else window.location.assign(ssoLogoutUrl || `${BASE}/login`)
}

/** After 'this page has expired': to the external site for those who came from it, else out. */
export async function leaveExpired() {
  const { externalSiteUrl } = await addresses()
  if (externalSiteUrl && /(^|;\s*)homePage-token=/.test(document.cookie)) window.location.assign(externalSiteUrl)
  else await resetSession()
}
