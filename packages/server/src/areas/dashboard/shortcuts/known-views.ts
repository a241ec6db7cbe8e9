import { everyOf } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/**
 * View keys that a menu can have; other keys are neither counted nor pinned, so that nobody fills
 * the tables.
 */
export const knownViews = (ctx: SignedCtx): ReadonlySet<string> =>
  new Set(everyOf(ctx.services.areas, 'menus').flatMap(({ view }) => (view ? [view] : [])))
