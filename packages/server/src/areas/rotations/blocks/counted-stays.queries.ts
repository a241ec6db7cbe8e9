import { FAILED } from '@residency/contract/areas/rotations/blocks/block.flow'
import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a stay, by its name in the query, counts in the timetable: one that failed is done again
 * in another stay.
 */
export const stayCounts = (stay: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${stay}.state`)} <> ${sql.lit(FAILED)}`
