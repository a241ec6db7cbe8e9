import { toMoment } from '@residency/contract/kernel'
import { tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { trainPhaseOf } from './train.policy.ts'
import { findTrainByInvitation } from './train.queries.ts'

/**
 * What an invitation leads to. It is 256 random bits: who has it may know why it opens nothing now.
 */
export async function openInvitation(ctx: Ctx, { invitation }: { invitation: string }) {
  const train = await findTrainByInvitation(ctx.db, tokenHash(invitation))
  if (!train) return { phase: 'unknown' as const, title: null, opensAt: null, closesAt: null }

  const times = { opensAt: toMoment(train.opensAt), closesAt: toMoment(train.closesAt) }

  return { phase: trainPhaseOf(train, ctx.now()), title: train.title, ...times }
}
