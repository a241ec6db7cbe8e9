import { BEGUN_STATES, UNMARKED_STATES } from '@residency/contract/areas/exams/taking/attempt.flow'
import { sql } from 'kysely'
import { literals } from '../../platform/db/patterns.ts'

/**
 * Conditions of marks `m`: an answer that people mark, and one of them that has no points yet.
 * Every count of answers uses these.
 */
export const isMarkedByHand = sql<boolean>`not m.is_by_rule`
export const isAnswerWaiting = sql<boolean>`(${isMarkedByHand} and m.points is null)`

/**
 * Handed in and not marked. Every count of attempts uses this; `attempts` is their name in the
 * query.
 */
export const isAttemptWaiting = (attempts: string) =>
  sql<boolean>`${sql.ref(`${attempts}.state`)} in (${literals(UNMARKED_STATES)})`

/** Begun and not handed in. */
export const isAttemptBegun = (attempts: string) =>
  sql<boolean>`${sql.ref(`${attempts}.state`)} in (${literals(BEGUN_STATES)})`
