import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { grantMatchOf } from './grant.policy.ts'
import { countGrants } from './grant.queries.ts'

/** Proposals that the reader may decide. */
export async function levelsWaiting(ctx: SignedCtx) {
  const match = { ...grantMatchOf(ctx), waiting: '1' as const }
  const count = match.mayDecide ? await countGrants(ctx.db, match) : 0

  return [{ kind: 'decideLevels' as const, count }]
}
