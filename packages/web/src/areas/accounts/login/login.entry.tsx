import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { currentLanguage, setLanguage } from '../../../platform/i18n.ts'
import { afterLoginByCode } from '../../../platform/portal-code.rules.ts'
import { BASE, KEYS, pathHere, readToken, savePortalToken } from '../../../platform/session.ts'
import { storage } from '../../../platform/storage.ts'
import { applyTheme } from '../../../theme/theme-switch.ts'
import './login.css'
import './login-form.css'
import { askLoginByCode } from './login.calls.ts'
import { FACES, faceOf, judgeArrival } from './login.rules.ts'
import { LoginPage } from './login-page.tsx'

const face = faceOf(pathHere())
const { ident } = FACES[face]
if (ident) storage.set(KEYS.ident, ident)
applyTheme()
setLanguage(currentLanguage())
const { rest, code, home } = judgeArrival(face, pathHere(), window.location.search, readToken() !== null)
if (rest) window.history.replaceState(window.history.state, '', BASE + rest) // Removed from the address before anything else.
if (home) window.location.replace(BASE + home)
else if (code) void enterByCode(code)
else
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <LoginPage face={face} startsNew={new URLSearchParams(window.location.search).has('register')} />
    </StrictMode>,
  )

async function enterByCode(token: string) {
  const answer = await askLoginByCode(token).catch(() => ({ accessToken: '-1', tokenType: null }))
  if (answer.accessToken !== '-1') savePortalToken(answer)
  window.location.replace(BASE + afterLoginByCode(answer.accessToken, pathHere()))
}
