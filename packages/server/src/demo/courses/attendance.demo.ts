import { sql } from 'kysely'
import { recordsJson } from '../../platform/db/records-json.ts'
import type { Demo } from '../demo.ts'

type Planned = [
  title: string,
  kind: string,
  place: string,
  speaker: string,
  days: number,
  hour: number,
  state: string,
]

/** Days from the demo's today. */
const LECTURES: readonly Planned[] = [
  ['检验危急值的识别与报告', 'lecture', '门诊楼 5 楼学术厅', '李慧敏', -28, 18, 'closed'],
  ['处方审核中的相互作用', 'lecture', '药学部会议室', '赵文博', -21, 18, 'closed'],
  ['凝血异常病例讨论', 'case', '检验科示教室', '王立新', -17, 15, 'closed'],
  ['住院药房用药教育查房', 'round', '住院药房', '陈静', -10, 9, 'closed'],
  ['室内质量控制图的判读', 'class', '检验科示教室', '李慧敏', -6, 16, 'closed'],
  ['抗菌药物合理使用', 'lecture', '门诊楼 5 楼学术厅', '孙宏伟', -2, 18, 'planned'],
  ['血培养阳性标本的处理', 'class', '微生物室', '周敏', 1, 16, 'planned'],
  ['高警示药品管理', 'lecture', '药学部会议室', '赵文博', 3, 18, 'planned'],
  ['不合格标本病例讨论', 'case', '检验科示教室', '王立新', 8, 15, 'planned'],
  ['药物不良反应的上报', 'lecture', '门诊楼 5 楼学术厅', '孙宏伟', 5, 18, 'cancelled'],
]

/**
 * Lectures of the last and next weeks for all trainees, with those who came, came late, were
 * excused or stayed away.
 */
export async function fillAttendanceDemo({ db, now }: Demo) {
  const rows = LECTURES.map(([title, kind, place, speaker, days, hour, state]) => ({
    title,
    kind,
    place,
    speaker,
    days,
    hour,
    state,
  }))
  await sql`with given as (select * from jsonb_to_recordset(${recordsJson(rows)}::jsonb)
        g (title text, kind text, place text, speaker text, days int, hour int, state text)),
    made as (
      insert into learning_lectures (title, kind, place, speaker, speaker_id, starts_at, ends_at, opens_before, late_after, is_open, state, reason,
        cohort_ids, created_by, created_at, updated_at)
      select g.title, g.kind, g.place, g.speaker,
        (select id from users where real_name = g.speaker and deleted_at is null order by id limit 1), t.at, t.at + interval '90 minutes', 15, 10, true, g.state,
        case g.state when 'cancelled' then '主讲人外出，时间另行通知' end,
        array(select id from cohorts where state = 'approved' order by id), office.id, t.at - interval '14 days', t.at - interval '14 days'
      from given g, (select id from users where username = 'bhb') office,
        lateral (select (((${now}::timestamptz at time zone 'Asia/Shanghai')::date + g.days + make_interval(hours => g.hour))
          at time zone 'Asia/Shanghai') as at) t
      returning *)
    insert into learning_lecture_people (lecture_id, user_id, presence, signed_at, note, corrected_by)
    select m.id, t.user_id,
      case when m.ends_at > ${now} or m.state = 'cancelled' or d.lot >= 93 then null when d.lot < 80 then 'here' when d.lot < 89 then 'late' else 'excused' end,
      case when m.ends_at > ${now} or m.state = 'cancelled' or d.lot >= 89 then null
        when d.lot < 80 then m.starts_at - make_interval(mins => (d.lot % 14)::int) else m.starts_at + make_interval(mins => (11 + d.lot % 20)::int) end,
      case when d.lot between 89 and 92 and m.ends_at <= ${now} and m.state <> 'cancelled' then '值夜班' end,
      case when d.lot between 89 and 92 and m.ends_at <= ${now} and m.state <> 'cancelled' then m.created_by end
    from made m join trainees t on t.cohort_id = any(m.cohort_ids) and t.status = 'inTraining',
      lateral (select (t.id * 37 + m.id * 61) % 100 as lot) d`.execute(db)
}
