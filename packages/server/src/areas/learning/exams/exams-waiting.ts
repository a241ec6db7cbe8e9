import { examPermissions as may } from '@residency/contract/areas/learning/exams/permissions'
import { examWords } from '@residency/contract/areas/learning/exams/words'
import { holds } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { CalendarEntry } from '../../../platform/area.ts'
import { dayInChina, endOfDayInChina, startOfDayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { examScope } from './exam.policy.ts'
import { examsWhere, isLateOpen, isManaged } from './exam.queries.ts'
import { examPath } from './notify-exam.ts'

/** Exams the reader is named for as an invigilator. */
const invigilated = (ctx: SignedCtx) =>
  examsWhere(
    ctx.db,
    sql<boolean>`exists (select from learning_exam_staff s where s.user_id = ${ctx.actor.userId} and s.role = 'invigilator' and s.exam_id = e.id)`,
  ).where('e.state', '=', 'published')
const count = sql<number>`count(*)`.as('count')

/** What waits: exams one invigilates now; for planners exams that can be released, unless they will be by themselves, and late answers. */
export async function examStaffWaits(ctx: SignedCtx) {
  const now = ctx.now()
  const mayInvigilate = holds(ctx.actor, may.invigilate)
  const over = examsWhere(ctx.db, isManaged(examScope(ctx.actor)))
    .where('e.state', '=', 'published')
    .where('e.closes_at', '<=', now)
  const attempts = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<boolean>`exists (select from learning_attempts t where t.exam_id = e.id and ${condition})`
  const [running, ready, late] = await Promise.all([
    mayInvigilate
      ? invigilated(ctx).where('e.opens_at', '<=', now).where('e.closes_at', '>', now).select(count).executeTakeFirstOrThrow()
      : { count: 0 },
    holds(ctx.actor, may.manage)
      ? over
          .where((e) => e.or([e('e.release_at', 'is', null), e('e.release_at', '<=', now)]))
          .where(sql<boolean>`not ${attempts(sql<boolean>`t.state in ('running', 'paused', 'submitted', 'timedOut')`)}`)
          .select(count)
          .executeTakeFirstOrThrow()
      : { count: 0 },
    holds(ctx.actor, may.manage) ? over.where(attempts(isLateOpen)).select(count).executeTakeFirstOrThrow() : { count: 0 },
  ])
  return [
    { kind: 'invigilateExams' as const, count: running.count },
    { kind: 'releaseExams' as const, count: ready.count },
    { kind: 'decideLateAnswers' as const, count: late.count },
  ]
}
/** Exams the reader invigilates, in the own calendar. */
export async function invigilationCalendar(ctx: SignedCtx, { from, until }: { from: string; until: string }): Promise<CalendarEntry[]> {
  if (!holds(ctx.actor, may.invigilate)) return []
  const { calendar } = examWords[ctx.language]
  const rows = await invigilated(ctx)
    .where('e.closes_at', '>=', startOfDayInChina(from))
    .where('e.opens_at', '<=', endOfDayInChina(until))
    .select(['e.id', 'e.title', 'e.opens_at', 'e.closes_at'])
    .orderBy('e.opens_at')
    .execute()
  return rows.map(({ id, title, opens_at, closes_at }) => ({
    ...{ kind: 'exam', ref: id, from: dayInChina(opens_at), until: dayInChina(closes_at), path: examPath(id) },
    title: calendar.invigilate.replace('{title}', title),
  }))
}
