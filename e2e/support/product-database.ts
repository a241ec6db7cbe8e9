import { openDb } from '../../packages/server/src/platform/db/connect/pool.ts'
import { socketOf } from './applicants.ts'

/**
 * The database of the product that the journeys share, past its screens: builders write what would
 * take hours there.
 */
export function openProductDatabase(folder = process.env.E2E_FOLDER!) {
  const { db, pool } = openDb({
    host: socketOf(folder),
    user: 'postgres',
    database: 'residency',
    max: 2,
  })

  return { db, now: () => new Date(), close: () => pool.end() }
}
