import type { Db } from '../db/connect/pool.ts'

/** What is known of an error that was answered with a reference; never its message. */
export type UnexpectedError = {
  ref: string
  method: string
  route: string
  name: string
  code: string | null
  places: readonly string[]
}

/**
 * Stores an error so that its reference can be looked up. The log has it in any case: an error
 * while the database is away is not stored.
 */
export const storeUnexpectedError = (db: Db, at: Date, error: UnexpectedError) =>
  db
    .insertInto('unexpectedErrors')
    .values({ ...error, at, places: [...error.places] })
    .execute()
