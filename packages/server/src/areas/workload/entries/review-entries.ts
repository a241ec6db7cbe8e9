import { itemWithCount } from '@residency/contract/areas/workload/entries/entry.contract'
import { type EntryReviewAction, entryFlow } from '@residency/contract/areas/workload/entries/entry.flow'
import type { entryReview } from '@residency/contract/areas/workload/entries/entry-review.contract'
import { entryErrors as errors } from '@residency/contract/areas/workload/entries/errors'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { actionsOnEntry, entriesInCharge, relationsToEntry } from './entry.policy.ts'
import { type EntryRow, findEntriesForUpdate, findEntry } from './entry.queries.ts'

const OWN_PATH = '/workload/own'
/** Entries with indicators that the decider has not looked at. */
const unopened = (rows: readonly EntryRow[]) =>
  new Map(
    rows.filter(({ marks, is_opened }) => marks.length > 0 && !is_opened).map(({ id }) => [id, { def: errors.entryUnopened }] as const),
  )
/** Entries whose stay was moved away from their day: they pass with an explanation, which the trainee gives once they are returned. */
const unexplained = (rows: readonly EntryRow[]) =>
  new Map(
    rows
      .filter(({ marks, explanation, erased_at }) => marks.includes('outside') && explanation === null && erased_at === null)
      .map(({ id }) => [id, { def: errors.entryUnexplained }] as const),
  )

const plan: ReviewPlan<Decision<EntryReviewAction>> = {
  flow: entryFlow,
  table: 'workload_entries',
  columns: ['reason', 'decided_by', 'decided_at', 'batch_size', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const rows = await findEntriesForUpdate(tx.db, entriesInCharge(tx.actor), ids)
    const asked = {
      ...{ action, reason, ids, versions, rows, obstacles: new Map([...(action === 'pass' ? unexplained(rows) : []), ...unopened(rows)]) },
      relationsOf: (row: EntryRow) => relationsToEntry(row, tx.actor),
      nameOf: (row: EntryRow) => `${row.name} ${itemWithCount(row.item, row.count)}`,
    }
    const result = await moveMany(tx, entryFlow, asked, async (state, going) => {
      const decided = { decided_by: tx.actor.userId, decided_at: tx.now(), batch_size: going.length }
      await tx.db
        .updateTable('workload_entries')
        .set((e) => ({ state, reason, ...decided, version: e('version', '+', 1), updated_at: tx.now() }))
        .where(
          'id',
          'in',
          going.map(({ id }) => id),
        )
        .execute()
    })
    if (action !== 'pass') await notifyTrainees(tx, action, result.moved, reason)
    return result
  },
  actionsOn: async (tx, id) => {
    const row = await findEntry(tx.db, entriesInCharge(tx.actor), id)
    return row ? actionsOnEntry(row, tx.actor).actions : []
  },
}
/** Each trainee is told once of what was returned or refused in one act. */
async function notifyTrainees(tx: SignedCtx, action: EntryReviewAction, rows: readonly EntryRow[], reason: string | null) {
  const recipients = [...grouped(rows, ({ user_id }) => user_id)].map(([userId, some]) => ({
    ...{ userId, path: OWN_PATH },
    values: { item: some[0]!.item, count: String(some.length), day: some[0]!.case_day, reason: reason ?? '' },
  }))
  await notify(tx, `workloadEntry.${action}`, recipients)
}

/** Whoever answers for an entry passes, returns or refuses it; marked entries are opened first. */
export const actOnEntry = (ctx: SignedCtx, input: InputOf<typeof entryReview.act, 'out'>) => decideOne(ctx, plan, input)
export const actOnEntries = (ctx: SignedCtx, input: InputOf<typeof entryReview.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoEntries = (ctx: SignedCtx, input: InputOf<typeof entryReview.undo, 'out'>) => undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedEntries = reviewedFlow({
  flow: entryFlow,
  decisions: ['pass'],
  page: '/workload/audit',
  find: (ctx, id) => findEntry(ctx.db, entriesInCharge(ctx.actor), id),
  relationsTo: (ctx, row) => relationsToEntry(row, ctx.actor),
  nameOf: (row) => `${row.name} ${itemWithCount(row.item, row.count)}`,
})
