import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { literals } from '../../../platform/db/patterns.ts'
import { SCORED_IN } from '../entrance-exams/exams.policy.ts'

/**
 * Work to finish before an admission is published: unchecked scores and unanswered reviews of those
 * who still take part.
 */
export async function countOpenScoreWork(
  db: Db,
  intakeId: number,
): Promise<{ unchecked: number; openReviews: number }> {
  const result = await sql<{ unchecked: number; reviews: number }>`select
    (select count(*)::int from exam_scores x join registrations r on r.id = x.registration_id
      where r.intake_id = ${intakeId} and r.state in (${literals(SCORED_IN)})
        and x.checked_by is null) as unchecked,
    (select count(*)::int from score_reviews v join registrations r on r.id = v.registration_id
      where r.intake_id = ${intakeId} and r.state <> 'withdrawn'
        and v.state = 'asked') as reviews`.execute(db)

  return { unchecked: result.rows[0]!.unchecked, openReviews: result.rows[0]!.reviews }
}
