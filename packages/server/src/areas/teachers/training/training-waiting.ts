import { trainingPermissions as may } from '@residency/contract/areas/teachers/training/access'
import { trainingWords } from '@residency/contract/areas/teachers/training/text'
import type { TeachersWaiting } from '@residency/contract/areas/teachers/waiting'
import { excludedByRule, holds } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { WaitingCount } from '../../../platform/area.ts'
import type { CalendarEvent, DayRange } from '../../../platform/calendar/calendar.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isTeacherOffice, visibleTeachers } from '../teachers.policy.ts'
import { countTrainingBases } from '../training-bases/training-base.queries.ts'
import { isCancelled } from './class.policy.ts'
import { countCalledClasses, findOwnClassDays } from './own-class.queries.ts'

/** Classes to sign up for; applications of bases to correct and to audit. */
export async function trainingWaiting(ctx: SignedCtx): Promise<WaitingCount<TeachersWaiting>[]> {
  const scope = visibleTeachers(ctx.actor)
  const firstId = excludedByRule(ctx.actor, 'trainingBase')
  const administers = scope.kind === 'some' && scope.administers

  const [called, returned, submitted] = await Promise.all([
    holds(ctx.actor, may.attend) ? countCalledClasses(ctx.db, ctx.actor.userId) : 0,
    holds(ctx.actor, may.organise) && administers
      ? countTrainingBases(ctx.db, scope, { state: 'returned', firstId })
      : 0,
    holds(ctx.actor, may.review) && isTeacherOffice(ctx.actor)
      ? countTrainingBases(ctx.db, scope, { waiting: '1', firstId })
      : 0,
  ])

  return [
    { kind: 'attendClasses', count: called },
    { kind: 'mendTrainingBases', count: returned },
    { kind: 'reviewTrainingBases', count: submitted },
  ]
}

/**
 * Days of the reader's own classes. The second day of a class remains its second day when the class
 * is moved.
 */
export async function trainingCalendar(ctx: SignedCtx, range: DayRange): Promise<CalendarEvent[]> {
  const { calendar } = trainingWords[ctx.language]
  const days = await findOwnClassDays(ctx.db, ctx.actor.userId, range)
  return days.map((day) => ({
    kind: 'classDay',
    ref: `${day.id}-${day.number}`,
    version: day.version,
    changedAt: day.updatedAt,
    time: { from: day.day, until: day.day },
    title: fillSentence(calendar.classDay, { name: day.title }),
    note: isCancelled(day.state) ? day.reason : null,
    place: day.place,
    path: '/teacher/classes',
    isCancelled: isCancelled(day.state),
    isSeat: true,
  }))
}
