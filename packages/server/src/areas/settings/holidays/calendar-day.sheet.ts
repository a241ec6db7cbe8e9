import { FIRST_YEAR, LAST_YEAR } from '@residency/contract/areas/settings/holidays/holiday.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import { yearOf } from '@residency/contract/kernel/day'
import { z } from 'zod'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { ProgressHandler, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { findDaySnapshot } from './change-year.ts'
import { findStoredDays, lockYear, putEdited, updateYear } from './holiday.queries.ts'

type Column = 'day' | 'kind' | 'name' | 'source'
const wordsOf = (ctx: SignedCtx) => settingsWords[ctx.language]

const row = z.object({
  day: cell
    .day()
    .refine(
      (day) => day >= `${FIRST_YEAR}-01-01` && day <= `${LAST_YEAR}-12-31`,
      'kernel.day.wrong',
    ),
  kind: cell
    .choice<'off' | 'work'>(
      new Map([
        ['off', [settingsWords['zh-cn'].dayKinds.off, settingsWords.en.dayKinds.off]],
        ['work', [settingsWords['zh-cn'].dayKinds.work, settingsWords.en.dayKinds.work]],
      ]),
    )
    .transform((kind) => kind ?? 'off'),
  name: cell.optionalText(60),
})

type Item = z.output<typeof row>

async function write(tx: SignedCtx, rows: readonly ValidRow<Item>[], onProgress: ProgressHandler) {
  const years = [...new Set(rows.map(({ item }) => yearOf(item.day)))].sort((a, b) => a - b)
  let done = 0

  for (const year of years) {
    await lockYear(tx.db, year, tx.now())

    const own = rows
      .map(({ item }) => item)
      .filter(({ day }) => day.startsWith(`${year}-`))
      .sort((a, b) => (a.day < b.day ? -1 : 1))

    const period = { from: own.at(0)!.day, until: own.at(-1)!.day }
    const before = { days: await findDaySnapshot(tx.db, period) }
    const alike = new Map<string, Item[]>()

    for (const item of own) {
      const key = JSON.stringify([item.kind, item.name])
      alike.set(key, [...(alike.get(key) ?? []), item])
    }

    for (const items of alike.values()) {
      const days = items.map(({ day }) => day)
      await putEdited(tx.db, year, days, items[0]!)
    }

    await updateYear(tx.db, year, {}, tx.now())

    const detail = { before, after: { days: await findDaySnapshot(tx.db, period) } }

    await tx.audit({ action: 'settings.holiday.edit', entity: 'holiday', entityId: year, detail })
    done += own.length
    await onProgress(done)
  }
}

const span = ({ year }: { year?: number | undefined }) =>
  [`${year ?? FIRST_YEAR}-01-01`, `${year ?? LAST_YEAR}-12-31`] as const

/**
 * Import and export of days that differ from the regular week; imported days count as edited
 * manually.
 */
export const calendarDaySheet: SheetPlan<Column, Item, { year?: number | undefined }> = {
  sheet: 'settings.calendarDay',
  maxRows: 4000,
  knownBy: ['day'],
  columns: [
    { key: 'day', kind: 'day', required: true, width: 14 },
    {
      key: 'kind',
      required: true,
      width: 12,
      choices: (ctx) => Object.values(wordsOf(ctx).dayKinds),
    },
    { key: 'name', width: 28 },
    { key: 'source', width: 16, onlyOut: true },
  ],
  row,
  judge: async (ctx, rows) => twice(ctx, 'settings.calendarDay', rows, 'day', ({ day }) => day),
  write,
  count: async (ctx, filters) => (await findStoredDays(ctx.db, ...span(filters))).length,
  async *rows(ctx, filters) {
    const { dayKinds, daySources } = wordsOf(ctx)
    for (const { day, kind, name, isEdited } of await findStoredDays(ctx.db, ...span(filters)))
      yield {
        day,
        kind: dayKinds[kind],
        name,
        source: daySources[isEdited ? 'edited' : 'published'],
      }
  },
}
