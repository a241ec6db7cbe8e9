import { previewRun } from '../../areas/admission/run/preview-run.ts'
import { publishRun } from '../../areas/admission/run/publish-run.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Demo } from '../demo.ts'

/**
 * Runs and publishes the admission of the demo's late round as the office would: its results
 * explain themselves like any other's.
 */
export async function publishDemoRun({ db, now, ctxOf }: Demo) {
  const lateRound = await db
    .selectFrom('intakes')
    .select('id')
    .where('year', '=', now.getUTCFullYear() - 1)
    .where('serial', '=', 2)
    .where('state', '=', 'admitting')
    .executeTakeFirst()

  if (!lateRound) return

  const ctx = ctxOf('bhb')
  const intakeId = lateRound.id
  const run = await previewRun(ctx, { intakeId })

  await publishRun(ctx, { id: run.id })
  await confirmSome(db, intakeId, ctx.now())
}

/** Every second of those admitted has accepted the place already. */
async function confirmSome(db: Db, intakeId: number, now: Date) {
  const admitted = await db
    .selectFrom('registrations')
    .select(['id', 'userId'])
    .where('intakeId', '=', intakeId)
    .where('state', '=', 'admitted')
    .orderBy('id')
    .execute()

  const ready = admitted.filter((_, i) => i % 2 === 0)
  if (ready.length === 0) return

  const ids = ready.map((one) => one.id)

  await db
    .updateTable('registrations')
    .set({ state: 'confirmed', updatedAt: now })
    .where('id', 'in', ids)
    .execute()

  const step = {
    flow: 'registration',
    action: 'confirm',
    fromState: 'admitted',
    toState: 'confirmed',
    reason: null,
    at: now,
  }

  await db
    .insertInto('flowHistory')
    .values(ready.map((one) => ({ ...step, recordId: one.id, userId: one.userId })))
    .execute()
}
