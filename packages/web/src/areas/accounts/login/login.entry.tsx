import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { completeBrowser } from '../../../platform/browser/complete-browser.ts'
import { storage } from '../../../platform/browser/storage.ts'
import { afterLoginByCode, signErrorPath } from '../../../platform/portal-code.rules.ts'
import { BASE, KEYS, pathHere, readToken, savePortalToken } from '../../../platform/session.ts'
import {
  currentLanguage,
  loadDocumentTexts,
  setLanguage,
  textNow,
} from '../../../platform/texts/i18n.ts'
import { applyTheme } from '../../../theme/theme-switch.ts'
import './login.css'
import './login-form.css'
import { isSsoCallback } from '../sso/sso.rules.ts'
import { askFinishSso, askLoginByCode } from './login.calls.ts'
import { FACES, faceOf, judgeArrival } from './login.rules.ts'
import { loginText } from './login.text.ts'
import { LoginPage } from './login-page.tsx'

const face = faceOf(pathHere())
const { ident } = FACES[face]
if (ident) storage.set(KEYS.ident, ident)
applyTheme()
// Requested at once; the page waits for them.
const texts = loadDocumentTexts()
texts.catch(() => {})
setLanguage(currentLanguage())
const root = document.getElementById('root')!

const { rest, code, home } = judgeArrival(
  face,
  pathHere(),
  window.location.search,
  readToken() !== null,
)

// Removed from the address before anything else.
if (rest) window.history.replaceState(window.history.state, '', BASE + rest)

if (isSsoCallback(pathHere()) && !home) void finishSso(window.location.search)
else if (home) window.location.replace(BASE + home)
else if (code) void enterByCode(code)
else void Promise.all([texts, completeBrowser()]).then(showLogin)

function showLogin() {
  createRoot(root).render(
    <StrictMode>
      <LoginPage
        face={face}
        startsNew={new URLSearchParams(window.location.search).has('register')}
      />
    </StrictMode>,
  )
}

/**
 * Back from the provider: what it answered is judged by the server, which gives a one-time code for
 * it.
 */
async function finishSso(answer: string) {
  // The answer is a secret until it is used.
  window.history.replaceState(window.history.state, '', window.location.pathname)
  await texts
  root.textContent = textNow(loginText).ssoReturning

  const { token, mode } = await askFinishSso(answer.replace(/^\?/, '')).catch(() => ({
    token: null,
    mode: null,
  }))

  window.location.replace(
    BASE + (token === null ? signErrorPath(mode ?? 2) : `/?token=${encodeURIComponent(token)}`),
  )
}

async function enterByCode(token: string) {
  const answer = await askLoginByCode(token).catch(() => ({ accessToken: '-1', tokenType: null }))
  if (answer.accessToken !== '-1') savePortalToken(answer)
  window.location.replace(BASE + afterLoginByCode(answer.accessToken, pathHere()))
}
