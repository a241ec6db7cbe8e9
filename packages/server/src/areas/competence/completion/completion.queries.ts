import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'

type NeededItem = { traineeId: number; itemId: number; name: string; neededLevel: number }

/**
 * Items in use whose level completion asks for: those of the standard of the trainee’s cohort, or,
 * without a cohort, all of the profession.
 */
export const findNeededItems = async (db: Db, traineeIds: readonly number[]) =>
  (
    await sql<NeededItem>`select t.id as trainee_id, i.id as item_id, i.name, i.needed_level
      from trainees t join majors m on m.id = t.major_id left join cohorts h on h.id = t.cohort_id
        join competence_items i on i.profession = m.kind and i.status = 1
          and i.needed_level is not null
      where t.id = ${anyId(traineeIds)} and (h.id is null or exists (select from standard_rows w
        join standard_requirements r on r.row_id = w.id
        where w.standard_id = h.standard_id and r.kind = i.kind and r.item = i.name))
      order by t.id, i.name collate pinyin, i.id`.execute(db)
  ).rows
