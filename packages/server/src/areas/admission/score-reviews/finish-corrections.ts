import { scoreReviewFlow } from '@residency/contract/areas/admission/entrance-exams/score-review.flow'
import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { scoreReviewNotices } from '../entrance-exams/exam-notices.seed.ts'
import { findCheckedReviews } from '../scores/score-check.queries.ts'
import { notifyReviewed } from './notify-reviewed.ts'

/** Completes reviews whose corrected score has been checked, and notifies the applicants. */
export async function finishCorrections(tx: SignedCtx, registrationIds: readonly number[]) {
  const reviews = await findCheckedReviews(tx.db, registrationIds)

  const records = reviews.map(({ id, state }) => ({
    id,
    state,
    relations: new Set(['office', 'corrected'] as const),
  }))

  const { moved } = await advanceMany(tx, scoreReviewFlow, 'correct', records, {}, (state, ids) =>
    tx.db
      .updateTable('scoreReviews')
      .set({ state, answeredAt: tx.now(), version: sql`version + 1` })
      .where('id', '=', anyId(ids))
      .execute(),
  )

  await notifyReviewed(
    tx,
    scoreReviewNotices.corrected,
    reviews.filter(({ id }) => moved.includes(id)),
  )
}
