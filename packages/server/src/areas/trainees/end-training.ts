import { dayInChina } from '../../platform/clock.ts'
import { anyId } from '../../platform/db/patterns.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { setTraineeStatus } from './set-status.ts'

/**
 * What completion does to trainings, in the caller's transaction: they are finished from `day` on.
 * The one place that says so.
 */
export async function finishTrainings(
  tx: SignedCtx,
  traineeIds: readonly number[],
  day: string,
): Promise<void> {
  await setTraineeStatus(tx, traineeIds, 'finished', day)
  await tx.audit.all(
    traineeIds.map((id) => ({
      action: 'students.trainee.finish',
      entity: 'trainee',
      entityId: id,
      detail: { day },
    })),
  )
}

/** Takes that back: the trainings run on, as extended ones where they were extended. */
export async function resumeTrainings(tx: SignedCtx, traineeIds: readonly number[]): Promise<void> {
  const extended = await tx.db
    .selectFrom('trainees')
    .select('id')
    .where('id', '=', anyId(traineeIds))
    .where('extensionDays', '>', 0)
    .execute()

  const isExtended = new Set(extended.map(({ id }) => id))
  const today = dayInChina(tx.now())

  await setTraineeStatus(tx, [...isExtended], 'extended', today)

  await setTraineeStatus(
    tx,
    traineeIds.filter((id) => !isExtended.has(id)),
    'inTraining',
    today,
  )

  await tx.audit.all(
    traineeIds.map((id) => ({
      action: 'students.trainee.resume',
      entity: 'trainee',
      entityId: id,
    })),
  )
}

/**
 * Trainees have left, each from a day on: with a completion or without. Periods of retention count
 * from that day.
 */
export const departTrainings = (tx: SignedCtx, leaving: readonly { id: number; day: string }[]) =>
  setTraineeStatus(
    tx,
    leaving.map(({ id }) => id),
    'departed',
    new Map(leaving.map(({ id, day }) => [id, day])),
  )
