import type { Profession } from '@residency/contract/areas/evaluation/competency/competency.public'
import { addMonths } from '@residency/contract/kernel/day'
import { MIN_TRAINEES } from '../../../algorithms/reliability/observation.ts'
import { estimateReliability } from '../../../algorithms/reliability/reliability.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findObservedItems, findScores } from './reliability.queries.ts'

/** Older observations are of other observers and another standard. */
const MONTHS = 24

/** How reliable observations are: the help as a score, every observation an occasion. */
export async function getReliability(
  ctx: SignedCtx,
  { profession, itemId }: { profession: Profession; itemId?: number | undefined },
) {
  const from = addMonths(dayInChina(ctx.now()), -MONTHS)

  const [items, rows] = await Promise.all([
    findObservedItems(ctx.db, profession),
    findScores(ctx.db, { profession, itemId, from }),
  ])

  const answer = estimateReliability(
    rows.map(({ id, traineeId, observerId, help }) => ({
      trainee: String(traineeId),
      observer: String(observerId),
      occasion: String(id),
      score: help,
    })),
  )

  const counted = {
    items,
    from,
    scores: answer.scores,
    trainees: answer.trainees,
    observers: new Set(rows.map(({ observerId }) => observerId)).size,
    least: MIN_TRAINEES,
  }

  if ('reason' in answer) return { ...counted, reason: answer.reason, figure: null }

  const { variances, present, phi, goal, ahead } = answer

  return { ...counted, reason: null, figure: { variances, present, phi, goal, ahead } }
}
