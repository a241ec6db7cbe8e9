import { electivesWords } from '@residency/contract/areas/standards/electives/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { OwnRecordPart } from '../../../platform/area.ts'
import type { CalendarEvent } from '../../../platform/calendar/calendar.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isSettled } from '../cohort/cohort.policy.ts'
import { windowStateAt } from './choice.rules.ts'
import { findOwnChooser } from './electives.queries.ts'
import { getOwnElectives } from './get-electives.ts'

const PATH = '/rotation/electives'

/**
 * When the reader chooses. The time is set for approved cohorts only; one that is opened again
 * calls it off.
 */
export async function electivesCalendar(ctx: SignedCtx): Promise<CalendarEvent[]> {
  const chooser = await findOwnChooser(ctx.db, ctx.actor.userId)
  if (!chooser?.cohortId || !chooser.from || !chooser.until) return []

  return [
    {
      kind: 'electives',
      ref: chooser.cohortId,
      version: chooser.version,
      changedAt: chooser.updatedAt,
      time: { startsAt: chooser.from, endsAt: chooser.until },
      title: fillSentence(electivesWords[ctx.language].calendar.window, { cohort: chooser.cohort }),
      isOnline: true,
      path: PATH,
      isCancelled: !isSettled(chooser),
    },
  ]
}

/** 1 while the reader has groups left to choose in an open window. */
export async function countOwnElectives(ctx: SignedCtx): Promise<number> {
  const chooser = await findOwnChooser(ctx.db, ctx.actor.userId)
  if (!chooser || !isSettled(chooser) || windowStateAt(chooser, ctx.now()) !== 'open') return 0

  const own = await getOwnElectives(ctx)

  return own?.groups.some(({ isComplete }) => !isComplete) ? 1 : 0
}

/** What somebody chose. */
export async function* electivesOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const own = await getOwnElectives(ctx)
  const chosen = own?.groups.filter(({ isComplete }) => isComplete) ?? []
  if (chosen.length === 0) return

  const record = chosen.map(({ name, options, chosen: departments }) => [
    name,
    departments
      .map(
        ({ departmentId, months }) =>
          `${options.find((option) => option.departmentId === departmentId)?.name} ${months}`,
      )
      .join(', '),
  ])

  yield { heading: electivesWords[ctx.language].ownRecord, record: Object.fromEntries(record) }
}
