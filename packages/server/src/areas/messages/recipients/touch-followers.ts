import type { LivePath } from '@residency/contract/kernel'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { publishChange } from '../../../platform/live/publish-change.ts'
import { findFollowerIds } from './sender.queries.ts'

/**
 * What somebody wrote has changed: their open windows show it, and those of the colleagues who
 * follow it.
 */
export async function touchFollowers(
  db: Db,
  writerId: number,
  ...paths: readonly LivePath[]
): Promise<void> {
  const followers = await findFollowerIds(db, writerId)
  for (const path of paths) await publishChange(db, path, followers)
}
