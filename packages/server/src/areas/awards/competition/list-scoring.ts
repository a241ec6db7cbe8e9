import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { AWARD_APPLICATION } from '../applications/present-application.ts'
import { isScored } from './competition.policy.ts'
import { findCandidates, findCriteria } from './competition.queries.ts'
import { type DutyRow, findDuties, findDuty, findOwnScores } from './scoring.queries.ts'

const presentDuty = (ctx: SignedCtx, duty: DutyRow) => ({
  id: duty.id,
  kind: labelIn(ctx.language, duty.kind, duty.kindEn),
  year: duty.year,
  round: duty.round,
  state: duty.state,
  candidates: duty.candidates,
  scored: duty.scored,
  submittedAt: duty.submittedAt && minuteInChina(duty.submittedAt),
})

export const listScoringDuties = async (ctx: SignedCtx) =>
  (await findDuties(ctx.db, ctx.actor.userId)).map((duty) => presentDuty(ctx, duty))

/**
 * The candidates with the reader’s own points; names, bases and papers only if the kind does not
 * hide them.
 */
export async function getScoring(ctx: SignedCtx, { id }: { id: number }) {
  const { userId } = ctx.actor
  const duty = found(await findDuty(ctx.db, userId, id))

  const [criteria, rows, scores] = await Promise.all([
    findCriteria(ctx.db, id),
    findCandidates(ctx.db, id),
    findOwnScores(ctx.db, userId, id),
  ])

  const ids = duty.hidesNames ? [] : rows.map(({ applicationId }) => applicationId)
  const files = await filesOfMany(ctx.db, AWARD_APPLICATION, ids)

  return {
    ...presentDuty(ctx, duty),
    hidesNames: duty.hidesNames,
    isOpen: isScored(duty.state) && duty.submittedAt === null,
    criteria: criteria.map(({ id: of, name, nameEn, weight, scale }) => ({
      id: of,
      name: labelIn(ctx.language, name, nameEn),
      weight,
      scale,
    })),
    sheets: rows.map((row) => ({
      id: row.id,
      code: row.code,
      name: duty.hidesNames ? null : row.name,
      base: duty.hidesNames ? null : row.base && labelIn(ctx.language, row.base, row.baseEn),
      statement: row.statement,
      files: files.get(row.applicationId) ?? [],
      points: scores
        .filter(({ candidateId }) => candidateId === row.id)
        .map(({ criterionId, points }) => ({ criterionId, points })),
    })),
  }
}
