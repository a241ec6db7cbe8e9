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
async function presentWindows(
  ctx: SignedCtx,
  windows: readonly StoredWindow[],
): Promise<TimeWindow[]> {
  const [labels, roles] = await Promise.all([
    findDictLabels(ctx.db, WINDOW_DICTIONARY, ctx.language),
    findRoleNames(ctx),
  ])

  const now = ctx.now()
  const pages = new Map(windowSources(ctx.services.areas).map(({ name, pageOf }) => [name, pageOf]))

  return windows.map((window) => ({
    ...window,
    label: labels.get(window.name) ?? window.name,
    batch: labelIn(ctx.language, window.batch, window.batchEn),
    roleNames: window.roleIds.flatMap((id) => roles.get(id) ?? []),
    startsAt: toMoment(window.startsAt),
    endsAt: toMoment(window.endsAt),
    state: stateAt(window, now),
    page: window.sourceId ? (pages.get(window.name)?.(window.sourceId) ?? null) : null,
    actions: window.sourceId ? [] : actionsOnWindow(ctx.actor),
  }))
}

export async function listTimeWindows(ctx: SignedCtx, filters: TimeWindowFilters) {
  const { rows, total } = await findWindowPage(ctx.db, ctx.services.areas, filters, ctx.now())
  return { list: await presentWindows(ctx, rows), total }
}

export async function getTimeWindowForm(ctx: SignedCtx, { id }: { id: number }) {
  const [window] = await presentWindows(ctx, [found(await findWindowById(ctx.db, id))])
  return window!
}

/** Enabled windows that overlap a year and are visible to the reader. */
export async function listWindowsOfYear(ctx: SignedCtx, { year }: { year: number }) {
  const [from, until] = [startOfDayInChina(`${year}-01-01`), startOfDayInChina(`${year + 1}-01-01`)]
  return presentWindows(
    ctx,
    await findWindowsWithin(ctx.db, ctx.services.areas, visibleWindows(ctx.actor), from, until),
  )
}

export const listAudienceOptions = (ctx: SignedCtx) => findAudienceRoles(ctx)
