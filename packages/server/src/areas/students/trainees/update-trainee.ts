import { studentsErrors as errors } from '@residency/contract/areas/students/trainees/errors'
import type { TraineeChange } from '@residency/contract/areas/students/trainees/trainees.contract'
import type { Selectable } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import { checkVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { visibleTrainees } from '../students.policy.ts'
import { isPlausibleStart } from '../../trainees/trainee.rules.ts'
import { findOpenUnits, findTraineeForUpdate } from './trainees.queries.ts'

export type Training = Omit<TraineeChange, 'version'>
export const columnsOf = (form: Training) => ({
  training_unit_id: form.trainingUnitId,
  trainee_kind: form.traineeKind,
  degree_kind: form.degreeKind,
  education: form.education,
  starts_on: form.startsOn,
  length_months: form.lengthMonths,
})

/** Writes what the office keeps of a training, and audits it. */
export async function writeTraining(tx: SignedCtx, before: Selectable<DB['trainees']>, form: Training) {
  const columns = columnsOf(form)
  await updateRow(tx, 'trainees', before, columns)
  const kept = Object.fromEntries(Object.keys(columns).map((name) => [name, before[name as keyof typeof columns]]))
  await tx.audit({ action: 'students.trainee.update', entity: 'trainee', entityId: before.id, detail: { before: kept, after: columns } })
}

/** Changes start, length, unit and kinds; the planned end follows. A unit that is disabled stays where it stands. */
export const updateTrainee = (ctx: SignedCtx, { id, version, ...form }: TraineeChange & { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const before = checkVersion(await findTraineeForUpdate(tx.db, visibleTrainees(tx.actor), id), version)
    if (!isPlausibleStart(form.startsOn, dayInChina(tx.now()))) throw fail(errors.startTooFar)
    const isKnown =
      form.trainingUnitId === before.training_unit_id || (await findOpenUnits(tx.db)).some(({ id: unit }) => unit === form.trainingUnitId)
    if (!isKnown) throw fail(errors.unitUnknown)
    await writeTraining(tx, before, form)
    return null
  })
