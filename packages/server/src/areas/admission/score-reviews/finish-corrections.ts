import { scoreReviewFlow } from '@residency/contract/areas/admission/entrance-exams/score-review.flow'
import { advance } from '../../../platform/flow/advance.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { scoreReviewNotices } from '../entrance-exams/exam-notices.seed.ts'
import { findCheckedReviews } from '../scores/score-check.queries.ts'
import { notifyReviewed } from './notify-reviewed.ts'

/** Completes reviews whose corrected score has been checked, and notifies the applicants. */
export async function finishCorrections(tx: SignedCtx, registrationIds: readonly number[]) {
  for (const review of await findCheckedReviews(tx.db, registrationIds)) {
    const record = {
      id: review.id,
      state: review.state,
      relations: new Set(['office', 'corrected'] as const),
    }

    await advance(tx, scoreReviewFlow, 'correct', record, {}, (state) =>
      tx.db
        .updateTable('scoreReviews')
        .set({ state, answeredAt: tx.now(), version: review.version + 1 })
        .where('id', '=', review.id)
        .execute(),
    )

    await notifyReviewed(tx, scoreReviewNotices.corrected, review)
  }
}
