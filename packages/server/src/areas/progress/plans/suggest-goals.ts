import type { GoalSuggestion } from '@residency/contract/areas/progress/plans/learning-plan.contract'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { beginningOf, fillSentence } from '@residency/contract/kernel/sentence'
import type { TraineeRef } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findLackingLevels } from '../../competence/competence.public.ts'
import { completionLinesOf } from '../../students/students.public.ts'
import { findOwnDecisions } from '../decisions/decision.queries.ts'
import { reasonCell } from '../sessions/cells.ts'
import { findOpenSupportGoals } from './learning-plan.queries.ts'

/** Latest decisions from which goals are made. */
const DECISIONS = 2
const LONGEST = 300

/** Done by waiting, not by a goal. */
const BY_TIME = 'students.months'

/** What the completion check names as missing, then what nobody has recorded yet. */
async function lackingLines(ctx: SignedCtx, trainee: TraineeRef): Promise<GoalSuggestion[]> {
  const lines = (await completionLinesOf(ctx, [trainee])).get(trainee.id) ?? []

  return (['missing', 'unrecorded'] as const).flatMap((state) =>
    lines
      .map((line) => ({ ...line, key: `${line.area}.${line.key}` }))
      .filter((line) => line.state === state && line.key !== BY_TIME)
      .map(({ key, label, detail }) => ({
        origin: 'missing' as const,
        key,
        label,
        detail: detail ?? null,
      })),
  )
}

async function lackingLevels(ctx: SignedCtx, traineeId: number): Promise<GoalSuggestion[]> {
  const words = planWords[ctx.language].suggested

  return (await findLackingLevels(ctx, traineeId)).map(
    ({ itemId, name: item, neededLevel: needed, level, endsOn: until }) => {
      const now = level === null ? words.noLevel : fillSentence(words.levelNow, { level })

      return {
        origin: 'level' as const,
        key: String(itemId),
        label: fillSentence(until ? words.renew : words.level, { item, needed, level }),
        detail: until ? fillSentence(words.endsOn, { until }) : now,
      }
    },
  )
}

const supportGoals = async (ctx: SignedCtx, traineeId: number): Promise<GoalSuggestion[]> =>
  (await findOpenSupportGoals(ctx.db, traineeId)).map(({ id, goal, measure }) => ({
    origin: 'decision' as const,
    key: `goal.${id}`,
    label: goal,
    detail: measure,
  }))

/** The latest decisions with reasons, which only the trainee reads here. */
async function ownDecisions(ctx: SignedCtx, userId: number): Promise<GoalSuggestion[]> {
  const words = planWords[ctx.language].suggested
  const { outcomes } = sessionWords[ctx.language]
  const decisions = await findOwnDecisions(ctx.db, userId)

  return decisions
    .filter(({ reasonSealed }) => reasonSealed !== null)
    .slice(0, DECISIONS)
    .map(({ id, heldOn, outcome, reasonSealed }) => ({
      origin: 'decision' as const,
      key: `decision.${id}`,
      label: fillSentence(words.decision, { day: heldOn, outcome: outcomes[outcome] }),
      detail: ctx.fields.openCell(reasonCell(id), reasonSealed),
    }))
}

/**
 * From what a trainee can make goals: the completion check as the area of students answers it,
 * levels, open goals of support plans, and for the trainee the reasons of decisions.
 */
export async function suggestGoals(ctx: SignedCtx, trainee: TraineeRef): Promise<GoalSuggestion[]> {
  const isOwn = trainee.userId === ctx.actor.userId

  const found = await Promise.all([
    lackingLines(ctx, trainee),
    lackingLevels(ctx, trainee.id),
    supportGoals(ctx, trainee.id),
    isOwn ? ownDecisions(ctx, trainee.userId) : [],
  ])

  return found.flat().map((goal) => ({ ...goal, label: beginningOf(goal.label, LONGEST) }))
}
