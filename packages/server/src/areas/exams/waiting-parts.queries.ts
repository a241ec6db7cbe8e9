import { sql } from 'kysely'

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
  sql<boolean>`${sql.ref(`${attempts}.state`)} in ('submitted', 'timedOut')`

/** Begun and not handed in. */
export const isAttemptBegun = (attempts: string) =>
  sql<boolean>`${sql.ref(`${attempts}.state`)} in ('running', 'paused')`
