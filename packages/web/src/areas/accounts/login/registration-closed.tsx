import { useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { KEYS, readStamped, saveStamped } from '../../../platform/session.ts'
import { askRegistrationOpen } from './login.calls.ts'
import { closedText } from './registration-closed.text.ts'

/** What applicants read while no intake is open: at once by what was kept as ISOPEN (1 or 0), then by what the server says, asked once. */
export function RegistrationClosed() {
  const text = useText(closedText)
  const [isOpen, setOpen] = useState(() => readStamped(KEYS.registrationOpen))
  useEffect(() => {
    let isThere = true
    const keep = (answer: 0 | 1) => {
      saveStamped(KEYS.registrationOpen, String(answer))
      if (isThere) setOpen(String(answer))
    }
    askRegistrationOpen().then(keep, () => {}) // it is a hint: without an answer nothing is said anew
    return () => {
      isThere = false
    }
  }, [])
  return isOpen === '0' ? (
    <p className="login-note" role="status">
      {text.closed}
    </p>
  ) : null
}
