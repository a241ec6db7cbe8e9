import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { currentLanguage, setLanguage } from '../../../platform/i18n.ts'
import { BASE, KEYS, pathHere, readToken } from '../../../platform/session.ts'
import { storage } from '../../../platform/storage.ts'
import { applyTheme } from '../../../theme/theme-switch.ts'
import './login.css'
import './login-form.css'
import { FACES, faceOf, whenLoggedIn } from './login.rules.ts'
import { LoginPage } from './login-page.tsx'

const face = faceOf(pathHere())
const { ident } = FACES[face]
if (ident) storage.set(KEYS.ident, ident)
const home = readToken() ? whenLoggedIn(face) : null
applyTheme()
setLanguage(currentLanguage())
if (home) window.location.replace(BASE + home)
else
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <LoginPage face={face} startsNew={new URLSearchParams(window.location.search).has('register')} />
    </StrictMode>,
  )
