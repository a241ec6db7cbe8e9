import type { Audience } from '@residency/contract/areas/courses/course/course.contract'
import { courseWords } from '@residency/contract/areas/courses/course/text'
import { toMoment } from '@residency/contract/kernel'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { shareOf } from '../lessons/credit.rules.ts'
import { mayTake } from './course.policy.ts'
import { findOutline } from './course.queries.ts'
import {
  countDue,
  findOwnCourse,
  findOwnCourses,
  findProgress,
  type OwnCourseRow,
} from './own-course.queries.ts'

type Facts = { opensOn: string | null; dueOn: string | null; doneAt: Date | null; covered: number }

/** The progress of a learner in a course on a day of Asia/Shanghai. */
function courseProgressOf({ opensOn, dueOn, doneAt, covered }: Facts, today: string) {
  if (doneAt !== null) return 'done' as const
  if (opensOn !== null && opensOn > today) return 'ahead' as const
  if (dueOn !== null && dueOn < today) return 'late' as const

  return covered > 0 ? ('started' as const) : ('notStarted' as const)
}

const MINUTE = 60

function presentOwnCourse(ctx: SignedCtx, c: OwnCourseRow) {
  const isDone = c.doneAt !== null
  return {
    id: c.id,
    name: c.title,
    intro: c.intro,
    audience: c.audience,
    lessons: c.lessons,
    minutes: Math.ceil(c.seconds / MINUTE),
    isAssigned: c.isAssigned,
    dueOn: c.dueOn,
    opensOn: c.opensOn,
    status: courseProgressOf(c, dayInChina(ctx.now())),
    share: c.seconds === 0 ? 0 : shareOf(c.covered, c.seconds, isDone),
    doneAt: toMoment(c.doneAt),
    certificateNumber: c.certificateNumber,
  }
}

export const listOwnCourses = async (
  ctx: SignedCtx,
  { audience }: { audience?: Audience | undefined },
) =>
  (await findOwnCourses(ctx.db, ctx.actor.userId, audience)).map((row) =>
    presentOwnCourse(ctx, row),
  )

export async function getOwnCourse(ctx: SignedCtx, { id }: { id: number }) {
  const course = found(await findOwnCourse(ctx.db, ctx.actor.userId, id))
  const outline = await findOutline(ctx.db, id)
  const lessons = outline.flatMap((chapter) => chapter.lessons)

  const progressByLesson = new Map(
    (
      await findProgress(
        ctx.db,
        ctx.actor.userId,
        lessons.map((lesson) => lesson.id),
      )
    ).map((row) => [row.lessonId, row]),
  )

  const lessonOf = ({ id: lessonId, title, kind, seconds }: (typeof lessons)[number]) => {
    const progress = progressByLesson.get(lessonId)
    const isDone = progress?.doneAt != null
    return {
      id: lessonId,
      title,
      kind,
      seconds,
      isDone,
      share: shareOf(progress?.covered ?? 0, seconds, isDone),
    }
  }

  const open = lessons.filter((lesson) => progressByLesson.get(lesson.id)?.doneAt == null)

  return {
    ...presentOwnCourse(ctx, course),
    chapters: outline.map((chapter) => ({
      id: chapter.id,
      title: chapter.title,
      lessons: chapter.lessons.map(lessonOf),
    })),
    nextLessonId: (open[0] ?? lessons[0])?.id ?? null,
  }
}

/** Courses the reader is to take, by audience. */
export async function coursesWaiting(ctx: SignedCtx) {
  const rows = mayTake(ctx.actor)
    ? await countDue(ctx.db, ctx.actor.userId, dayInChina(ctx.now()))
    : []
  const countOf = (audience: Audience) => rows.find((row) => row.audience === audience)?.count ?? 0
  return [
    { kind: 'takeCourses' as const, count: countOf('trainee') },
    { kind: 'takeTeacherCourses' as const, count: countOf('teacher') },
  ]
}

export async function* coursesOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads } = courseWords[ctx.language]
  const taken = (await findOwnCourses(ctx.db, ctx.actor.userId, undefined)).filter(
    (course) => course.isAssigned || course.covered > 0,
  )
  if (taken.length === 0) return

  const records = taken.map((row) => {
    const course = presentOwnCourse(ctx, row)
    return {
      [heads.name]: course.name,
      [heads.share]: course.share,
      [heads.doneAt]: course.doneAt,
      [heads.number]: course.certificateNumber,
    }
  })

  yield { heading: heads.courses, records }
}
