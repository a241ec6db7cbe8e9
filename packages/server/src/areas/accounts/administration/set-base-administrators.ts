import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { endAdministration, installAdministrator } from './administered-places.ts'
import { findAdministrators } from './administration.queries.ts'

/**
 * Sets the exact administrators of a base locked by the caller, and updates their roles. Nobody
 * changes their own administration.
 */
export async function setBaseAdministrators(
  ctx: SignedCtx,
  baseId: number,
  userIds: readonly number[],
) {
  const place = { type: 'base', id: baseId } as const
  const before = await findAdministrators(ctx.db, place)
  const added = userIds.filter((id) => !before.includes(id))
  const ended = before.filter((id) => !userIds.includes(id))
  if ([...added, ...ended].includes(ctx.actor.userId)) throw fail(accountsErrors.notOneself)

  for (const id of added) await installAdministrator(ctx, place, id)
  for (const id of ended) await endAdministration(ctx, place, id)
}
