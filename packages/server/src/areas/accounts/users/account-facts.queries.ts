import { type SqlBool, sql } from 'kysely'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'

/**
 * Whether an account can be used: it is enabled and not deleted. `user` is the name of the table
 * `users` in the statement. For statements that are written as texts.
 */
export const accountInUseText = (user: string) =>
  `(${user}.status = 1 and ${user}.deleted_at is null)`

/** The same as a condition of a statement. */
export const isAccountInUse = (user: string) => sql.raw<SqlBool>(accountInUseText(user))

/**
 * The number that lists of people show with a name, as people are known in the hospital: the badge,
 * or else the account. `user` as above.
 */
export const numberOfAccount = (user: string) =>
  sql.raw<string>(`coalesce(${user}.chest_arr_num, ${user}.username)`)

/** Whether the name, the badge or the user name of a person has these words; `user` as above. */
export function isPersonFoundBy(user: string, words: string) {
  const pattern = containing(words)

  return sql<SqlBool>`(${sql.ref(`${user}.name_search`)} like ${pattern}
    or ${isFoundIn(sql.ref(`${user}.chest_arr_num`), pattern)}
    or ${isFoundIn(sql.ref(`${user}.username`), pattern)})`
}
