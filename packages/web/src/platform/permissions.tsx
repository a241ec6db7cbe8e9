import type { ReactNode } from 'react'
import { currentUser, type Me, useCurrentUser } from './current-user.ts'

const holds = (me: Me | null, perms: readonly string[]) =>
  me !== null && (me.roles.includes('ROOT') || perms.some((perm) => me.perms.includes(perm)))
const checked = (perms: unknown): readonly string[] => {
  if (Array.isArray(perms) && perms.length > 0) return perms as string[]
  throw new Error("need perms! Like perm={['sys:user:add', 'sys:user:edit']}")
}

/** Whether the reader holds any of these permissions; ROOT holds them all. Throws when it is not given a list. */
export const hasPerm = (perms: readonly string[]): boolean => holds(currentUser(), checked(perms))

/** The same for components, following a change of user. */
export function usePerm(perms: readonly string[]): boolean {
  const me = useCurrentUser((state) => state.me)
  return holds(me, checked(perms))
}

/** Leaves its children out for readers without any of the permissions. What it hides is no protection: the server decides. */
export function Can({ perm, children }: { perm: readonly string[]; children: ReactNode }) {
  return usePerm(perm) ? children : null
}
