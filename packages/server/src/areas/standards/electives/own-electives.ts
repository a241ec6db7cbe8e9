import { electivesWords } from '@residency/contract/areas/standards/electives/words'
import type { CalendarEntry, OwnRecordPart } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isSettled } from '../cohort/cohort.policy.ts'
import { windowStateAt } from './choice.rules.ts'
import { findOwnChooser } from './electives.queries.ts'
import { getOwnElectives } from './get-electives.ts'

const PATH = '/rotation/electives'

/** Until when the reader chooses. */
export async function electivesCalendar(ctx: SignedCtx, range: { from: string; until: string }): Promise<CalendarEntry[]> {
  const one = await findOwnChooser(ctx.db, ctx.actor.userId)
  if (!one?.from || !one.until || !isSettled(one)) return []
  const [from, until] = [dayInChina(one.from), dayInChina(one.until)]
  if (until < range.from || from > range.until) return []
  const { calendar } = electivesWords[ctx.language]
  return [{ kind: 'electives', from, until, title: calendar.window.replace('{cohort}', one.cohort), path: PATH }]
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
    departments.map(({ departmentId, months }) => `${options.find((one) => one.departmentId === departmentId)?.name} ${months}`).join(', '),
  ])
  yield { heading: electivesWords[ctx.language].ownRecord, record: Object.fromEntries(record) }
}
