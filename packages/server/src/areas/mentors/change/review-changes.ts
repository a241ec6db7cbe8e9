import { changeErrors } from '@residency/contract/areas/mentors/change/access'
import {
  changeReview,
  type passAsNewMentor as passCall,
} from '@residency/contract/areas/mentors/change/change.contract'
import { CHANGE_REVIEW_ACTIONS } from '@residency/contract/areas/mentors/change/change.flow'
import type { InputOf } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { decideOne } from '../../../platform/flow/decide.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { relationsToChange, visibleChanges } from './change.policy.ts'
import { findChange, findChangesForUpdate } from './change.queries.ts'
import { moveRelations, restoreRelations } from './move-relations.ts'
import { notifyOfDecision } from './notify-of-decision.ts'

/** The new mentor answers, or the office or base decides. */
export const mentorChangePlan = reviewPlan(changeReview, {
  table: 'mentorChanges',
  columns: ['reason'],
  find: (tx, ids) => findChangesForUpdate(tx.db, visibleChanges(tx.actor), ids),
  look: (ctx, id) => findChange(ctx.db, visibleChanges(ctx.actor), id),
  relationsTo: (tx, change) => relationsToChange(change, tx.actor),
  values: (_tx, { reason }) => ({ reason }),

  follow: async (tx, { action }, changes) => {
    if (action === 'passByOffice') await moveRelations(tx, changes)
  },
  notify: (tx, { action, reason }, moved) => notifyOfDecision(tx, action, reason, moved),

  otherTables: {
    read: async () => undefined,
    restore: async (tx, action, ids) =>
      action === 'passByOffice' ? restoreRelations(tx, ids) : undefined,
  },
  reviewed: { decisions: CHANGE_REVIEW_ACTIONS, page: '/mentor/change' },

  // two decisions at the same instant: the database refuses the second one
  explain: constraintErrors(
    { mentor_entries_within_capacity: changeErrors.noPlaceLeft },
    { mentor: '' },
  ),
})

/** The same decisions as published calls, which may name no version. */
const publishedAs =
  (action: (typeof CHANGE_REVIEW_ACTIONS)[number]) =>
  async (ctx: SignedCtx, { id, version, reason }: InputOf<typeof passCall, 'out'>) => {
    const read = version ?? found(await findChange(ctx.db, visibleChanges(ctx.actor), id)).version

    return decideOne(ctx, mentorChangePlan, { id, action, reason, version: read })
  }

export const passAsNewMentor = publishedAs('passByMentor')
export const rejectAsNewMentor = publishedAs('rejectByMentor')
export const passAsOffice = publishedAs('passByOffice')
export const rejectAsOffice = publishedAs('rejectByOffice')
