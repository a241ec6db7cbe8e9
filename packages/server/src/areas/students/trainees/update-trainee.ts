import { studentsErrors as errors } from '@residency/contract/areas/students/trainees/access'
import type { TraineeChange } from '@residency/contract/areas/students/trainees/trainees.contract'
import { dayInChina } from '../../../platform/clock.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isPlausibleStart, writeTraining } from '../../trainees/trainees.public.ts'
import { visibleTrainees } from '../students.policy.ts'
import { findOpenUnits, findTraineeForUpdate } from './trainees.queries.ts'

type Training = Omit<TraineeChange, 'version'>

export const columnsOf = (form: Training) => ({
  trainingUnitId: form.trainingUnitId,
  traineeKind: form.traineeKind,
  degreeKind: form.degreeKind,
  education: form.education,
  startsOn: form.startsOn,
  lengthMonths: form.lengthMonths,
})

/**
 * Changes start, length, unit and kinds; the planned end follows. A unit that is disabled stays
 * where it is.
 */
export const updateTrainee = (
  ctx: SignedCtx,
  { id, version, ...form }: TraineeChange & { id: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      await findTraineeForUpdate(tx.db, visibleTrainees(tx.actor), id),
      version,
    )

    if (!isPlausibleStart(form.startsOn, dayInChina(tx.now()))) throw fail(errors.startTooFar)

    const isKnown =
      form.trainingUnitId === before.trainingUnitId ||
      (await findOpenUnits(tx.db)).some(({ id: unit }) => unit === form.trainingUnitId)
    if (!isKnown) throw fail(errors.unitUnknown)

    await writeTraining(tx, before, columnsOf(form))

    return null
  })
