import type { WordBook } from '@residency/contract/kernel'
import type { Config } from '../../../platform/config.ts'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { SYSTEM_ACTOR } from '../../../platform/flow/system-actor.ts'
import { type CtxParts, makeCtx } from '../../../platform/http/make-ctx.ts'
import { previewRun } from './preview-run.ts'
import { publishRun } from './publish-run.ts'

/** Runs and publishes the admission of a demo intake as the office would: its results explain themselves like any other's. */
export async function publishDemoRun(
  house: { db: Db; config: Config; keys: Keys; words: WordBook; now: () => Date },
  intakeId: number,
  officeId: number,
) {
  // nobody works in the background yet: texts to people who are invented wait for the first real one
  const services = { jobs: { send: async () => {} } } as unknown as CtxParts['services']
  const parts = { ...house, services, fields: fieldCrypto(house.keys) } as Omit<CtxParts, 'limits'> as CtxParts
  const client = { ip: '127.0.0.1', agent: 'demo', device: null, portalToken: null }
  const ctx = makeCtx(parts, { ...SYSTEM_ACTOR, userId: officeId }, 'zh-cn', client)
  const run = await previewRun(ctx, { intakeId })
  await publishRun(ctx, { id: run.id })
  await confirmSome(house.db, intakeId, ctx.now())
}

/** Every second of those admitted has accepted the place already. */
async function confirmSome(db: Db, intakeId: number, now: Date) {
  const admitted = await db
    .selectFrom('registrations')
    .select(['id', 'user_id'])
    .where('intake_id', '=', intakeId)
    .where('state', '=', 'admitted')
    .orderBy('id')
    .execute()
  const ready = admitted.filter((_, i) => i % 2 === 0)
  if (ready.length === 0) return
  const ids = ready.map((one) => one.id)
  await db.updateTable('registrations').set({ state: 'confirmed', updated_at: now }).where('id', 'in', ids).execute()
  const step = { flow: 'registration', action: 'confirm', from_state: 'admitted', to_state: 'confirmed', reason: null, at: now }
  await db
    .insertInto('flow_history')
    .values(ready.map((one) => ({ ...step, record_id: one.id, user_id: one.user_id })))
    .execute()
}
