import type { setClassMaterials as call } from '@residency/contract/areas/teachers/training/training-class.contract'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { isCancelled } from './class.policy.ts'
import { findClassForUpdate } from './class.queries.ts'
import { TRAINING_CLASS } from './list-classes.ts'

/** The files of a class are these, and no others. */
export async function storeMaterials(tx: SignedCtx, id: number, keys: readonly string[]) {
  const record = { kind: TRAINING_CLASS, id }
  await claimFiles(tx, { keys, purposes: ['attachment', 'proof'], record, field: 'materials' })
  await releaseFiles(tx, record, keys)
}

/** Changes the materials at any time before the class is cancelled. */
export const setClassMaterials = (ctx: SignedCtx, { id, materials }: InputOf<typeof call, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const trainingClass = found(await findClassForUpdate(tx.db, visibleTeachers(tx.actor), id))
    if (isCancelled(trainingClass.state)) throw fail(kernelErrors.actionNotNow)

    await storeMaterials(tx, id, materials)
    await tx.audit({ action: 'teachers.class.materials', entity: TRAINING_CLASS, entityId: id })

    return null
  })
