import type { ReactNode } from 'react'
import { currentUser, type Me, useCurrentUser } from './current-user.ts'

const holds = (me: Me | null, perms: readonly string[]) =>
  me !== null && (me.roles.includes('ROOT') || perms.some((perm) => me.perms.includes(perm)))

const checked = (perms: unknown): readonly string[] => {
  if (Array.isArray(perms) && perms.length > 0) return perms as string[]
  throw new Error("need perms! Like perm={['sys:user:add', 'sys:user:edit']}")
}

/**
 * Whether the reader has any of these permissions; ROOT has all. Throws if it is not given a list.
 */
export const hasPerm = (perms: readonly string[]): boolean => holds(currentUser(), checked(perms))

/** The same as a hook, following a change of user. */
export function usePerm(perms: readonly string[]): boolean {
  const me = useCurrentUser((state) => state.me)
  return holds(me, checked(perms))
}

/**
 * Hides its children from readers without any of the permissions. This is no protection: the server
 * decides.
 */
export function Can({ perm, children }: { perm: readonly string[]; children: ReactNode }) {
  return usePerm(perm) ? children : null
}
