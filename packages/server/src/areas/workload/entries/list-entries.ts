import type { EntryFilters } from '@residency/contract/areas/workload/entries/entry.contract'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { actionsOnEntry, entriesInCharge, ownEntries, visibleEntries } from './entry.policy.ts'
import {
  type EntryRow,
  findEntry,
  findEntryPage,
  findVersionsBefore,
  findWaiting,
  noteOpening,
  sumWaiting,
} from './entry.queries.ts'

const MAX_DAYS = 50
const MAX_WAITING = 300

export const presentEntry = (ctx: SignedCtx, e: EntryRow) => ({
  ...e,
  department: e.department && labelIn(ctx.language, e.department, e.departmentEn),
  decidedTime: e.decidedAt && minuteInChina(e.decidedAt),
  writtenTime: minuteInChina(e.writtenAt),
  createTime: minuteInChina(e.createdAt),
  ...actionsOnEntry(e, ctx.actor),
})

type Filters = Partial<Omit<EntryFilters, 'pageNum' | 'pageSize'>> &
  Pick<EntryFilters, 'pageNum' | 'pageSize'>

/** The own entries, the latest day first. */
export async function listOwnEntries(ctx: SignedCtx, filters: Filters) {
  const { rows, total } = await findEntryPage(
    ctx.db,
    { ...filters, scope: ownEntries(ctx.actor) },
    filters,
  )

  return { list: rows.map((row) => presentEntry(ctx, row)), total }
}

/** Entries of those the reader answers for. */
export async function listEntries(ctx: SignedCtx, filters: EntryFilters) {
  const { rows, total, isTotalCapped } = await findEntryPage(
    ctx.db,
    { ...filters, scope: entriesInCharge(ctx.actor) },
    filters,
  )

  return { list: rows.map((row) => presentEntry(ctx, row)), total, isTotalCapped }
}

/**
 * What waits for the reader, by trainee and day, the oldest days first, and how much waits in all. A
 * day is listed with all its entries.
 */
export async function listEntryDays(ctx: SignedCtx) {
  const scope = entriesInCharge(ctx.actor)

  const [rows, total] = await Promise.all([
    findWaiting(ctx.db, scope, MAX_WAITING + 1),
    sumWaiting(ctx.db, scope),
  ])

  const days = [...grouped(rows, (row) => `${row.caseDay} ${row.traineeId}`).values()]
  // entries of the last day may be missing
  if (rows.length > MAX_WAITING && days.length > 1) days.pop()

  const list = days.slice(0, MAX_DAYS).map((some) => ({
    traineeId: some[0]!.traineeId,
    name: some[0]!.name,
    traineeNumber: some[0]!.traineeNumber,
    caseDay: some[0]!.caseDay,
    entries: some.map((row) => presentEntry(ctx, row)),
  }))

  return { list, total }
}

export async function getEntry(ctx: SignedCtx, { id }: { id: number }) {
  const scope = visibleEntries(ctx.actor)
  const row = found(await findEntry(ctx.db, scope, id))
  const before = row.previousId === null ? [] : await findVersionsBefore(ctx.db, scope, id)

  return { ...presentEntry(ctx, row), history: before.map((entry) => presentEntry(ctx, entry)) }
}

/** The reader has looked at an entry as it is now. */
export async function openEntry(ctx: SignedCtx, { id }: { id: number }) {
  await noteOpening(
    ctx.db,
    found(await findEntry(ctx.db, entriesInCharge(ctx.actor), id)),
    ctx.actor.userId,
  )

  return null
}
