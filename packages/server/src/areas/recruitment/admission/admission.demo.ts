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
export async function publishDemoRun(house: { db: Db; config: Config; keys: Keys; words: WordBook }, intakeId: number, officeId: number) {
  // nobody works in the background yet: texts to people who are invented wait for the first real one
  const services = { jobs: { send: async () => {} } } as unknown as CtxParts['services']
  const parts = { ...house, services, now: () => new Date(), fields: fieldCrypto(house.keys) } as Omit<CtxParts, 'limits'> as CtxParts
  const client = { ip: '127.0.0.1', agent: 'demo', device: null, portalToken: null }
  const ctx = makeCtx(parts, { ...SYSTEM_ACTOR, userId: officeId }, 'zh-cn', client)
  const run = await previewRun(ctx, { intakeId })
  await publishRun(ctx, { id: run.id })
}
