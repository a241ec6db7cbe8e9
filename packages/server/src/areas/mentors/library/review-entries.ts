import {
  type decideMentorEntries as batchCall,
  mentorEntryReview,
} from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import { ENTRY_REVIEW_ACTIONS } from '@residency/contract/areas/mentors/library/mentor-entry.flow'
import type { InputOf } from '@residency/contract/kernel'
import { decideMany } from '../../../platform/flow/decide.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { libraryNotices } from './library-notices.seed.ts'
import { relationsTo, visibleMentors } from './mentor-entry.policy.ts'
import { type EntryRow, findEntriesForUpdate } from './mentor-entry.queries.ts'

/** The department decides about entries of its library of mentors. */
export const mentorEntryPlan = reviewPlan(mentorEntryReview, {
  table: 'mentorEntries',
  columns: ['reason'],
  find: (tx, ids) => findEntriesForUpdate(tx.db, visibleMentors(tx.actor), ids),
  relationsTo: (tx, entry) => relationsTo(entry, tx.actor),
  values: (_tx, { action, reason }) => ({ reason: action === 'pass' ? null : reason }),

  notify: (tx, { action, reason }, moved) =>
    notify(tx, libraryNotices[action], moved.map(noticeOf(reason))),

  reviewed: { decisions: ENTRY_REVIEW_ACTIONS, page: '/mentor/library' },
})

const noticeOf = (reason: string | null) => (entry: EntryRow) => ({
  userId: entry.userId,
  path: '/mentor/own',
  values: { base: entry.base, year: String(entry.year), reason: reason ?? '' },
  valuesEn: { base: entry.baseEn ?? entry.base },
})

type Entries = { ids: readonly number[]; reason: string | null }

export const passMentorEntries = (ctx: SignedCtx, entries: Entries) =>
  decideMany(ctx, mentorEntryPlan, { ...entries, action: 'pass' })

export const rejectMentorEntries = (ctx: SignedCtx, entries: Entries) =>
  decideMany(ctx, mentorEntryPlan, { ...entries, action: 'reject' })

/** `type` 1 passes, 2 rejects. */
export const decideMentorEntries = (
  ctx: SignedCtx,
  { type, ...entries }: InputOf<typeof batchCall, 'out'>,
) => (type === '1' ? passMentorEntries(ctx, entries) : rejectMentorEntries(ctx, entries))
