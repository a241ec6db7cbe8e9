import type { OwnBaseForm } from '@residency/contract/areas/organisation/bases/base.contract'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { mustBePeople } from '../find-people.ts'
import { visibleBases } from '../organisation.policy.ts'
import { findBaseForUpdate } from './managed-base.queries.ts'
import { leaders } from './write-base.ts'

/**
 * Updates the fields an administrator of a base may change: English name, teaching director,
 * secretary.
 */
export const updateOwnBase = (ctx: SignedCtx, input: OwnBaseForm & { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      await findBaseForUpdate(tx.db, visibleBases(tx.actor), input.id),
      input.version,
    )

    const { nameEn, directorId, secretaryId } = before
    await mustBePeople(
      tx,
      leaders({ directorId: input.directorId, secretaryId: input.secretaryId }, before),
    )

    const after = {
      nameEn: input.nameEn,
      directorId: input.directorId,
      secretaryId: input.secretaryId,
    }

    const detail = { before: { nameEn, directorId, secretaryId }, after }

    await changeRecord(tx, 'bases', before, {
      columns: after,
      action: 'organisation.base.update',
      entity: 'base',
      detail,
    })

    return null
  })
