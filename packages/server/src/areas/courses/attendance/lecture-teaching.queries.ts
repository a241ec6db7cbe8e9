import { sql } from 'kysely'

/**
 * A lecture, class, round or discussion is teaching of its speaker once somebody else has signed
 * in; a class counts as a lecture. Whom only the speaker has put down as present does not count:
 * nobody vouches for their own teaching.
 */
export const lectureTeaching = sql`select l.speaker_id as user_id,
    case l.kind when 'round' then 'teaching_round' when 'case' then 'case_discussion' else 'lecture' end as activity,
    (l.starts_at at time zone 'Asia/Shanghai')::date as held_on, l.title as topic, null::bigint as trainee_id
  from learning_lectures l
  where l.speaker_id is not null and l.state <> 'cancelled'
    and exists (select from learning_lecture_people p where p.lecture_id = l.id and p.presence in ('here', 'late')
      and p.user_id <> l.speaker_id and p.corrected_by is distinct from l.speaker_id)`
