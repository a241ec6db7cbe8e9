import { completionPermissions as may } from '@residency/contract/areas/students/completion/access'
import type { CandidateFilters } from '@residency/contract/areas/students/completion/completion.contract'
import { labelIn, permittedActions } from '@residency/contract/kernel'
import type { TraineeRef } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleTrainees } from '../students.policy.ts'
import { type CandidateRow, findCandidate, findCandidatePage } from './candidate.queries.ts'
import { type AreaLine, completionLinesOf, countLines, presentLine } from './completion-lines.ts'
import { isConfirmed } from './has-completed.queries.ts'
import { type FinalScore, findFinalScores } from './score.queries.ts'

export const refOf = (t: {
  id: number
  userId: number
  registrationId: number | null
}): TraineeRef => ({
  id: t.id,
  userId: t.userId,
  registrationId: t.registrationId,
})

const NO_SCORE: FinalScore = {
  theory: null,
  theoryOn: null,
  skill: null,
  skillOn: null,
  version: 0,
}

/** Who somebody is, in the reader's language. */
export const presentTraining = (ctx: SignedCtx, t: Omit<CandidateRow, 'id' | 'state'>) => ({
  number: t.number,
  name: t.realName,
  major: labelIn(ctx.language, t.major, t.majorEn),
  base: labelIn(ctx.language, t.base, t.baseEn),
  trainingUnit: labelIn(ctx.language, t.unit, t.unitEn),
  startsOn: t.startsOn,
  plannedEnd: t.plannedEnd,
})

function presentCandidate(
  ctx: SignedCtx,
  t: CandidateRow,
  lines: readonly AreaLine[],
  score = NO_SCORE,
) {
  const isSettled = isConfirmed(t.state)
  return {
    ...presentTraining(ctx, t),
    id: t.id,
    traineeId: t.id,
    counts: countLines(lines),
    state: t.state,
    score: {
      theory: score.theory,
      theoryOn: score.theoryOn,
      skill: score.skill,
      skillOn: score.skillOn,
      version: score.version,
    },
    actions: permittedActions(ctx.actor, {
      propose: t.state === null && t.userId !== ctx.actor.userId && may.propose,
      score: !isSettled && t.userId !== ctx.actor.userId && may.score,
    }),
  }
}

/** Trainees in scope who finish soon, each with the figures of the check. */
export async function listCandidates(ctx: SignedCtx, filters: CandidateFilters) {
  const { rows, total } = await findCandidatePage(
    ctx.db,
    visibleTrainees(ctx.actor),
    filters,
    dayInChina(ctx.now()),
    filters,
    ctx.language,
  )

  const ids = rows.map(({ id }) => id)

  const [lines, scores] = await Promise.all([
    completionLinesOf(ctx, rows.map(refOf)),
    findFinalScores(ctx.db, ids),
  ])

  return {
    list: rows.map((t) => presentCandidate(ctx, t, lines.get(t.id) ?? [], scores.get(t.id))),
    total,
  }
}

/** One trainee with every line of the check. */
export async function getCandidate(ctx: SignedCtx, { id }: { id: number }) {
  const t = found(await findCandidate(ctx.db, visibleTrainees(ctx.actor), id))

  const [all, scores] = await Promise.all([
    completionLinesOf(ctx, [refOf(t)]),
    findFinalScores(ctx.db, [id]),
  ])

  const lines = all.get(id) ?? []

  return {
    ...presentCandidate(ctx, t, lines, scores.get(id)),
    lines: lines.map((line) => presentLine(line, 'staff')),
  }
}
