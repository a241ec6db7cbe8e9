import { type RawBuilder, sql } from 'kysely'

type PassedCase = {
  id: number
  traineeId: number
  kind: string
  item: string
  caseDay: string
  count: number
}

/**
 * Passed entries that count for a requirement, each with its number of cases: a select for
 * statements of other areas.
 */
export const passedCases = (): RawBuilder<PassedCase> =>
  sql<PassedCase>`select id, trainee_id, kind, item, case_day, count from workload_entries
      where state = 'passed' and requirement_id is not null`
