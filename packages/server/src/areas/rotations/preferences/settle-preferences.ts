import type { Board } from '@residency/contract/areas/rotations/plan/board.contract'
import { updateRow } from '../../../platform/db/versions.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findPreferencesOfPlan, findWindowForUpdate, writeResults } from './preference.queries.ts'
import { preferenceResults } from './preference.rules.ts'

/**
 * Closes the window of a plan that is being published, and writes which preferences its board meets: what
 * trainees read later does not change with the days. Saving waits for this, and is refused then.
 */
export async function settlePreferences(
  tx: SignedCtx,
  planId: number,
  board: Board,
): Promise<void> {
  const window = await findWindowForUpdate(tx.db, planId)
  if (!window) return

  const now = tx.now()
  if (now < window.closesAt)
    await updateRow(tx, 'rotationPreferenceWindows', window, { closesAt: now })

  const preferences = await findPreferencesOfPlan(tx.db, planId)

  await writeResults(tx.db, window.id, preferenceResults(board, preferences))
}
