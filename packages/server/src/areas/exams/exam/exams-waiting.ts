import { examPermissions as may } from '@residency/contract/areas/exams/exam/access'
import type { ExamWait } from '@residency/contract/areas/exams/exam/exam.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { holds } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { sql } from 'kysely'
import {
  type CalendarEvent,
  type DayRange,
  instantsOf,
} from '../../../platform/calendar/calendar.ts'
import { countRows } from '../../../platform/db/pages.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { examScope } from './exam.policy.ts'
import { countExams, EVENT_COLUMNS, examsWhere, wasPublished } from './exam.queries.ts'
import { examEvent } from './exam-event.rules.ts'
import { examPath } from './notify-exam.ts'

/** Exams the reader is named for as an invigilator. */
const invigilated = (ctx: SignedCtx) =>
  examsWhere(
    ctx.db,
    sql<boolean>`exists (select from learning_exam_staff s where s.user_id = ${ctx.actor.userId} and s.role = 'invigilator' and s.exam_id = e.id)`,
  )

const roomNames = sql<
  string | null
>`(select string_agg(r.name, ', ' order by r.id) from learning_exam_rooms r where r.exam_id = e.id)`

/**
 * Waiting work: exams that the reader invigilates now; for planners exams that can be released,
 * unless they are released automatically, and late answers.
 */
export async function examStaffWaits(ctx: SignedCtx) {
  const now = ctx.now()
  const mayInvigilate = holds(ctx.actor, may.invigilate)

  const countWaiting = (waiting: ExamWait) =>
    holds(ctx.actor, may.manage) ? countExams(ctx.db, examScope(ctx.actor), { waiting }, now) : 0

  const [running, ready, late] = await Promise.all([
    mayInvigilate
      ? countRows(
          invigilated(ctx)
            .where('e.state', '=', 'published')
            .where('e.opensAt', '<=', now)
            .where('e.closesAt', '>', now),
        )
      : 0,
    countWaiting('release'),
    countWaiting('late'),
  ])

  return [
    { kind: 'invigilateExams' as const, count: running },
    { kind: 'releaseExams' as const, count: ready },
    { kind: 'decideLateAnswers' as const, count: late },
  ]
}

/** Exams the reader invigilates, in the own calendar. */
export async function invigilationCalendar(
  ctx: SignedCtx,
  range: DayRange,
): Promise<CalendarEvent[]> {
  if (!holds(ctx.actor, may.invigilate)) return []

  const { calendar, examModes } = examWords[ctx.language]
  const { after, before } = instantsOf(range)

  const exams = await invigilated(ctx)
    .where(wasPublished)
    .where('e.opensAt', '<', before)
    .where('e.closesAt', '>', after)
    .select(EVENT_COLUMNS)
    .select(roomNames.as('rooms'))
    .orderBy('e.opensAt')
    .execute()

  return exams.map((exam) => ({
    ...examEvent('invigilation', exam),
    title: fillSentence(calendar.invigilate, { title: exam.title }),
    place: exam.rooms ?? examModes[exam.mode],
    path: examPath(exam.id),
  }))
}
