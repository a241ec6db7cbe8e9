import { useEffect, useState } from 'react'
import { KEYS, readStamped, saveStamped } from '../../../platform/session.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { askRegistrationOpen } from '../login/login.calls.ts'
import { closedText } from './registration-closed.text.ts'

/**
 * Shown to applicants while no intake is open: first by the stored ISOPEN (1 or 0), then by one
 * call to the server.
 */
export function RegistrationClosed() {
  const text = useText(closedText)
  const [isOpen, setOpen] = useState(() => readStamped(KEYS.registrationOpen))

  useEffect(() => {
    let isThere = true

    const keep = (answer: 0 | 1) => {
      saveStamped(KEYS.registrationOpen, String(answer))
      if (isThere) setOpen(String(answer))
    }

    askRegistrationOpen().then(keep, () => {}) // Only a hint: without a response nothing changes.

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
