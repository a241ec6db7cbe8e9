import type { completionReview } from '@residency/contract/areas/students/completion/completion.contract'
import { type COMPLETION_ACTIONS, completionFlow } from '@residency/contract/areas/students/completion/completion.flow'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { finishTrainings, resumeTrainings } from '../end-training.ts'
import { visibleTrainees } from '../students.policy.ts'
import { completionActions, relationsToCompletion } from './completion.policy.ts'
import { type CompletionRow, findCompletion, findCompletionsForUpdate, findConfirmed } from './completion.queries.ts'
import { notifyOfCompletion } from './notify-of-completion.ts'
import { obstaclesTo } from './obstacles-to-completions.ts'

type Action = (typeof COMPLETION_ACTIONS)[number]
type Before = Awaited<ReturnType<typeof findConfirmed>>

/** What a step means for the trainings. */
const carryOver = async (tx: SignedCtx, action: Action, traineeIds: readonly number[], day: string) => {
  if (action === 'confirm') await finishTrainings(tx, traineeIds, day)
  if (action === 'revert') await resumeTrainings(tx, traineeIds)
}

const plan: ReviewPlan<Decision<Action>, Before> = {
  flow: completionFlow,
  table: 'completions',
  columns: ['refusal', 'confirmed_on', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const rows = await findCompletionsForUpdate(tx.db, visibleTrainees(tx.actor), ids)
    const today = dayInChina(tx.now())
    const asked = {
      ...{ action, reason, ids, versions, rows, obstacles: await obstaclesTo(tx, action, rows) },
      relationsOf: (row: CompletionRow) => relationsToCompletion(row, tx.actor),
      nameOf: (row: CompletionRow) => row.real_name,
    }
    const result = await moveMany(tx, completionFlow, asked, async (state, going) => {
      await tx.db
        .updateTable('completions')
        .set((e) => ({
          ...{ state, refusal: action === 'reject' || action === 'revert' ? reason : null, updated_at: tx.now() },
          ...{ confirmed_on: action === 'confirm' ? today : null, version: e('version', '+', 1) },
        }))
        .where('id', '=', sql<number>`any(${sql.val(going.map(({ id }) => id))}::bigint[])`)
        .execute()
      await carryOver(
        tx,
        action,
        going.map(({ trainee_id }) => trainee_id),
        today,
      )
    })
    await notifyOfCompletion(tx, action, reason, result.moved)
    return result
  },
  actionsOn: async (tx, id) => {
    const row = await findCompletion(tx.db, visibleTrainees(tx.actor), id)
    return row ? completionActions(row, tx.actor) : []
  },
  otherTables: {
    read: (tx, ids) => findConfirmed(tx.db, ids),
    restore: async (tx, action, ids, before) => {
      const undone = before.filter(({ id }) => ids.includes(id))
      const trainees = undone.map(({ trainee_id }) => trainee_id)
      if (action === 'confirm') await resumeTrainings(tx, trainees)
      if (action === 'revert') await finishTrainings(tx, trainees, undone[0]?.confirmed_on ?? dayInChina(tx.now()))
    },
  },
}

export const actOnCompletion = (ctx: SignedCtx, input: InputOf<typeof completionReview.act, 'out'>) => decideOne(ctx, plan, input)
export const actOnCompletions = (ctx: SignedCtx, input: InputOf<typeof completionReview.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoCompletions = (ctx: SignedCtx, input: InputOf<typeof completionReview.undo, 'out'>) => undoDecision(ctx, plan, input)
