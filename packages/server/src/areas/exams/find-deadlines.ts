import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import { sql } from 'kysely'
import type { Deadline, DeadlineRange } from '../../platform/area.ts'
import { dayInChina, endOfDayInChina } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { isLeaver, isStillThere } from '../courses/course/course.queries.ts'
import { deadlineWords } from './deadlines.text.ts'

type Row = { user_id: number; id: number; title: string; due_at: Date; since: Date }
type Missed = Omit<Row, 'due_at'> & { due_on: string; audience: string }
const named = ({ zh, en }: { zh: string; en: string }, title: string) => ({
  zh: zh.replace('{title}', () => title),
  en: en.replace('{title}', () => title),
})
/** Exams somebody has not begun, and courses that were not finished in time; before it courses remind by themselves. */
export async function learningDeadlines({ db, now }: SignedCtx, { from, until }: DeadlineRange): Promise<Deadline[]> {
  const exams = await sql<Row>`select c.user_id, e.id, e.title, e.closes_at as due_at, greatest(e.created_at,
      (select max(h.at) from flow_history h where h.flow = ${examFlow.name} and h.record_id = e.id and h.action = 'publish')) as since
    from learning_exams e join learning_candidates c on c.exam_id = e.id
    where e.state in ('published') and e.closes_at between ${from} and ${until} and c.user_id is not null
      and not exists (select from learning_attempts a where a.candidate_id = c.id)
      and not ${isLeaver('c.user_id')}`.execute(db)
  const courses = await sql<Missed>`select p.user_id, c.id, c.title, c.due_on, c.audience, c.created_at as since
    from learning_courses c join learning_course_people p on p.course_id = c.id
    where c.state in ('published') and c.due_on between ${dayInChina(from)}::date - 1 and ${dayInChina(now())}::date - 1
      and p.is_assigned and p.done_at is null and ${isStillThere}`.execute(db)
  return [
    ...exams.rows.map(({ user_id: userId, id, title, due_at: dueAt, since }) => ({
      ...{ userId, dueAt, since, what: named(deadlineWords.exam, title), path: `/course/own-exam?id=${id}` },
    })),
    ...courses.rows.map(({ user_id: userId, id, title, due_on, audience, since }) => ({
      ...{ userId, dueAt: endOfDayInChina(due_on), isWholeDay: true as const, since, what: named(deadlineWords.course, title) },
      path: audience === 'teacher' ? `/teacher/course?id=${id}` : `/course/own?id=${id}`,
    })),
  ]
}
