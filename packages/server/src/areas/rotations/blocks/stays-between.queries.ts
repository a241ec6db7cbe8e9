import { type RawBuilder, sql } from 'kysely'

export type StayBetween = {
  block_id: number
  trainee_id: number
  user_id: number
  cohort_id: number | null
  base_id: number
  department_id: number
  supervisor_id: number | null
  starts_on: string
  ends_on: string
}
/** Stays that were entered and overlap two days, or (`isEnd`) end between them: a select for statements of other areas. */
export const staysBetween = (from: string, until: string, isEnd = false): RawBuilder<StayBetween> =>
  sql<StayBetween>`select b.id as block_id, b.trainee_id, t.user_id, t.cohort_id, m.base_id, b.department_id, b.supervisor_id, b.starts_on, b.ends_on
    from rotation_blocks b join trainees t on t.id = b.trainee_id join majors m on m.id = t.major_id
    where b.entered_on is not null and b.ends_on >= ${from}::date
      and case when ${sql.lit(isEnd)} then b.ends_on <= ${until}::date else b.starts_on <= ${until}::date end`
