import { libraryErrors as errors } from '@residency/contract/areas/mentors/library/access'
import { mentorEntryFlow } from '@residency/contract/areas/mentors/library/mentor-entry.flow'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { relationsTo } from './mentor-entry.policy.ts'
import { findOwnEntryForUpdate } from './mentor-entry.queries.ts'

/** Withdraws the own entry while nobody is guided from it. */
export const withdrawOwnMentorEntry = (
  ctx: SignedCtx,
  { id, version }: { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const own = mustMatchVersion(await findOwnEntryForUpdate(tx.db, ctx.actor.userId, id), version)
    if (own.taken > 0) throw fail(errors.entryHasTrainees, { taken: own.taken })

    const record = {
      id,
      state: own.state,
      relations: relationsTo({ ...own, isOwnDepartment: false }, ctx.actor),
    }

    let next = version
    const state = await advance(tx, mentorEntryFlow, 'withdraw', record, {}, async (to) => {
      next = await updateRow(tx, 'mentorEntries', own, { state: to })
    })

    return { id, state, version: next }
  })
