import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { literals } from '../../../platform/db/patterns.ts'
import { SCORED_IN, WORKED_ON } from './exams.policy.ts'

type Work = {
  id: number
  name: string
  nameEn: string | null
  arrangeExams: number
  checkScores: number
}

/**
 * The work in the exams of each intake whose admission is not decided. Scores that the reader typed
 * (`firstId`), and the reader's own, are for others.
 */
export const countExamWork = async (db: Db, userId: number, firstId: number): Promise<Work[]> =>
  (
    await sql<Work>`select i.id, i.name, i.name_en,
      (select count(*)::int from registrations r where r.intake_id = i.id and r.state = 'qualified'
        and r.trainee_kind <> all(i.exempt_kinds)) as arrange_exams,
      (select count(*)::int from registrations r join exam_scores x on x.registration_id = r.id
        where r.intake_id = i.id and r.state in (${literals(SCORED_IN)}) and r.user_id <> ${userId}
        and x.checked_by is null and x.entered_by <> ${firstId}) as check_scores
      from intakes i where i.state in (${literals(WORKED_ON)}) order by i.year, i.serial`.execute(
      db,
    )
  ).rows
