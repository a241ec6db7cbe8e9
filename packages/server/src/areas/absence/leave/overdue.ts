import { type LeaveState, leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import { type RawBuilder, sql } from 'kysely'
import { literals } from '../../../platform/db/patterns.ts'

/** States in which the return is still to be reported. */
const UNREPORTED: readonly LeaveState[] = leaveFlow.actions.reportBack.from

type Absence = { state: LeaveState; endsOn: string; reportDueOn: string | null }

/** Whether the return from an absence should have been reported before a day, and was not. */
export const isReturnOverdue = ({ state, endsOn, reportDueOn }: Absence, today: string): boolean =>
  UNREPORTED.includes(state) && (reportDueOn ?? endsOn) < today

/**
 * The same of a row of `absences`. Nothing is due before its last day: that condition is for the
 * index.
 */
export const isRowOverdue = (alias: string, today: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.state`)} in (${literals(UNREPORTED)})
    and ${sql.ref(`${alias}.ends_on`)} < ${today}::date
    and coalesce(${sql.ref(`${alias}.report_due_on`)}, ${sql.ref(`${alias}.ends_on`)}) < ${today}::date)`
