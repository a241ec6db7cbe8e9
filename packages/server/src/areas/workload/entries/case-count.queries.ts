import {
  ENTERED_STATES,
  type EntryState,
} from '@residency/contract/areas/workload/entries/entry.flow'
import { type RawBuilder, sql } from 'kysely'
import { literals } from '../../../platform/db/patterns.ts'

/** Whether the cases of the entry `e` count as entered. */
export const isEntered: RawBuilder<boolean> = sql<boolean>`e.state in (${literals(ENTERED_STATES)})`

/** How many cases the grouped entries `e` in one of these states are. */
const casesIn = (states: readonly EntryState[]): RawBuilder<number> =>
  sql<number>`coalesce(sum(e.count) filter (where e.state in (${literals(states)})), 0)::int`

/** How many cases all grouped entries `e` are. */
export const casesOfAll: RawBuilder<number> = sql<number>`coalesce(sum(e.count), 0)::int`

/** How many of them are passed or on the way to it. */
export const casesEntered = casesIn(ENTERED_STATES)

/** How many of them are passed. */
export const casesPassed = casesIn(['passed'])

/** How many of them were returned or refused. */
export const casesReturned = casesIn(['returned', 'rejected'])
