import { electivesWords } from '@residency/contract/areas/standards/electives/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { OwnRecordPart } from '../../../platform/area.ts'
import type { CalendarEvent } from '../../../platform/calendar.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isSettled } from '../cohort/cohort.policy.ts'
import { windowStateAt } from './choice.rules.ts'
import { findOwnChooser } from './electives.queries.ts'
import { getOwnElectives } from './get-electives.ts'

const PATH = '/rotation/electives'

/**
 * When the reader chooses. The time is set for settled cohorts only; one that is opened again calls
 * it off.
 */
export async function electivesCalendar(ctx: SignedCtx): Promise<CalendarEvent[]> {
  const one = await findOwnChooser(ctx.db, ctx.actor.userId)
  if (!one?.cohortId || !one.from || !one.until) return []

  return [
    {
      kind: 'electives',
      ref: one.cohortId,
      version: one.version,
      changedAt: one.updatedAt,
      time: { startsAt: one.from, endsAt: one.until },
      title: fillSentence(electivesWords[ctx.language].calendar.window, { cohort: one.cohort }),
      isOnline: true,
      path: PATH,
      isCancelled: !isSettled(one),
    },
  ]
}

/** 1 while the reader has groups left to choose in an open window. */
export async function countOwnElectives(ctx: SignedCtx): Promise<number> {
  const one = await findOwnChooser(ctx.db, ctx.actor.userId)
  if (!one || !isSettled(one) || windowStateAt(one, ctx.now()) !== 'open') return 0

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
          `${options.find((one) => one.departmentId === departmentId)?.name} ${months}`,
      )
      .join(', '),
  ])

  yield { heading: electivesWords[ctx.language].ownRecord, record: Object.fromEntries(record) }
}
