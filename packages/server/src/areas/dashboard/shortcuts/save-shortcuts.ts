import type { saveShortcuts as call } from '@residency/contract/areas/dashboard/shortcuts/shortcut.contract'
import type { InputOf } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile } from '../../../platform/http/fail.ts'
import { knownViews } from './count-openings.ts'
import { writePinned } from './shortcut.queries.ts'

/** Arranges the own shortcuts. Of two windows that arrange at once the second is refused. */
export async function saveShortcuts(
  ctx: SignedCtx,
  { pinned, version }: InputOf<typeof call, 'out'>,
) {
  const views = knownViews(ctx)

  const stored = await writePinned(ctx.db, ctx.actor.userId, {
    pinned: pinned.filter((view) => views.has(view)),
    version,
    now: ctx.now(),
  })

  if (!stored) throw changedMeanwhile()

  return { version: stored.version }
}
