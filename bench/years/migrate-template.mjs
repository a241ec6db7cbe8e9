// Applies the migrations that a filled database lacks, and prints the locks that each held and for
// how long. One that keeps readers and writers from a table with ten years of data for more than
// two seconds fails the run.
import { join } from 'node:path'
import { root } from '../product.mjs'
import { OPENED } from './cluster.mjs'
import { describeLocks, migrate } from './product.mjs'

const MAX_EXCLUSIVE_MS = 2000
const EXCLUSIVE = 'AccessExclusiveLock'

const isTooLong = ({ locks, heldMs }) =>
  heldMs > MAX_EXCLUSIVE_MS && locks.some(({ mode }) => mode === EXCLUSIVE)

export async function migrateTemplate(cluster) {
  const { applied } = await migrate(
    { ...cluster.connection, database: OPENED },
    join(root, 'packages/server/src/migrations'),
  )

  if (applied.length === 0) console.log('The filled database has all migrations already.')

  for (const migration of applied) console.log(describeLocks(migration).join('\n'))

  const tooLong = applied.filter(isTooLong)

  for (const { name, heldMs } of tooLong)
    console.error(
      `${name} kept everybody from a table for ${heldMs} ms; ${MAX_EXCLUSIVE_MS} are allowed`,
    )

  if (tooLong.length) process.exitCode = 1
}
