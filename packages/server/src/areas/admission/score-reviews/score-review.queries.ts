import type { ScoreReviewFilters } from '@residency/contract/areas/admission/entrance-exams/score-review.contract'
import { sql } from 'kysely'
import { findPage } from '../../../platform/db/pages.ts'
import { anyId, containing } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'

const reviews = (db: Db) =>
  db
    .selectFrom('score_reviews as v')
    .innerJoin('registrations as r', 'r.id', 'v.registration_id')
    .innerJoin('intakes as i', 'i.id', 'r.intake_id')
    .innerJoin('exam_seats as e', 'e.registration_id', 'r.id')
    .leftJoin('users as a', 'a.id', 'v.answered_by')

/** One page of reviews: the unanswered first, then the longest waiting. */
export function findReviewPage(db: Db, filters: ScoreReviewFilters) {
  let match = reviews(db)
  if (filters.intakeId) match = match.where('r.intake_id', '=', filters.intakeId)
  if (filters.state) match = match.where('v.state', '=', filters.state)
  if (filters.id) match = match.where('v.id', '=', filters.id)
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e.or([e('r.name_search', 'like', words), e('e.ticket_number', 'like', words)]))
  }
  return findPage(match, filters, (rows) =>
    rows
      .selectAll('v')
      .select(['r.real_name', 'r.user_id', 'r.state as registration_state', 'e.ticket_number', 'a.nickname as answered_name'])
      .orderBy(sql`v.state <> 'asked'`)
      .orderBy('v.asked_at')
      .orderBy('v.id'),
  )
}
export type ReviewRow = Awaited<ReturnType<typeof findReviewPage>>['rows'][number]

/** Whose reviews these are: their registrations are locked before the reviews themselves. */
export const findReviewed = async (db: Db, ids: readonly number[]) =>
  (await db.selectFrom('score_reviews').select('registration_id').where('id', '=', anyId(ids)).execute()).map((v) => v.registration_id)
export const findReviewsForUpdate = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('score_reviews as v')
    .innerJoin('registrations as r', 'r.id', 'v.registration_id')
    .innerJoin('intakes as i', 'i.id', 'r.intake_id')
    .selectAll('v')
    .select(['r.user_id', 'r.real_name', 'r.state as registration_state', 'i.name as intake', 'i.name_en as intake_en'])
    .where('v.id', '=', anyId(ids))
    .orderBy('v.id')
    .forUpdate('v')
    .execute()

export const findReviewsOf = (db: Db, registrationId: number) =>
  db.selectFrom('score_reviews').selectAll().where('registration_id', '=', registrationId).orderBy('asked_at').orderBy('id').execute()
