import { levelPermissions as may } from '@residency/contract/areas/competence/levels/access'
import { holds } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { grantMatchOf } from './grant.policy.ts'
import { countGrants } from './grant.queries.ts'

/** Proposals that the reader may decide. */
export const levelsWaiting = async (ctx: SignedCtx) => [
  {
    kind: 'decideLevels' as const,
    count: holds(ctx.actor, may.decide)
      ? await countGrants(ctx.db, { ...grantMatchOf(ctx), waiting: '1' })
      : 0,
  },
]
