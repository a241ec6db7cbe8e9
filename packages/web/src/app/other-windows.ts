import { currentUser } from '../platform/current-user.ts'
import { forgetWindow, KEYS, stampedValue } from '../platform/session.ts'

/**
 * The user logged out or changed in another window: this one must not show the previous user's data
 * or act with the new user's session. It reloads. A token that was only extended counts as the
 * same.
 */
export function followOtherWindows() {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== KEYS.token || !currentUser() || stampedValue(oldValue) === stampedValue(newValue))
      return

    forgetWindow()
    window.location.reload()
  })
}
