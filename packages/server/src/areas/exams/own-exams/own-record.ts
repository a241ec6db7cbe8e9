import { examPermissions as may } from '@residency/contract/areas/exams/exam/access'
import { takingWords } from '@residency/contract/areas/exams/taking/text'
import { holds, toMoment } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { OwnRecordPart } from '../../../platform/area.ts'
import {
  type CalendarEvent,
  type DayRange,
  instantsOf,
} from '../../../platform/calendar/calendar.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { examEvent } from '../exam/exam-event.rules.ts'
import { isReleased, takerOf } from '../taking/attempt.policy.ts'
import { countOpenExams, findExamsOf, findExamsWithin, findTries } from './own-exam.queries.ts'

/** What is stored of a user's exams; results after their release. */
export async function* examsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads, flows } = takingWords[ctx.language]
  const exams = await findExamsOf(ctx.db, takerOf(ctx.actor))
  const names = new Map(exams.map(({ candidateId, title }) => [candidateId, title]))
  const tries = await findTries(ctx.db, [...names.keys()])
  if (tries.length === 0) return

  const records = tries.map((attempt) => ({
    [heads.exam]: names.get(attempt.candidateId),
    [heads.number]: attempt.number,
    [heads.startedAt]: toMoment(attempt.startedAt),
    [heads.endedAt]: toMoment(attempt.endedAt),
    [heads.state]: flows.attempt.states[attempt.state],
    [heads.score]: isReleased(attempt.state) && attempt.score !== null ? attempt.score / 100 : null,
    [heads.most]: isReleased(attempt.state) && attempt.most !== null ? attempt.most / 100 : null,
  }))

  yield { heading: heads.exams, records }
}

/** Exams the reader can sit now. */
export const examsWaiting = async (ctx: SignedCtx) => [
  {
    kind: 'sitExams' as const,
    count: holds(ctx.actor, may.take)
      ? await countOpenExams(ctx.db, takerOf(ctx.actor), ctx.now())
      : 0,
  },
]

/** Exams the reader sits, in the own calendar. */
export async function examCalendar(ctx: SignedCtx, range: DayRange): Promise<CalendarEvent[]> {
  if (!holds(ctx.actor, may.take)) return []

  const exams = await findExamsWithin(ctx.db, takerOf(ctx.actor), instantsOf(range))
  const { calendar, examModes } = takingWords[ctx.language]

  return exams.map((exam) => {
    const seat = exam.seat === null ? null : fillSentence(calendar.seat, { seat: exam.seat })
    const place = [exam.room ?? examModes[exam.mode], seat].filter((part) => part !== null)
    const event = examEvent('exam', exam)

    return {
      ...event,
      isSeat: event.isSeat === true && !exam.hasHandedIn,
      title: fillSentence(calendar.exam, { title: exam.title }),
      place: place.join(' · '),
      path: `/course/own-exam?id=${exam.id}`,
    }
  })
}
