import { currentUser } from '../platform/current-user.ts'
import { forgetWindow, KEYS, stampedValue } from '../platform/session.ts'

/**
 * Somebody logged out, or in as somebody else, in another window: this one must neither go on showing what its reader saw, nor act in
 * the other one's name. It begins anew, as whoever is there now. A token that was only given its two hours again is the same.
 */
export function followOtherWindows() {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== KEYS.token || !currentUser() || stampedValue(oldValue) === stampedValue(newValue)) return
    forgetWindow()
    window.location.reload()
  })
}
