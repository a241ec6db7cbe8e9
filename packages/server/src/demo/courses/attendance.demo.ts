// Signing in stays a statement: more than a thousand people sign in, each with the code of a screen.
import { lectureForm } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { sql } from 'kysely'
import { actOnLecture } from '../../areas/courses/attendance/act-on-lecture.ts'
import { findInvitable } from '../../areas/courses/attendance/choice.queries.ts'
import { correctPresence } from '../../areas/courses/attendance/correct-presence.ts'
import { createLecture } from '../../areas/courses/attendance/save-lecture.ts'
import { asPerson, type Demo, dayOf, momentOf } from '../demo.ts'

type Outcome = 'closed' | 'planned' | 'cancelled'

type DemoLecture = readonly [
  title: string,
  kind: string,
  place: string,
  speaker: string,
  days: number,
  hour: number,
  outcome: Outcome,
]

/** Days from the demo's today. */
const LECTURES: readonly DemoLecture[] = [
  ['检验危急值的识别与报告', 'lecture', '门诊楼 5 楼学术厅', '李慧敏', -28, 18, 'closed'],
  ['处方审核中的相互作用', 'lecture', '药学部会议室', '赵文博', -21, 18, 'closed'],
  ['凝血异常病例讨论', 'case', '检验科示教室', '王立新', -17, 15, 'closed'],
  ['住院药房用药教育查房', 'round', '住院药房', '陈静', -10, 10, 'closed'],
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
export async function fillAttendanceDemo(demo: Demo) {
  const cohorts = await demo.db
    .selectFrom('cohorts')
    .select('id')
    .where('state', '=', 'approved')
    .orderBy('id')
    .execute()

  const cohortIds = cohorts.map(({ id }) => id)

  for (const planned of LECTURES) await addLecture(demo, planned, cohortIds)
}

async function addLecture(demo: Demo, planned: DemoLecture, cohortIds: number[]) {
  const [title, kind, place, speaker, days, hour, outcome] = planned
  const day = dayOf(demo, days)
  const office = (before: number) => asPerson(demo, 'bhb', momentOf(demo, days - before, '20:00'))

  const account = (await findInvitable(demo.db, speaker)).find(
    ({ displayName }) => displayName === speaker,
  )

  const form = lectureForm.parse({
    title,
    kind,
    place,
    speaker,
    speakerId: account?.id ?? null,
    startsAt: `${day}T${hour}:00:00+08:00`,
    endsAt: `${day}T${hour + 1}:30:00+08:00`,
    opensBefore: 15,
    lateAfter: 10,
    isOpen: true,
    departmentId: null,
    baseId: null,
    cohortIds,
    departmentIds: [],
    userIds: [],
  })

  const { id } = await createLecture(await office(14), form)
  const step = { id, version: 1 }

  if (outcome === 'cancelled')
    await actOnLecture(await office(6), {
      ...step,
      action: 'cancel',
      reason: '主讲人外出，时间另行通知',
    })

  if (days >= 0) return

  await excuse(demo, id, days)
  await signIn(demo, id)

  if (outcome === 'closed')
    await actOnLecture(await office(-1), { ...step, action: 'close', reason: null })
}

/** A lot from 0 to 99 of somebody in `p` who is expected at a lecture. */
const lot = sql<number>`(select (t.id * 37 + p.lecture_id * 61) % 100 from trainees t where t.user_id = p.user_id)`

/** Those who had the night shift are excused. */
async function excuse(demo: Demo, id: number, days: number) {
  const { rows } = await sql<{
    userId: number
  }>`select p.user_id from learning_lecture_people p where p.lecture_id = ${id} and ${lot} between 89 and 92`.execute(
    demo.db,
  )

  if (rows.length > 0)
    await correctPresence(await asPerson(demo, 'bhb', momentOf(demo, days, '20:00')), {
      id,
      userIds: rows.map(({ userId }) => userId),
      presence: 'excused',
      reason: '值夜班',
    })
}

/** Of a hundred who are expected eighty come in time, and nine come late. */
const signIn = ({ db }: Demo, id: number) =>
  sql`with drawn as (select p.user_id, ${lot} as lot from learning_lecture_people p where p.lecture_id = ${id})
    update learning_lecture_people p set presence = case when d.lot < 80 then 'here' else 'late' end,
      signed_at = l.starts_at + make_interval(mins => case when d.lot < 80 then -(d.lot % 14)::int else (11 + d.lot % 20)::int end)
    from learning_lectures l, drawn d
    where p.lecture_id = ${id} and l.id = ${id} and d.user_id = p.user_id and d.lot < 89`.execute(
    db,
  )
