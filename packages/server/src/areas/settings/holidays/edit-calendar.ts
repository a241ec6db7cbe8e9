import { settingsErrors } from '@residency/contract/areas/settings/errors'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { clearEdited, clearYear, putEdited, updateYear } from './holiday.queries.ts'
import { getHolidayYear } from './holiday-years.ts'
import { changingPaper, lockCalendar, type Version } from './lock-calendar.ts'
import { type DayKind, daysFrom } from './working-days.rules.ts'

const MOST_DAYS = 62

/** Makes a year of its weekends alone: for a year nobody has published, or to keep it by hand. */
export async function generateHolidayYear(ctx: SignedCtx, input: Version & { year: number; keepEdits: boolean }) {
  return inTransaction(ctx, async (tx) => {
    await lockCalendar(tx, input.year, input)
    await changingPaper(tx.db, input.year, tx.now(), () => clearYear(tx.db, input.year, input.keepEdits))
    await updateYear(tx.db, input.year, { source: 'generated', papers: [] }, tx.now())
    const detail = { year: input.year, keepEdits: input.keepEdits }
    await tx.audit({ action: 'settings.holiday.generate', entity: 'holiday', entityId: input.year, detail })
    return getHolidayYear(tx, input)
  })
}

type Edit = Version & { year: number; from: string; until: string; kind: DayKind | 'usual'; name: string | null }
/** Says of a row of days what they are; `usual` takes back what was edited. */
export async function editHolidayDays(ctx: SignedCtx, input: Edit) {
  const { year, from, until, kind, name } = input
  const isInside = from >= `${year}-01-01` && until <= `${year}-12-31`
  const days = isInside ? daysFrom(from, until) : []
  if (!isInside || days.length > MOST_DAYS) throw fail(settingsErrors.daysOutsideYear, { year })
  return inTransaction(ctx, async (tx) => {
    await lockCalendar(tx, year, input)
    if (kind === 'usual') await clearEdited(tx.db, days)
    else await putEdited(tx.db, year, days, { kind, name })
    await updateYear(tx.db, year, {}, tx.now())
    await tx.audit({ action: 'settings.holiday.edit', entity: 'holiday', entityId: year, detail: { from, until, kind, name } })
    return getHolidayYear(tx, { year })
  })
}
