import type { Db } from '../../platform/db/connect/pool.ts'

/**
 * Where builders write, and the time there: the server of a test, or the database of a product that
 * a journey uses.
 */
export type RecordTarget = { db: Db; now: () => Date }
