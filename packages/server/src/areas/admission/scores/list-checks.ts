import type { listScoresToCheck as call } from '@residency/contract/areas/admission/entrance-exams/score.contract'
import { excludedByRule, type InputOf } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { findSession } from '../entrance-exams/session.queries.ts'
import { pointsOf } from './score.rules.ts'
import { countProgress, findUncheckedScores } from './score-check.queries.ts'
import { offerLabel } from './score-lines.rules.ts'

/**
 * The list of papers again, for a second person: the points are left out unless they are requested.
 */
export async function listScoresToCheck(
  ctx: SignedCtx,
  { sessionId, component, shown: withValues }: InputOf<typeof call, 'out'>,
) {
  mustBeOffice(ctx.actor)

  found(await findSession(ctx.db, sessionId))

  const [rows, progress] = [
    await findUncheckedScores(ctx.db, sessionId, component),
    await countProgress(ctx.db, sessionId, component),
  ]

  const firstId = excludedByRule(ctx.actor, 'examScore')

  const list = rows.map((x) => ({
    ...x,
    id: `${x.registrationId}-${x.offerId ?? 0}`,
    offer: x.offerId === null ? null : offerLabel(ctx.language, x),
    realName: x.realName ?? '',
    points: withValues === '1' ? pointsOf(x.points) : null,
    enteredBy: x.enteredName ?? '',
    mayCheck: x.enteredBy !== firstId && x.userId !== ctx.actor.userId,
  }))

  return { list, ...progress }
}
