import { answerPermissions as may } from '@residency/contract/areas/evaluation/answers/access'
import { holds } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { askedOf } from './request.policy.ts'
import { countOpenRequests } from './request.queries.ts'

/** Evaluations that trainees ask the reader for. */
export const requestsWaiting = async (ctx: SignedCtx) => [
  {
    kind: 'answerRequests' as const,
    count: holds(ctx.actor, may.bedside)
      ? await countOpenRequests(ctx.db, askedOf(ctx.actor), ctx.now())
      : 0,
  },
]
