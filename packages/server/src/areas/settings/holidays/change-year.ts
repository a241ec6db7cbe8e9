import type { Db } from '../../../platform/db/connect/pool.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { findStoredDays, lockYear, updateYear } from './holiday.queries.ts'
import { getHolidayYear } from './holiday-years.ts'

export type Version = { version: number }
type Span = { from: string; until: string }
type Decision = { source?: 'imported' | 'generated'; papers?: string[] }

type Change = {
  year: number
  action: 'import' | 'generate' | 'edit'

  /** The audited days; default the whole year. */
  span?: Span
  detail: Readonly<Record<string, unknown>>

  /** Changes the days; returns the year's new columns. */
  write: (db: Db, now: Date) => Promise<Decision>
}

/** Days as audit lines: `2026-10-10 work 国庆节 edited`. */
export const findDaySnapshot = async (db: Db, { from, until }: Span) =>
  (await findStoredDays(db, from, until)).map(({ day, kind, name, isEdited }) =>
    [day, kind, name, isEdited && 'edited'].filter(Boolean).join(' '),
  )

/**
 * Changes a year with an audit entry of before and after; refuses a stale version. Returns the
 * year.
 */
export const changeYear = (
  ctx: SignedCtx,
  { version }: Version,
  { year, action, detail, write, ...rest }: Change,
) =>
  inTransaction(ctx, async (tx) => {
    const span = rest.span ?? { from: `${year}-01-01`, until: `${year}-12-31` }
    const row = await lockYear(tx.db, year, tx.now())

    mustMatchVersion(row, version)

    // a new row has no previous values
    const was =
      row.version === 0 ? { source: null, papers: [] } : { source: row.source, papers: row.papers }
    const before = { ...was, days: await findDaySnapshot(tx.db, span) }
    const decision = await write(tx.db, tx.now())

    await updateYear(tx.db, year, decision, tx.now())

    const after = {
      source: row.source,
      papers: row.papers,
      ...decision,
      days: await findDaySnapshot(tx.db, span),
    }

    await tx.audit({
      action: `settings.holiday.${action}`,
      entity: 'holiday',
      entityId: year,
      detail: { ...detail, before, after },
    })

    return getHolidayYear(tx, { year })
  })
