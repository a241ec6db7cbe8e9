import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { AWARD_APPLICATION } from '../applications/shown-application.ts'
import { isScored } from './competition.policy.ts'
import { findCandidates, findCriteria } from './competition.queries.ts'
import { type DutyRow, findDuties, findDuty, findOwnScores } from './scoring.queries.ts'

const shownDuty = (ctx: SignedCtx, duty: DutyRow) => ({
  id: duty.id,
  kind: labelIn(ctx.language, duty.kind, duty.kind_en),
  year: duty.year,
  round: duty.round,
  state: duty.state,
  candidates: duty.candidates,
  scored: duty.scored,
  submittedAt: duty.submitted_at && minuteInChina(duty.submitted_at),
})
export const listScoringDuties = async (ctx: SignedCtx) => (await findDuties(ctx.db, ctx.actor.userId)).map((duty) => shownDuty(ctx, duty))

/** The candidates with the reader’s own points; names, bases and papers only if the kind does not hide them. */
export async function getScoring(ctx: SignedCtx, { id }: { id: number }) {
  const { userId } = ctx.actor
  const duty = found(await findDuty(ctx.db, userId, id))
  const [criteria, rows, scores] = await Promise.all([
    findCriteria(ctx.db, id),
    findCandidates(ctx.db, id),
    findOwnScores(ctx.db, userId, id),
  ])
  const ids = duty.hides_names ? [] : rows.map(({ application_id }) => application_id)
  const files = await filesOfMany(ctx.db, AWARD_APPLICATION, ids)
  return {
    ...shownDuty(ctx, duty),
    hidesNames: duty.hides_names,
    isOpen: isScored(duty.state) && duty.submitted_at === null,
    criteria: criteria.map(({ id: of, name, name_en, weight, scale }) => ({
      id: of,
      name: labelIn(ctx.language, name, name_en),
      weight,
      scale,
    })),
    sheets: rows.map((row) => ({
      id: row.id,
      code: row.code,
      name: duty.hides_names ? null : row.name,
      base: duty.hides_names ? null : row.base && labelIn(ctx.language, row.base, row.base_en),
      statement: row.statement,
      files: files.get(row.application_id) ?? [],
      points: scores
        .filter(({ candidate_id }) => candidate_id === row.id)
        .map(({ criterion_id, points }) => ({ criterionId: criterion_id, points })),
    })),
  }
}
