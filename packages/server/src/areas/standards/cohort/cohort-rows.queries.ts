import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

/** The rows of cohorts with their options, in order. */
export const findCohortRows = (db: Db, cohortIds: readonly number[]) =>
  db
    .selectFrom('cohort_rows as r')
    .selectAll('r')
    .select(
      sql<number[]>`coalesce((select array_agg(o.department_id order by o.place) from cohort_options o where o.row_id = r.id), '{}')`.as(
        'options',
      ),
    )
    .where('r.cohort_id', 'in', [...cohortIds])
    .orderBy('r.cohort_id')
    .orderBy('r.place')
    .execute()
export type StoredCohortRow = Awaited<ReturnType<typeof findCohortRows>>[number]

/** What the tables of cohorts are about: start, standard and its lengths. */
export const findTablesOf = (db: Db, cohortIds: readonly number[]) =>
  db
    .selectFrom('cohorts as c')
    .innerJoin('standards as s', 's.id', 'c.standard_id')
    .select(['c.id', 'c.name', 'c.major_id', 'c.starts_on', 'c.standard_id', 'c.state', 'c.in_stages'])
    .select(['s.length_months', 's.first_stage_months'])
    .where('c.id', 'in', [...cohortIds])
    .orderBy('c.id')
    .execute()
