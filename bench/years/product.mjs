// The product's own functions that the bench of years uses, read from their sources.
import { join } from 'node:path'
import { register } from 'tsx/esm/api'
import { root } from '../product.mjs'

register()
const source = (path) => import(join(root, 'packages/server/src', path))

export const { startEmbedded } = await source('platform/db/connect/embedded.ts')
export const { migrate } = await source('platform/db/migrate/migrate.ts')
export const { describeLocks } = await source('platform/db/migrate/table-locks.ts')
export const { openDb } = await source('platform/db/connect/pool.ts')
export const { sealAudit } = await source('platform/audit/sealer.ts')
export const { openKeys } = await source('platform/crypto/keys.ts')
export const { fieldCrypto } = await source('platform/crypto/fields.ts')
export const { addressOf, sampleQuery } = await source('testing/walks/walk-samples.ts')
