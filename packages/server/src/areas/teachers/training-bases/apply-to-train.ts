import { trainingErrors } from '@residency/contract/areas/teachers/training/access'
import type {
  applyToTrain as apply,
  resubmitTrainingBase as resubmit,
} from '@residency/contract/areas/teachers/training/training-base.contract'
import { trainingBaseFlow } from '@residency/contract/areas/teachers/training/training-base.flow'
import type { InputOf } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { listBasesToTrain, TRAINING_BASE } from './list-training-bases.ts'
import { relationsToTrainingBase } from './training-base.policy.ts'
import { findTrainingBasesForUpdate } from './training-base.queries.ts'

type Contents = Pick<InputOf<typeof apply, 'out'>, 'trainers' | 'rooms' | 'trainingPlan' | 'places'>

const columnsOf = ({ trainers, rooms, trainingPlan, places }: Contents) => ({
  trainers,
  rooms,
  plan: trainingPlan,
  places,
})

async function storeEvidence(tx: SignedCtx, id: number, keys: readonly string[]) {
  const record = { kind: TRAINING_BASE, id }
  await claimFiles(tx, { keys, purposes: ['proof', 'attachment'], record, field: 'evidence' })
  await releaseFiles(tx, record, keys)
}

/** Refuses a base that is neither the reader's own nor an enabled one of the office's. */
export async function mustBeOwnBase(ctx: SignedCtx, baseId: number) {
  const bases = await listBasesToTrain(ctx)
  if (!bases.some(({ value }) => value === baseId)) throw fail(trainingErrors.trainingBaseNotYours)
}

/** A base applies to train teachers in a year; one open or passed application per base and year. */
export const applyToTrain = (ctx: SignedCtx, form: InputOf<typeof apply, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    await mustBeOwnBase(tx, form.baseId)

    const now = tx.now()

    const { id } = await tx.db
      .insertInto('teacherTrainingBases')
      .values({
        ...columnsOf(form),
        baseId: form.baseId,
        year: form.year,
        appliedBy: tx.actor.userId,
        submittedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(
        constraintErrors(
          { teacher_training_bases_one: trainingErrors.trainingBaseApplied },
          { year: form.year },
        ),
      )

    await storeEvidence(tx, id, form.evidence)
    await tx.audit({ action: 'teachers.trainingBase.apply', entity: TRAINING_BASE, entityId: id })

    return { id }
  })

/** Corrects a returned application and submits it again. */
export const resubmitTrainingBase = (ctx: SignedCtx, form: InputOf<typeof resubmit, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const [row] = await findTrainingBasesForUpdate(tx.db, visibleTeachers(tx.actor), [form.id])
    const application = mustMatchVersion(row, form.version)

    const record = {
      id: application.id,
      state: application.state,
      relations: relationsToTrainingBase(application, tx.actor),
    }

    const state = await advance(tx, trainingBaseFlow, 'resubmit', record, {}, (to) =>
      updateRow(tx, 'teacherTrainingBases', application, {
        ...columnsOf(form),
        // the person who hands it in is its applicant, and does not decide about it
        state: to,
        reason: null,
        submittedAt: tx.now(),
        appliedBy: tx.actor.userId,
      }),
    )

    await storeEvidence(tx, application.id, form.evidence)

    return { id: application.id, state }
  })
