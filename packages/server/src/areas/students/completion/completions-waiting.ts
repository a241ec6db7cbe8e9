import { completionPermissions as may } from '@residency/contract/areas/students/completion/access'
import type { StudentsWaiting } from '@residency/contract/areas/students/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleTrainees } from '../students.policy.ts'
import { countCandidates } from './candidate.queries.ts'
import { countUncertified, countWaitingCompletions } from './completion.queries.ts'

/**
 * Trainees whose time is nearly over, for the base; completions to confirm and certificates to
 * issue, for the office.
 */
export async function completionsWaiting(ctx: SignedCtx): Promise<WaitingCount<StudentsWaiting>[]> {
  const { db, actor } = ctx
  const scope = visibleTrainees(actor)
  const isBase = scope.kind !== 'all' && scope.kind !== 'none'
  const soon = { months: 1, stage: 'open', baseId: undefined, keywords: undefined } as const

  const [propose, confirm, issue] = await Promise.all([
    holds(actor, may.propose) && isBase
      ? countCandidates(db, scope, soon, dayInChina(ctx.now()))
      : 0,
    holds(actor, may.confirm) ? countWaitingCompletions(db, scope, actor.userId) : 0,
    holds(actor, may.issue) ? countUncertified(db, scope) : 0,
  ])

  return [
    { kind: 'proposeCompletions', count: propose },
    { kind: 'confirmCompletions', count: confirm },
    { kind: 'issueCertificates', count: issue },
  ]
}
