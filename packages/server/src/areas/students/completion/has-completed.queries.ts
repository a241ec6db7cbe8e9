import {
  CONFIRMED_STATES,
  type CompletionState,
} from '@residency/contract/areas/students/completion/completion.flow'
import { type RawBuilder, sql } from 'kysely'
import { literals } from '../../../platform/db/patterns.ts'

/** Whether a completion in this state is confirmed. */
export const isConfirmed = (state: CompletionState | null): boolean =>
  state !== null && CONFIRMED_STATES.includes(state)

/**
 * Whether a row of `trainees` has completed the training. A trainee who leaves afterwards has
 * departed, and has completed it all the same; who finished elsewhere has the status only.
 */
export const hasCompleted = (alias = 't'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.status`)} = 'finished'
    or exists (select from completions c where c.trainee_id = ${sql.ref(`${alias}.id`)}
      and c.state in (${literals(CONFIRMED_STATES)})))`
