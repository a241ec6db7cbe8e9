import { sql } from 'kysely'
import type { Deadline, DeadlineRange } from '../../../platform/area.ts'
import { dayInChina, endOfDayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isStillThere } from './course.queries.ts'
import { whatIsDue } from './course.text.ts'

type MissedCourse = {
  userId: number
  id: number
  title: string
  dueOn: string
  audience: string
  since: Date
}

/** Courses that were not finished in time; before it courses remind by themselves. */
export async function courseDeadlines(
  { db, now }: SignedCtx,
  { from }: DeadlineRange,
): Promise<Deadline[]> {
  const { rows } = await sql<MissedCourse>`select p.user_id, c.id, c.title, c.due_on, c.audience,
        c.created_at as since
    from learning_courses c join learning_course_people p on p.course_id = c.id
    where c.state in ('published')
      and c.due_on between ${dayInChina(from)}::date - 1 and ${dayInChina(now())}::date - 1
      and p.is_assigned and p.done_at is null and ${isStillThere}`.execute(db)

  return rows.map(({ userId, id, title, dueOn, audience, since }) => ({
    userId,
    what: whatIsDue(title),
    dueAt: endOfDayInChina(dueOn),
    isWholeDay: true,
    since,
    path: audience === 'teacher' ? `/teacher/course?id=${id}` : `/course/own?id=${id}`,
  }))
}
