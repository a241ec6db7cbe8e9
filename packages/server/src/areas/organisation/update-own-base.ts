import type { OwnBaseForm } from '@residency/contract/areas/organisation/base.contract'
import { inTransaction, type SignedCtx } from '../../platform/http/ctx.ts'
import { changedMeanwhile, found } from '../../platform/http/fail.ts'
import { mustBePeople } from './find-people.ts'
import { findBaseForUpdate } from './managed-base.queries.ts'
import { visibleBases } from './organisation.policy.ts'
import { leaders } from './write-base.ts'

/** Changes what whoever administers a base may change of it: its English name, its teaching director, its secretary. */
export const updateOwnBase = (ctx: SignedCtx, input: OwnBaseForm & { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const before = found(await findBaseForUpdate(tx.db, visibleBases(tx.actor), input.id))
    if (input.version !== before.version) throw changedMeanwhile()
    const { name_en, director_id, secretary_id } = before
    await mustBePeople(tx, leaders({ directorId: input.directorId, secretaryId: input.secretaryId }, before))
    const after = { name_en: input.nameEn, director_id: input.directorId, secretary_id: input.secretaryId }
    const write = { ...after, updated_at: tx.now(), version: before.version + 1 }
    await tx.db.updateTable('bases').set(write).where('id', '=', input.id).execute()
    const detail = { before: { name_en, director_id, secretary_id }, after }
    await tx.audit({ action: 'organisation.base.update', entity: 'base', entityId: input.id, detail })
    return null
  })
