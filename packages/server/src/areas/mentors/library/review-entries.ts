import type { decideMentorEntries as batchCall, mentorEntryReview } from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import { ENTRY_REVIEW_ACTIONS, mentorEntryFlow } from '@residency/contract/areas/mentors/library/mentor-entry.flow'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { relationsTo, reviewActions, visibleMentors } from './mentor-entry.policy.ts'
import { type EntryRow, findEntriesForUpdate } from './mentor-entry.queries.ts'

type Action = (typeof ENTRY_REVIEW_ACTIONS)[number]
const plan: ReviewPlan<Decision<Action>> = {
  flow: mentorEntryFlow,
  table: 'mentor_entries',
  columns: ['reason', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const asked = {
      ...{ action, reason, ids, versions },
      rows: await findEntriesForUpdate(tx.db, visibleMentors(tx.actor), ids),
      relationsOf: (entry: EntryRow) => relationsTo(entry, tx.actor),
      nameOf: (entry: EntryRow) => entry.name,
    }
    const result = await moveMany(tx, mentorEntryFlow, asked, async (state, rows) => {
      const moved = rows.map(({ id }) => id)
      await tx.db
        .updateTable('mentor_entries')
        .set((e) => ({ state, reason: action === 'pass' ? null : reason, version: e('version', '+', 1), updated_at: tx.now() }))
        .where('id', 'in', moved)
        .execute()
    })
    const noticeOf = (entry: EntryRow) => {
      const values = { base: entry.base, year: String(entry.year), reason: reason ?? '' }
      return { userId: entry.user_id, values, valuesEn: { base: entry.base_en ?? entry.base }, path: '/mentor/own' }
    }
    await notify(tx, `mentorEntry.${action}`, result.moved.map(noticeOf))
    return result
  },
  actionsOn: async (tx, id) => {
    const [entry] = await findEntriesForUpdate(tx.db, visibleMentors(tx.actor), [id])
    return entry ? reviewActions(entry, tx.actor) : []
  },
}
/** The department's decision about one entry. */
export const actOnMentorEntry = (ctx: SignedCtx, input: InputOf<typeof mentorEntryReview.act, 'out'>) => decideOne(ctx, plan, input)
export const actOnMentorEntries = (ctx: SignedCtx, input: InputOf<typeof mentorEntryReview.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoMentorEntries = (ctx: SignedCtx, input: InputOf<typeof mentorEntryReview.undo, 'out'>) => undoDecision(ctx, plan, input)

type Asked = { ids: readonly number[]; reason: string | null }
export const passMentorEntries = (ctx: SignedCtx, asked: Asked) => decideMany(ctx, plan, { ...asked, action: 'pass' })
export const rejectMentorEntries = (ctx: SignedCtx, asked: Asked) => decideMany(ctx, plan, { ...asked, action: 'reject' })
/** `type` 1 passes, 2 rejects. */
export const decideMentorEntries = (ctx: SignedCtx, { type, ...asked }: InputOf<typeof batchCall, 'out'>) =>
  type === '1' ? passMentorEntries(ctx, asked) : rejectMentorEntries(ctx, asked)

/** Who may decide about a record of this review. */
export const reviewedMentorEntries = reviewedFlow({
  flow: mentorEntryFlow,
  decisions: ENTRY_REVIEW_ACTIONS,
  page: '/mentor/library',
  find: async (ctx, id) => (await findEntriesForUpdate(ctx.db, visibleMentors(ctx.actor), [id]))[0],
  relationsTo: (ctx, row) => relationsTo(row, ctx.actor),
})
