import { examPermissions as may } from '@residency/contract/areas/exams/exam/access'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { holds } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { sql } from 'kysely'
import {
  type CalendarEvent,
  type DayRange,
  instantsOf,
} from '../../../platform/calendar/calendar.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { maySit } from '../secrecy/may-sit.queries.ts'
import { isAttemptBegun, isAttemptWaiting } from '../waiting-parts.queries.ts'
import { examScope } from './exam.policy.ts'
import { EVENT_COLUMNS, examsWhere, isLateOpen, isManaged, wasPublished } from './exam.queries.ts'
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

const count = sql<number>`count(*)`.as('count')

/**
 * Waiting work: exams that the reader invigilates now; for planners exams that can be released,
 * unless they are released automatically, and late answers.
 */
export async function examStaffWaits(ctx: SignedCtx) {
  const now = ctx.now()
  const mayInvigilate = holds(ctx.actor, may.invigilate)

  const over = examsWhere(ctx.db, isManaged(examScope(ctx.actor)))
    .where('e.state', '=', 'published')
    .where('e.closesAt', '<=', now)
    .where(sql<boolean>`not ${maySit('e', ctx.actor.userId)}`)

  const attempts = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<boolean>`exists (select from learning_attempts t where t.exam_id = e.id and ${condition})`

  const [running, ready, late] = await Promise.all([
    mayInvigilate
      ? invigilated(ctx)
          .where('e.state', '=', 'published')
          .where('e.opensAt', '<=', now)
          .where('e.closesAt', '>', now)
          .select(count)
          .executeTakeFirstOrThrow()
      : { count: 0 },
    holds(ctx.actor, may.manage)
      ? over
          .where((e) => e.or([e('e.releaseAt', 'is', null), e('e.releaseAt', '<=', now)]))
          .where(
            sql<boolean>`not ${attempts(sql<boolean>`(${isAttemptBegun('t')} or ${isAttemptWaiting('t')})`)}`,
          )
          .select(count)
          .executeTakeFirstOrThrow()
      : { count: 0 },
    holds(ctx.actor, may.manage)
      ? over.where(attempts(isLateOpen)).select(count).executeTakeFirstOrThrow()
      : { count: 0 },
  ])

  return [
    { kind: 'invigilateExams' as const, count: running.count },
    { kind: 'releaseExams' as const, count: ready.count },
    { kind: 'decideLateAnswers' as const, count: late.count },
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
