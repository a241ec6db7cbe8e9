import { answerPermissions as may } from '@residency/contract/areas/evaluation/answers/access'
import { holds } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countOpenTasks } from './task.queries.ts'

/** Evaluations that wait for the reader. */
export const answersWaiting = async (ctx: SignedCtx) => [
  {
    kind: 'answerEvaluations' as const,
    count: holds(ctx.actor, may.own)
      ? await countOpenTasks(ctx.db, ctx.actor.userId, dayInChina(ctx.now()))
      : 0,
  },
]
