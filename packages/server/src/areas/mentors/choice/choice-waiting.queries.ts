import { sql } from 'kysely'
import type { InstantRange } from '../../../platform/calendar/calendar.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { canHaveMentor, hasNoMentor } from './trainee.queries.ts'

/** Windows whose end was before an instant, not yet matched, with the trainees who wait in them. */
export async function findUnmatched(db: Db, before: Date) {
  const { rows } = await sql<{
    id: number
    name: string
    nameEn: string | null
    year: number
    count: number
  }>`
    select w.id, b.name, b.name_en, w.year, count(distinct a.trainee_id)::int as count
    from mentor_windows w
    join bases b on b.id = w.base_id join mentor_applications a on a.window_id = w.id
      and a.state = 'applied'
      join trainees t on t.id = a.trainee_id and ${canHaveMentor()}
    where w.mode = 'match' and w.is_on and w.ends_at <= ${before}
      and not exists (select from mentor_match_runs r where r.window_id = w.id
          and r.state = 'published')
    group by w.id, b.name, b.name_en, w.year order by w.id`.execute(db)

  return rows
}

type WindowEnd = {
  id: number
  version: number
  updatedAt: Date
  endsAt: Date
  isOn: boolean
  name: string
  nameEn: string | null
  isMentor: boolean
}

/**
 * Ends of windows in which somebody chooses (a trainee without a mentor) or is chosen (a mentor who
 * takes part); also of those that were switched off after they had been made.
 */
export async function findWindowEnds(db: Db, userId: number, { after, before }: InstantRange) {
  const { rows } = await sql<WindowEnd>`
    select w.id, w.version, w.updated_at, w.ends_at, w.is_on, b.name, b.name_en, x.is_mentor
    from mentor_windows w join bases b on b.id = w.base_id
    cross join lateral (
      select true as is_mentor from mentor_entries e
        where e.user_id = ${userId} and e.base_id = w.base_id and e.year = w.year
          and e.state = 'departmentPassed'
      union all
      select false from trainees t join majors m on m.id = t.major_id where t.user_id = ${userId}
        and m.base_id = w.base_id
        and ${canHaveMentor()} and ${hasNoMentor()}) x
    where (w.is_on or w.version > 1) and w.ends_at > ${after} and w.ends_at <= ${before}
    order by w.ends_at, w.id`.execute(db)

  return rows
}
