import {
  type ExamScoreRelation,
  examScoreFlow,
} from '@residency/contract/areas/admission/entrance-exams/exam-score.flow'
import { reviewedFlow, type StepByOne } from '../../../platform/flow/reviewed-flow.ts'
import type { Actor, SignedCtx } from '../../../platform/http/ctx.ts'
import { isExamOffice, mayMoveRegistrations } from '../entrance-exams/exams.policy.ts'
import { findSession } from '../entrance-exams/session.queries.ts'
import { findScoresByOne, findWaitingScores } from './score-check.queries.ts'

type UncheckedScore = { enteredBy: number; userId: number }

function relationsToScores(
  scores: readonly UncheckedScore[],
  actor: Actor,
): ReadonlySet<ExamScoreRelation> {
  const others = scores.filter(({ userId }) => userId !== actor.userId)

  const isRelated: Record<ExamScoreRelation, boolean> = {
    owner: scores.length > 0 && others.length === 0,
    firstPerson: others.every(({ enteredBy }) => enteredBy === actor.userId),
    office: mayMoveRegistrations(actor),
  }

  return new Set(
    (Object.keys(isRelated) as ExamScoreRelation[]).filter((relation) => isRelated[relation]),
  )
}

async function findScoresOfSession(ctx: SignedCtx, id: number) {
  const session = isExamOffice(ctx.actor) ? await findSession(ctx.db, id) : undefined
  if (!session) return undefined

  const scores = await findWaitingScores(ctx.db, id)
  const state: string = scores.length > 0 ? examScoreFlow.initial : examScoreFlow.actions.check.to

  return { name: session.name, state, scores }
}

/** Who may check the scores of an exam session. */
export const reviewedExamScores = reviewedFlow({
  flow: examScoreFlow,
  decisions: ['check'],
  page: '/recruit/score',
  find: findScoresOfSession,
  relationsTo: (ctx, { scores }) => relationsToScores(scores, ctx.actor),
  stepsByOne: async (ctx, id): Promise<StepByOne[]> =>
    (await findScoresByOne(ctx.db, id)).map(({ who, at, waiverId }) => ({
      who,
      at,
      waiverId: waiverId!,
    })),
})
