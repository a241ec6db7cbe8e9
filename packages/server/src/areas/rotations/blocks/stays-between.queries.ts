import { sql } from 'kysely'
import type { Stay, StaySource } from '../../../platform/area.ts'

/**
 * Stays that were entered and overlap two days, or (`isEnd`) end between them: a select for
 * statements of other areas.
 */
export const staysBetween: StaySource = (from, until, isEnd = false) =>
  sql<Stay>`select b.id as block_id, b.trainee_id, t.user_id, t.cohort_id, m.base_id, b.department_id, b.supervisor_id, b.starts_on, b.ends_on
    from rotation_blocks b join trainees t on t.id = b.trainee_id join majors m on m.id = t.major_id
    where b.entered_on is not null and b.ends_on >= ${from}::date
      and case when ${sql.lit(isEnd)} then b.ends_on <= ${until}::date else b.starts_on <= ${until}::date end`
