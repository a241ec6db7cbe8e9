import type { ScoreFilters } from '@residency/contract/areas/admission/entrance-exams/score.contract'
import { COMPONENTS } from '@residency/contract/areas/admission/score.public'
import { toMoment } from '@residency/contract/kernel'
import { objectOf } from '@residency/contract/kernel/object-of'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isToBeExamined } from '../../signup/signup.public.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { findScorePage, findScores, type ScoreLine, type ScoreRecord } from './score.queries.ts'
import { mayBeScored, pointsOf, scoreKey } from './score.rules.ts'
import { offerLabel } from './score-lines.rules.ts'

/** One score as it is shown. */
export const presentScore = (x: ScoreRecord) => ({
  points: pointsOf(x.points),
  isChecked: x.checkedBy !== null,
  isDiffering: x.checkedBy === null && x.differedBy !== null,
  enteredBy: x.enteredName ?? '',
  enteredAt: toMoment(x.enteredAt),
  checkedBy: x.checkedName,
})

/** Scores of registrations by their keys. */
export async function scoresOf(
  ctx: SignedCtx,
  registrationIds: readonly number[],
): Promise<ReadonlyMap<string, ScoreRecord>> {
  const scores = await findScores(ctx.db, [...new Set(registrationIds)])
  return new Map(
    scores.map((x) => [
      scoreKey({ registrationId: x.registrationId, offerId: x.offerId, component: x.component }),
      x,
    ]),
  )
}

/** Lines of scores in the order of the papers. */
export async function listScores(ctx: SignedCtx, filters: ScoreFilters) {
  mustBeOffice(ctx.actor)

  const { rows: lines, total } = await findScorePage(ctx.db, filters, {
    now: ctx.now(),
    readerId: ctx.actor.userId,
    language: ctx.language,
  })

  const scores = await scoresOf(
    ctx,
    lines.map((line) => line.registrationId),
  )

  return { list: lines.map((line) => presentLine(ctx, line, scores)), total }
}

function presentLine(ctx: SignedCtx, line: ScoreLine, scores: ReadonlyMap<string, ScoreRecord>) {
  const place = { registrationId: line.registrationId, offerId: line.offerId }

  const cellOf = (component: (typeof COMPONENTS)[number]) => {
    const score = scores.get(scoreKey({ ...place, component }))
    return score ? presentScore(score) : null
  }

  return {
    ...place,
    id: `${line.registrationId}-${line.offerId ?? 0}`,
    offer: line.offerId === null ? null : offerLabel(ctx.language, line),
    realName: line.realName ?? '',
    ticketNumber: line.ticketNumber,
    sessionName: line.session,
    seatNo: line.seatNo,
    isScored: !isToBeExamined(line.state),
    mayEnter: mayBeScored(line) && line.userId !== ctx.actor.userId,
    scores: objectOf(COMPONENTS, cellOf),
  }
}
