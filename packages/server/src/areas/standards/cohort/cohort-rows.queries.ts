import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

/** The rows of cohorts with their options, in order. */
export const findCohortRows = (db: Db, cohortIds: readonly number[]) =>
  db
    .selectFrom('cohortRows as r')
    .selectAll('r')
    .select(
      sql<
        number[]
      >`coalesce((select array_agg(o.department_id order by o.place) from cohort_options o
          where o.row_id = r.id), '{}')`.as('options'),
    )
    .where('r.cohortId', 'in', [...cohortIds])
    .orderBy('r.cohortId')
    .orderBy('r.place')
    .execute()

export type StoredCohortRow = Awaited<ReturnType<typeof findCohortRows>>[number]

/** What the tables of cohorts are about: start, standard and its lengths. */
export const findTablesOf = (db: Db, cohortIds: readonly number[]) =>
  db
    .selectFrom('cohorts as c')
    .innerJoin('standards as s', 's.id', 'c.standardId')
    .select(['c.id', 'c.name', 'c.majorId', 'c.startsOn', 'c.standardId', 'c.state', 'c.inStages'])
    .select(['s.lengthMonths', 's.firstStageMonths'])
    .where('c.id', 'in', [...cohortIds])
    .orderBy('c.id')
    .execute()
