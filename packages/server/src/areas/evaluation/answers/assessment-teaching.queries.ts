import { sql } from 'kysely'

/** Each Mini-CEX and DOPS of a trainee counts as teaching of its rater, on its day. */
export const assessmentTeaching = sql`select a.rater_id as user_id,
    case f.kind when 'miniCex' then 'mini_cex' else 'dops' end as activity,
    a.assessed_on as held_on, f.name as topic, a.trainee_id
  from evaluation_answers a join evaluation_templates f on f.id = a.template_id
  where f.kind in ('miniCex', 'dops') and a.trainee_id is not null`
