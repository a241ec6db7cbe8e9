import { traineeChangeFlow } from '@residency/contract/areas/students/changes/trainee-change.flow'
import type { ChangedThing } from '@residency/contract/areas/students/file/field.contract'
import { anyId } from '../../../platform/db/patterns.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { invariant } from '../../../platform/invariant.ts'
import { insertChanges, type NewChange } from './insert-changes.ts'

/**
 * Stores what a trainee changed without a review together with requested changes: in one list, with
 * old and new.
 */
export async function recordDirectChanges(
  tx: SignedCtx,
  traineeId: number,
  changes: readonly { thing: ChangedThing; before: string | null; after: string | null }[],
) {
  if (changes.length === 0) return

  const rows: NewChange[] = changes.map(({ thing, before, after }) => ({
    traineeId,
    thing,
    before,
    after,
    note: null,
  }))

  const ids = await insertChanges(tx, rows)
  const relations = new Set(['owner', 'direct'] as const)
  const records = ids.map((id) => ({ id, state: traineeChangeFlow.initial, relations }))

  const { refused } = await advanceMany(
    tx,
    traineeChangeFlow,
    'apply',
    records,
    { reason: null },
    (state, going) =>
      tx.db
        .updateTable('traineeChanges')
        .set({ state, updatedAt: tx.now() })
        .where('id', '=', anyId(going))
        .execute(),
  )

  invariant(refused.length === 0, 'the owner of a file may apply what is not protected')
}
