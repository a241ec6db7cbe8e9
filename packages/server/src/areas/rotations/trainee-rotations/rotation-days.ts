import { ownWords } from '@residency/contract/areas/rotations/trainee-rotations/text'
import { labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { CalendarEvent, DayRange } from '../../../platform/calendar/calendar.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOwnTurns } from './own.queries.ts'

/**
 * The days on which the reader's own stays begin and end, for the own calendar. A failed stay took
 * place as well.
 */
export async function rotationDays(ctx: SignedCtx, range: DayRange): Promise<CalendarEvent[]> {
  const { calendar, ical } = ownWords[ctx.language]
  return (await findOwnTurns(ctx.db, ctx.actor.userId, range)).flatMap((b) => {
    const department = labelIn(ctx.language, b.name, b.nameEn)

    const turn = (kind: 'begins' | 'ends', day: string): CalendarEvent => ({
      kind: `rotation.${kind}`,
      ref: b.id,
      version: b.version,
      changedAt: b.updatedAt,
      time: { from: day, until: day },
      title: fillSentence(calendar[kind], { department }),
      note: b.supervisor && fillSentence(ical.supervisor, { name: b.supervisor }),
      place: department,
      path: '/rotation/own',
    })

    return [turn('begins', b.startsOn), turn('ends', b.endsOn)]
  })
}
