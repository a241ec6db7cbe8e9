import { decideOwnPlace } from '../../areas/admission/places/own-place.ts'
import { previewRun } from '../../areas/admission/run/preview-run.ts'
import { publishRun } from '../../areas/admission/run/publish-run.ts'
import { yearInChina } from '../../platform/clock.ts'
import { asPerson, type Demo } from '../demo.ts'

/**
 * Runs and publishes the admission of the demo's late round as the office would: its results
 * explain themselves like any other's.
 */
export async function publishDemoRun(demo: Demo) {
  const { db, now } = demo

  const lateRound = await db
    .selectFrom('intakes')
    .select('id')
    .where('year', '=', yearInChina(now) - 1)
    .where('serial', '=', 2)
    .where('state', '=', 'admitting')
    .executeTakeFirst()

  if (!lateRound) return

  const office = await asPerson(demo, 'bhb', now)
  const intakeId = lateRound.id
  const run = await previewRun(office, { intakeId })

  await publishRun(office, { id: run.id })
  await confirmSome(demo, intakeId)
}

/** Every second of those admitted has accepted the place already. */
async function confirmSome(demo: Demo, intakeId: number) {
  const admitted = await demo.db
    .selectFrom('registrations')
    .select(['id', 'userId', 'version'])
    .where('intakeId', '=', intakeId)
    .where('state', '=', 'admitted')
    .orderBy('id')
    .execute()

  for (const { id, userId, version } of admitted.filter((_, at) => at % 2 === 0))
    await decideOwnPlace(await asPerson(demo, userId, demo.now), {
      id,
      version,
      action: 'confirm',
    })
}
