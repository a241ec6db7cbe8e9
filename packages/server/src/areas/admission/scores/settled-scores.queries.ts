import { sql } from 'kysely'
import { anyText } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { SCORED_IN } from '../entrance-exams/exams.policy.ts'

/**
 * What should be settled before an admission is published: scores nobody has checked, and reviews
 * nobody has answered, of those who still take part.
 */
export async function countUnsettled(
  db: Db,
  intakeId: number,
): Promise<{ unchecked: number; openReviews: number }> {
  const found = await sql<{ unchecked: number; reviews: number }>`select
    (select count(*)::int from exam_scores x join registrations r on r.id = x.registration_id
      where r.intake_id = ${intakeId} and r.state = ${anyText(SCORED_IN)} and x.checked_by is null) as unchecked,
    (select count(*)::int from score_reviews v join registrations r on r.id = v.registration_id
      where r.intake_id = ${intakeId} and r.state <> 'withdrawn' and v.state = 'asked') as reviews`.execute(
    db,
  )

  return { unchecked: found.rows[0]!.unchecked, openReviews: found.rows[0]!.reviews }
}
