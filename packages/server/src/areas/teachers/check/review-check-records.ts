import { type CHECK_ACTIONS, checkFlow } from '@residency/contract/areas/teachers/check/check.flow'
import type { checkReview } from '@residency/contract/areas/teachers/check/check-record.contract'
import { checkErrors } from '@residency/contract/areas/teachers/check/errors'
import { type Decision, type InputOf, reviewErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { type KeptEntries, keepEntriesOf, restoreRemoved } from '../library/restore-entries.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { recordActions, relationsToCheck } from './check.policy.ts'
import { type CheckRecordRow, findCheckedPeople, findCheckRecordsForUpdate, findChecksForShare } from './check-record.queries.ts'
import { notifyOfResults, removeObjected, writeDecision } from './settle-objections.ts'

type CheckDecision = Decision<(typeof CHECK_ACTIONS)[number]>

/** A check that has not begun stands in the way, whoever asks. */
const findObstacles = (rows: readonly CheckRecordRow[], today: string) =>
  new Map(
    rows
      .filter(({ first_day }) => first_day > today)
      .map((row) => [row.id, { def: checkErrors.checkNotBegun, data: { from: row.first_day } }]),
  )
/** A check that was closed since holds: its decisions are not undone. */
async function mustBeOpen(tx: SignedCtx, ids: readonly number[]) {
  const checks = await findChecksForShare(tx.db, ids)
  if (checks.some(({ closed_at }) => closed_at !== null)) throw fail(reviewErrors.undoFollowed)
}

const plan: ReviewPlan<CheckDecision, KeptEntries | null> = {
  flow: checkFlow,
  table: 'teacher_check_records',
  columns: ['reason', 'settlement', 'decided_by', 'decided_at', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const today = dayInChina(tx.now())
    const rows = await findCheckRecordsForUpdate(tx.db, visibleTeachers(tx.actor), ids)
    const asked = {
      ...{ action, reason, ids, versions, rows, obstacles: findObstacles(rows, today) },
      relationsOf: (row: CheckRecordRow) => relationsToCheck(row, tx.actor, today),
      nameOf: (row: CheckRecordRow) => row.name,
    }
    const result = await moveMany(tx, checkFlow, asked, (state, going) => writeDecision(tx, going, { action, reason, state }))
    if (action === 'remove') await removeObjected(tx, result.moved, reason)
    else await notifyOfResults(tx, action, result.moved, reason)
    return result
  },
  actionsOn: async (tx, id) => {
    const [row] = await findCheckRecordsForUpdate(tx.db, visibleTeachers(tx.actor), [id])
    return row ? recordActions(row, tx.actor, dayInChina(tx.now())) : []
  },
  otherTables: {
    read: async (tx, ids) => keepEntriesOf(tx, await findCheckedPeople(tx.db, ids)),
    restore: async (tx, action, ids, before) => {
      if (action === 'pass' || action === 'object') await mustBeOpen(tx, ids)
      if (action === 'remove' && before) await restoreRemoved(tx, before)
    },
  },
}
/** Passes a teacher or objects with a reason; the office keeps somebody objected to, or removes them from the library. */
export const actOnCheckRecord = (ctx: SignedCtx, input: InputOf<typeof checkReview.act, 'out'>) => decideOne(ctx, plan, input)
export const actOnCheckRecords = (ctx: SignedCtx, input: InputOf<typeof checkReview.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoCheckRecords = (ctx: SignedCtx, input: InputOf<typeof checkReview.undo, 'out'>) => undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedCheckRecords = reviewedFlow({
  flow: checkFlow,
  decisions: ['pass', 'overrule'],
  page: '/teacher/check-records',
  find: async (ctx, id) => (await findCheckRecordsForUpdate(ctx.db, visibleTeachers(ctx.actor), [id]))[0],
  relationsTo: (ctx, row) => relationsToCheck(row, ctx.actor, dayInChina(ctx.now())),
})
