import { attendanceWords } from '@residency/contract/areas/courses/attendance/text'
import { toMoment } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { OwnRecordPart } from '../../../platform/area.ts'
import {
  type CalendarEvent,
  type DayRange,
  instantsOf,
} from '../../../platform/calendar/calendar.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { Page } from '../../../platform/db/pages.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { isCancelled, mayAttend } from './lecture.policy.ts'
import { countOwn, findOwnBatch, findOwnPage, findOwnWithin } from './person.queries.ts'
import { phaseOf } from './presence.rules.ts'
import { presentPresence } from './present-lecture.ts'

export async function listOwnLectures(ctx: SignedCtx, page: Page) {
  const { userId } = ctx.actor
  const now = ctx.now()

  const [{ rows, total }, counts] = await Promise.all([
    findOwnPage(ctx.db, userId, page, now),
    countOwn(ctx.db, userId, now),
  ])

  const list = rows.map((l) => ({
    id: l.id,
    name: l.title,
    kind: l.kind,
    place: l.place,
    speaker: l.speaker,
    reason: l.reason,
    startsAt: toMoment(l.startsAt),
    endsAt: toMoment(l.endsAt),
    ...presentPresence(now, l),
    phase: phaseOf(l, now),
    isCancelled: isCancelled(l.state),
  }))

  return { list, total, held: Number(counts.held), attended: Number(counts.attended) }
}

/** Lectures the reader is expected at, in the own calendar. */
export async function lectureCalendar(ctx: SignedCtx, range: DayRange): Promise<CalendarEvent[]> {
  if (!mayAttend(ctx.actor)) return []

  const { calendar, lectureKinds } = attendanceWords[ctx.language]
  const rows = await findOwnWithin(ctx.db, ctx.actor.userId, instantsOf(range))

  return rows.map((lecture) => ({
    kind: 'lecture',
    ref: lecture.id,
    version: lecture.version,
    changedAt: lecture.updatedAt,
    time: { startsAt: lecture.startsAt, endsAt: lecture.endsAt },
    title: fillSentence(calendar.lecture, {
      kind: lectureKinds[lecture.kind],
      title: lecture.title,
    }),
    note: isCancelled(lecture.state)
      ? lecture.reason
      : lecture.speaker && fillSentence(calendar.speaker, { name: lecture.speaker }),
    place: lecture.place,
    path: '/course/own-attendance',
    isCancelled: isCancelled(lecture.state),
    isSeat: !lecture.isExcused,
  }))
}

export async function* lecturesOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads, presences } = attendanceWords[ctx.language]
  const rows = await findOwnBatch(ctx.db, ctx.actor.userId, { pageNum: 1, pageSize: 1 })
  if (rows.length === 0) return

  async function* records() {
    for await (const row of everyRow(async (page) => ({
      rows: await findOwnBatch(ctx.db, ctx.actor.userId, page),
    })))
      yield {
        [heads.title]: row.title,
        [heads.startsAt]: minuteInChina(row.startsAt),
        [heads.presence]: presences[presentPresence(ctx.now(), row).presence],
        [heads.signedAt]: row.signedAt && minuteInChina(row.signedAt),
      }
  }

  yield { heading: heads.lectures, records: records() }
}
