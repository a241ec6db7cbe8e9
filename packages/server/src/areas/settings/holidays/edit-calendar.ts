import { settingsErrors } from '@residency/contract/areas/settings/access'
import { eachDay } from '@residency/contract/kernel/day'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { changeYear, type Version } from './change-year.ts'
import { changePublishedDays, clearEdited, clearYear, putEdited } from './holiday.queries.ts'
import type { DayKind } from './working-days.rules.ts'

const MAX_DAYS = 62

/** Creates a year with weekends only: for an unpublished year, or for manual editing. */
export const generateHolidayYear = (
  ctx: SignedCtx,
  { year, keepEdits, version }: Version & { year: number; keepEdits: boolean },
) =>
  changeYear(
    ctx,
    { version },
    {
      year,
      action: 'generate',
      detail: { keepEdits },
      write: async (db, now) => {
        await changePublishedDays(db, year, now, () => clearYear(db, year, keepEdits))
        return { source: 'generated', papers: [] }
      },
    },
  )

type Edit = Version & {
  year: number
  from: string
  until: string
  kind: DayKind | 'usual'
  name: string | null
}

/** Sets the kind of a range of days; `usual` removes the edit. */
export async function editHolidayDays(
  ctx: SignedCtx,
  { year, from, until, kind, name, version }: Edit,
) {
  const isInside = from >= `${year}-01-01` && until <= `${year}-12-31`
  const days = isInside ? eachDay(from, until) : []
  if (!isInside || days.length > MAX_DAYS) throw fail(settingsErrors.daysOutsideYear, { year })

  return changeYear(
    ctx,
    { version },
    {
      year,
      action: 'edit',
      span: { from, until },
      detail: { from, until, kind, name },
      write: async (db) => {
        if (kind === 'usual') await clearEdited(db, days)
        else await putEdited(db, year, days, { kind, name })
        return {}
      },
    },
  )
}
