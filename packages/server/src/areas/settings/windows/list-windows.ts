import type {
  TimeWindow,
  TimeWindowFilters,
} from '@residency/contract/areas/settings/windows/time-window.contract'
import { labelIn, toMoment } from '@residency/contract/kernel'
import { startOfDayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findAudienceRoles, findRoleNames } from '../audience.queries.ts'
import { findDictLabels } from '../dictionaries/dictionary.queries.ts'
import { actionsOnWindow, visibleWindows } from '../settings.policy.ts'
import {
  findWindowById,
  findWindowPage,
  findWindowsWithin,
  type StoredWindow,
  windowSources,
} from './window.queries.ts'
import { stateAt } from './window.rules.ts'

export const WINDOW_DICTIONARY = 'time_window'

/** Windows for display: labels, and instants with Shanghai's offset. */
async function shown(ctx: SignedCtx, windows: readonly StoredWindow[]): Promise<TimeWindow[]> {
  const [labels, roles] = await Promise.all([
    findDictLabels(ctx.db, WINDOW_DICTIONARY, ctx.language),
    findRoleNames(ctx),
  ])

  const now = ctx.now()
  const pages = new Map(windowSources(ctx.services.areas).map(({ name, pageOf }) => [name, pageOf]))

  return windows.map((one) => ({
    ...one,
    label: labels.get(one.name) ?? one.name,
    batch: labelIn(ctx.language, one.batch, one.batchEn),
    roleNames: one.roleIds.flatMap((id) => roles.get(id) ?? []),
    startsAt: toMoment(one.startsAt),
    endsAt: toMoment(one.endsAt),
    status: one.status as 0 | 1,
    state: stateAt(one, now),
    page: one.sourceId ? (pages.get(one.name)?.(one.sourceId) ?? null) : null,
    actions: one.sourceId ? [] : actionsOnWindow(ctx.actor),
  }))
}

export async function listTimeWindows(ctx: SignedCtx, filters: TimeWindowFilters) {
  const { rows, total } = await findWindowPage(ctx.db, ctx.services.areas, filters, ctx.now())
  return { list: await shown(ctx, rows), total }
}

export async function getTimeWindowForm(ctx: SignedCtx, { id }: { id: number }) {
  const [window] = await shown(ctx, [found(await findWindowById(ctx.db, id))])
  return window!
}

/** Enabled windows that overlap a year and are visible to the reader. */
export async function listWindowsOfYear(ctx: SignedCtx, { year }: { year: number }) {
  const [from, until] = [startOfDayInChina(`${year}-01-01`), startOfDayInChina(`${year + 1}-01-01`)]
  return shown(
    ctx,
    await findWindowsWithin(ctx.db, ctx.services.areas, visibleWindows(ctx.actor), from, until),
  )
}

export const listAudienceOptions = (ctx: SignedCtx) => findAudienceRoles(ctx)
