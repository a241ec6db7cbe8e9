import { UNCOUNTED_STATES } from '@residency/contract/areas/absence/leave/leave-states.public'
import { type RawBuilder, sql } from 'kysely'

/**
 * Whether an absence, by its name in the query, takes days: it is asked for, granted or recorded.
 * Written out, so that indexes of such absences are used.
 */
export const takesDays = (absence: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${absence}.state`)} not in (${sql.join(UNCOUNTED_STATES.map((state) => sql.lit(state)))})`
