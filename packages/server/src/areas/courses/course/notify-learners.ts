import { courseWords } from '@residency/contract/areas/courses/course/text'
import { addDays } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import type { NoticeKind } from '../../../platform/notices.ts'
import { notify } from '../../messages/messages.public.ts'
import { assignPeople, isStillThere } from './course.queries.ts'
import { courseNotices } from './course-notices.seed.ts'

type Place = { courseId: number; userId: number }

const pathOf = (audience: string, id: number) =>
  audience === 'teacher' ? `/teacher/course?id=${id}` : `/course/own?id=${id}`

const courses = async (tx: SignedCtx, ids: readonly number[]) =>
  new Map(
    (
      await tx.db
        .selectFrom('learningCourses')
        .select(['id', 'title', 'audience', 'dueOn'])
        .where('id', '=', anyId(ids))
        .execute()
    ).map((learner) => [learner.id, learner]),
  )

async function notifyPlaces(
  tx: SignedCtx,
  kind: NoticeKind<'title' | 'due'>,
  people: readonly Place[],
) {
  const courseById = await courses(tx, [...new Set(people.map(({ courseId }) => courseId))])

  const recipients = people.map(({ courseId, userId }) => {
    const { title, audience, dueOn } = courseById.get(courseId)!
    return {
      userId,
      path: pathOf(audience, courseId),
      values: { title, due: dueOn ?? courseWords['zh-cn'].noDue },
      valuesEn: { title, due: dueOn ?? courseWords.en.noDue },
    }
  })

  await notify(tx, kind, recipients)
}

/** Notifies the people of a course that was just given to them. */
export const notifyAssigned = (tx: SignedCtx, people: readonly Place[]) =>
  notifyPlaces(tx, courseNotices.assigned, people)

/** Gives published courses to who has joined their audience since. */
export const assignNewcomers = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) =>
    notifyAssigned(tx, await assignPeople(tx.db, null, dayInChina(tx.now()))),
  )

/** Reminds of courses that are due within a week and within a day, once each. */
export const remindLearners = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const day = (days: number) => addDays(dayInChina(tx.now()), days)
    for (const [flag, days] of [
      ['remindedDay', 1],
      ['remindedWeek', 7],
    ] as const) {
      const { rows } = await sql<Place>`update learning_course_people p
            set reminded_week = true, reminded_day = p.reminded_day or ${days === 1}
        from learning_courses c where c.id = p.course_id and c.state in ('published')
          and p.is_assigned and p.done_at is null
          and not p.${sql.ref(flag)} and c.due_on between ${day(0)}::date and ${day(days)}::date
          and (c.opens_on is null or c.opens_on <= ${day(0)}::date) and ${isStillThere}
        returning p.course_id, p.user_id`.execute(tx.db)
      await notifyPlaces(tx, courseNotices.due, rows)
    }
  })
