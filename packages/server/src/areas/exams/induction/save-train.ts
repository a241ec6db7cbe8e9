import { inductionErrors as errors } from '@residency/contract/areas/exams/induction/access'
import type { TrainForm } from '@residency/contract/areas/exams/induction/train.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { releaseFiles } from '../../files/files.public.ts'
import { newInvitation } from './invitation.ts'
import { listAdmitted } from './list-admitted.ts'
import { endSessionsOf, findTrainForUpdate } from './train.queries.ts'
import { TRAIN } from './video.queries.ts'

const ENTITY = 'inductionTrain'

const WRONG = {
  learning_induction_trains_times: errors.trainTimesWrong,
  learning_induction_trains_intake_id_fkey: errors.intakeUnknown,
}

const USED = {
  learning_induction_people_train_id_fkey: errors.trainInUse,
  learning_induction_notices_train_id_fkey: errors.trainInUse,
  learning_exams_train_id_fkey: errors.trainInUse,
}

const columns = (form: TrainForm) => ({
  title: form.title,
  intro: form.intro,
  intakeId: form.intakeId,
  needsAll: form.needsAll,
  opensAt: new Date(form.opensAt),
  closesAt: new Date(form.closesAt),
})

export const createTrain = (ctx: SignedCtx, form: TrainForm) =>
  inTransaction(ctx, async (tx) => {
    const ownColumns = {
      ...newInvitation(tx).columns,
      createdBy: tx.actor.userId,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    }

    const saved = await tx.db
      .insertInto('learningInductionTrains')
      .values({ ...columns(form), ...ownColumns })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()

    await tx.audit({ action: 'learning.induction.create', entity: ENTITY, entityId: saved.id })
    await listAdmitted(tx, saved.id, form.intakeId)

    return saved
  }).catch(constraintErrors(WRONG))

/** Changes a train; people admitted in its intake are listed at once. */
export const updateTrain = (
  ctx: SignedCtx,
  { id, version, ...form }: TrainForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findTrainForUpdate(tx.db, id), version)

    const next = await changeRecord(tx, 'learningInductionTrains', before, {
      columns: columns(form),
      action: 'learning.induction.update',
      entity: ENTITY,
    })

    await listAdmitted(tx, id, form.intakeId)

    return { id, version: next }
  }).catch(constraintErrors(WRONG))

/** Closes a train, and with it every session, or opens it again. */
export const switchTrain = (
  ctx: SignedCtx,
  { id, version, isActive }: { id: number; version: number; isActive: boolean },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findTrainForUpdate(tx.db, id), version)
    const next = await updateRow(tx, 'learningInductionTrains', before, { isActive })
    if (!isActive) await endSessionsOf(tx.db, id)

    await tx.audit({
      action: 'learning.induction.switch',
      entity: ENTITY,
      entityId: id,
      detail: { isActive },
    })

    return { id, version: next }
  })

export const deleteTrain = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const { title } = found(await findTrainForUpdate(tx.db, id))
    await releaseFiles(tx, { kind: TRAIN, id })
    await tx.db.deleteFrom('learningInductionTrains').where('id', '=', id).execute()

    await tx.audit({
      action: 'learning.induction.delete',
      entity: ENTITY,
      entityId: id,
      detail: { before: { title } },
    })

    return null
  }).catch(constraintErrors(USED))
