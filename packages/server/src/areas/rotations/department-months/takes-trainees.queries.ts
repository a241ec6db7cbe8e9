import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a department takes trainees in a month: it is in use, and has seats of its own for the
 * month (a row of `department_months`, joined) or usual ones.
 */
export const takesTrainees = (department: string, month: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${department}.status`)} = 1
    and coalesce(${sql.ref(`${month}.seats`)}, ${sql.ref(`${department}.capacity`)}) is not null)`
