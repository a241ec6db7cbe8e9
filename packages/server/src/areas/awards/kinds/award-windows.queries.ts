import { sql } from 'kysely'

/** When one applies for the awards of a year: whole days, the last one included. */
export const awardWindows = sql`select l.id, l.year, k.name as batch, k.name_en as batch_en,
    l.opens_on::timestamp at time zone 'Asia/Shanghai' as starts_at,
    (l.closes_on + 1)::timestamp at time zone 'Asia/Shanghai' - interval '1 second' as ends_at,
    (l.closes_on + 1)::timestamp at time zone 'Asia/Shanghai' as shuts_at
  from award_limits l join award_kinds k on k.id = l.kind_id`
