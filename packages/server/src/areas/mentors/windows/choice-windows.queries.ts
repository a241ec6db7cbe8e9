import { sql } from 'kysely'

/**
 * When mentors and trainees of each base choose each other; a window that is switched off is none.
 */
export const choiceWindows = sql`select w.id, w.year, b.name as batch, b.name_en as batch_en, w.starts_at, w.ends_at,
    w.ends_at + interval '1 second' as shuts_at
  from mentor_windows w join bases b on b.id = w.base_id where w.is_on`
