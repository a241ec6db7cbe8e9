import { libraryPermissions as may } from '@residency/contract/areas/mentors/library/access'
import { holds } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleMentors } from './mentor-entry.policy.ts'
import { findEntry, isOwnEntry } from './mentor-entry.queries.ts'

/** The papers of an entry are read by its mentor and by those in whose scope it is. */
export async function mayReadEntry(ctx: SignedCtx, id: number): Promise<boolean> {
  if (await isOwnEntry(ctx.db, ctx.actor.userId, id)) return true
  return (
    holds(ctx.actor, may.list) &&
    (await findEntry(ctx.db, visibleMentors(ctx.actor), id)) !== undefined
  )
}
