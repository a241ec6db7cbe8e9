import { sql } from 'kysely'

/**
 * A lecture, class, round or discussion counts as teaching of its speaker once another person has
 * signed in; a class counts as a lecture. People whom only the speaker marked as present do not
 * count: nobody confirms their own teaching.
 */
export const lectureTeaching = sql`select l.speaker_id as user_id,
    case l.kind when 'round' then 'teaching_round' when 'case' then 'case_discussion' else 'lecture' end as activity,
    (l.starts_at at time zone 'Asia/Shanghai')::date as held_on, l.title as topic, null::bigint as trainee_id
  from learning_lectures l
  where l.speaker_id is not null and l.state <> 'cancelled'
    and exists (select from learning_lecture_people p where p.lecture_id = l.id and p.presence in ('here', 'late')
      and p.user_id <> l.speaker_id and p.corrected_by is distinct from l.speaker_id)`
