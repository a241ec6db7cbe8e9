import { create } from 'zustand'
import { storage } from '../../../platform/browser/storage.ts'
import { useCurrentUser } from '../../../platform/current-user.ts'
import { type BarRole, barRoleOf, barRolesOf } from './phone-bar.rules.ts'

const KEY = 'phoneRole'
const NOBODY: readonly string[] = []

const useLast = create<{ role: string | null }>(() => ({ role: storage.get(KEY) }))

export function setBarRole(role: BarRole) {
  storage.set(KEY, role)
  useLast.setState({ role })
}

/** Whose bar the phone shows, and which others the person may choose. */
export function useBarRole() {
  const own = barRolesOf(useCurrentUser((state) => state.me?.roles ?? NOBODY))
  const role = barRoleOf(
    own,
    useLast((state) => state.role),
  )

  return { role, own }
}
