import type { countOpenings as call } from '@residency/contract/areas/dashboard/shortcuts/shortcut.contract'
import type { InputOf } from '@residency/contract/kernel'
import { everyOf } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { addOpenings } from './shortcut.queries.ts'

/**
 * View keys that a menu can have; other keys are neither counted nor pinned, so that nobody fills
 * the tables.
 */
export const knownViews = (ctx: SignedCtx): ReadonlySet<string> =>
  new Set(everyOf(ctx.services.areas, 'menus').flatMap(({ view }) => (view ? [view] : [])))

/** Adds to how often the reader opened pages. */
export async function countOpenings(ctx: SignedCtx, { openings }: InputOf<typeof call, 'out'>) {
  const views = knownViews(ctx)
  const counts = new Map<string, number>()

  for (const { view, count } of openings)
    if (views.has(view)) counts.set(view, (counts.get(view) ?? 0) + count)
  if (counts.size > 0) await addOpenings(ctx.db, ctx.actor.userId, [...counts].sort(), ctx.now())

  return null
}
