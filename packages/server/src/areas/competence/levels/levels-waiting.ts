import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { grantMatchOf } from './grant.policy.ts'
import { countGrants } from './grant.queries.ts'

/** Proposals that the reader may decide. */
export const levelsWaiting = async (ctx: SignedCtx) => [
  {
    kind: 'decideLevels' as const,
    count: await countGrants(ctx.db, { ...grantMatchOf(ctx), waiting: '1' }),
  },
]
