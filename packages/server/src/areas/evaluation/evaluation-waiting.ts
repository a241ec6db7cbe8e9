import { answerPermissions as may } from '@residency/contract/areas/evaluation/answers/access'
import { holds } from '@residency/contract/kernel'
import { dayInChina } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { countOpenTasks } from './answers/task.queries.ts'
import { askedOf } from './requests/request.policy.ts'
import { countOpenRequests } from './requests/request.queries.ts'

/** Evaluations that wait for the reader. */
export const answersWaiting = async (ctx: SignedCtx) => [
  {
    kind: 'answerEvaluations' as const,
    count: holds(ctx.actor, may.own)
      ? await countOpenTasks(ctx.db, ctx.actor.userId, dayInChina(ctx.now()))
      : 0,
  },
]

/** Evaluations that trainees ask the reader for. */
export const requestsWaiting = async (ctx: SignedCtx) => [
  {
    kind: 'answerRequests' as const,
    count: holds(ctx.actor, may.bedside)
      ? await countOpenRequests(ctx.db, askedOf(ctx.actor), ctx.now())
      : 0,
  },
]
