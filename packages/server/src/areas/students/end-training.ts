import type { SignedCtx } from '../../platform/http/ctx.ts'

/** What completion does to trainings, in the caller's transaction: they are finished from `day` on. The one place that says so. */
export async function finishTrainings(tx: SignedCtx, traineeIds: readonly number[], day: string): Promise<void> {
  await tx.audit.all(traineeIds.map((id) => ({ action: 'students.trainee.finish', entity: 'trainee', entityId: id, detail: { day } })))
}
/** Takes that back: the trainings run on. */
export async function resumeTrainings(tx: SignedCtx, traineeIds: readonly number[]): Promise<void> {
  await tx.audit.all(traineeIds.map((id) => ({ action: 'students.trainee.resume', entity: 'trainee', entityId: id })))
}
