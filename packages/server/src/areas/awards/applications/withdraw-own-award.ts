import { awardApplicationFlow } from '@residency/contract/areas/awards/applications/award-application.flow'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { releaseFiles } from '../../files/files.public.ts'
import { visibleAwards } from '../awards.policy.ts'
import { isDraft, relationsTo } from './application.policy.ts'
import { findOwnForUpdate } from './application.queries.ts'
import { AWARD_APPLICATION } from './present-application.ts'

/**
 * Withdraws the own application before it is decided; a draft, which nobody else has seen, is
 * deleted.
 */
export const withdrawOwnAward = (
  ctx: SignedCtx,
  { id, version }: { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const row = mustMatchVersion(
      await findOwnForUpdate(tx.db, visibleAwards(tx.actor), tx.actor.userId, id),
      version,
    )

    if (isDraft(row.state)) {
      await releaseFiles(tx, { kind: AWARD_APPLICATION, id })
      await tx.db.deleteFrom('awardApplications').where('id', '=', id).execute()
      await tx.audit({ action: 'awards.draft.delete', entity: AWARD_APPLICATION, entityId: id })

      return null
    }

    let next = version
    const record = { id, state: row.state, relations: relationsTo(row, tx.actor) }
    const state = await advance(tx, awardApplicationFlow, 'withdraw', record, {}, async (to) => {
      next = await updateRow(tx, 'awardApplications', row, { state: to })
    })

    return { id, state, version: next }
  })
