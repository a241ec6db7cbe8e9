import type { Endpoint } from '@residency/contract/kernel'
import type { Actor } from './ctx.ts'

/** Whether the permissions of a caller open an endpoint. */
export function isPermitted(e: Pick<Endpoint, 'access'>, actor: Actor): boolean {
  if (typeof e.access !== 'object' || actor.isRoot) return true

  const wanted =
    typeof e.access.permission === 'string' ? [e.access.permission] : e.access.permission

  return wanted.some((code) => actor.permissions.has(code))
}
