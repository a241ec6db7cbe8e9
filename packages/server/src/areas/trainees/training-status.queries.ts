import {
  TRAINEE_GROUPS,
  type TraineeGroup,
} from '@residency/contract/areas/trainees/training-status.public'
import { type RawBuilder, sql } from 'kysely'
import { literals } from '../../platform/db/patterns.ts'

/** Whether a row of `trainees` under an alias belongs to a group. */
export const isOfGroup = (group: TraineeGroup, alias = 't'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.status`)} in (${literals(TRAINEE_GROUPS[group])})`

export const isInTraining = (alias = 't') => isOfGroup('inTraining', alias)
export const isOnBooks = (alias = 't') => isOfGroup('onBooks', alias)
export const hasEnded = (alias = 't') => isOfGroup('ended', alias)

/** Whether the person has left the hospital. */
export const hasLeft = (alias = 't'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.status`)} = 'departed'`

/** A day, or SQL that gives one. */
type Day = string | RawBuilder<unknown>

/**
 * Whether a training ran on a day between two days, both included. A training that ended did so on
 * the day since when its status applies; one beyond its planned end continues.
 */
export const ranBetween = (from: Day, until: Day, alias = 't'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.starts_on`)} <= ${until}::date
    and not (${hasEnded(alias)}
        and coalesce(${sql.ref(`${alias}.status_since`)}, ${sql.ref(`${alias}.planned_end`)},
            ${from}::date) <= ${from}::date))`

/**
 * The last day on which a training ran by `ranBetween`, null while it has no end: the two say the
 * same, this one for counts that go through many days.
 */
export const lastDayOfTraining = (alias = 't'): RawBuilder<string | null> =>
  sql<string | null>`(case when ${hasEnded(alias)}
    then coalesce(${sql.ref(`${alias}.status_since`)}, ${sql.ref(`${alias}.planned_end`)},
      ${sql.ref(`${alias}.starts_on`)}) - 1 end)`

/** Whether the person of a column is a trainee who has left. */
export const isLeaver = (column: string) =>
  sql<boolean>`exists (select from trainees t where t.user_id = ${sql.ref(column)}
      and ${hasLeft('t')})`
