import { planWords } from '@residency/contract/areas/progress/plans/text'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { idsOf } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findLearningPlans, findLooks, findLooksBy } from './learning-plan.queries.ts'
import { findGoals } from './plan.queries.ts'

/** The user's learning plans with goals and looks, and looks recorded as a mentor. */
export async function* plansOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  yield* ownPlans(ctx)
  yield* looksAsMentor(ctx)
}

async function* ownPlans(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads, fields, flows, results, origins } = planWords[ctx.language]
  const plans = await findLearningPlans(ctx.db, ctx.actor.userId)
  if (plans.length === 0) return

  const ids = idsOf(plans)
  const [goals, looks] = await Promise.all([findGoals(ctx.db, ids), findLooks(ctx.db, ids)])

  yield {
    heading: heads.plans,
    records: [
      ...plans.map((plan) => ({
        [fields.state]: plan.state && flows.learningPlan.states[plan.state],
        [heads.since]: plan.agreedOn,
        [heads.endedOn]: plan.endedOn,
        [heads.endNote]: plan.endNote,
        [heads.returnReason]: plan.returnReason,
      })),
      ...goals.map((goal) => ({
        [fields.goal]: goal.goal,
        [fields.measure]: goal.measure,
        [fields.ownerId]: goal.owner,
        [fields.dueOn]: goal.dueOn,
        [fields.origin]: goal.originLabel ?? origins.free,
        [fields.result]: goal.result && results[goal.result],
        [fields.text]: goal.resultText,
      })),
    ],
  }

  if (looks.length > 0)
    yield {
      heading: heads.looks,
      records: looks.map(({ lookedOn, note }) => ({
        [fields.lookedOn]: lookedOn,
        [fields.note]: note,
      })),
    }
}

async function* looksAsMentor(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads, fields } = planWords[ctx.language]
  const looks = await findLooksBy(ctx.db, ctx.actor.userId)
  if (looks.length === 0) return

  yield {
    heading: heads.written,
    records: looks.map(({ lookedOn, note, name }) => ({
      [fields.lookedOn]: lookedOn,
      [heads.trainee]: name,
      [fields.note]: note,
    })),
  }
}
