import { sql } from 'kysely'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { BlockDecision } from './judge-steps.ts'

/** What a step writes beside state and version. */
export function columnsOf(
  tx: SignedCtx,
  decision: BlockDecision,
  recorded: ReadonlyMap<number, number>,
  counted: ReadonlyMap<number, number>,
) {
  const supervisors = JSON.stringify(decision.supervisors.map(({ id, supervisorId }) => ({ id, supervisor: supervisorId })))
  const absences = JSON.stringify([...recorded].map(([id, days]) => ({ id, days })))
  const shares = JSON.stringify([...counted].map(([id, share]) => ({ id, share })))
  const { theoryScore, skillScore, dailyScore, absenceDays, exitNote } = decision
  const none = { entered_on: null, entry_education_on: null, entered_by: null, supervisor_id: null }
  const entry = {
    ...{ entered_on: decision.enteredOn!, entry_education_on: decision.entryEducationOn!, entered_by: tx.actor.userId },
    supervisor_id: sql<number>`(select s.supervisor from jsonb_to_recordset(${supervisors}::jsonb) s (id bigint, supervisor bigint)
      where s.id = rotation_blocks.id)`,
  }
  const countedShare = sql<number>`(select c.share from jsonb_to_recordset(${shares}::jsonb) c (id bigint, share numeric) where c.id = rotation_blocks.id)`
  const recordedDays = sql`(select a.days from jsonb_to_recordset(${absences}::jsonb) a (id bigint, days numeric) where a.id = rotation_blocks.id)`
  /** The workload by the entries and the days of absence are written with the result; a number from before it was counted is not lost. */
  const result = {
    workload_share: sql<number>`coalesce(${countedShare}, rotation_blocks.workload_share)`,
    absence_days: sql<number>`greatest(rotation_blocks.absence_days, ${recordedDays})`,
  }
  const scores = {
    ...{ theory_score: theoryScore!, skill_score: skillScore!, daily_score: dailyScore! },
    workload_share: countedShare,
    ...{ exit_note: exitNote ?? null, assessed_by: tx.actor.userId, assessed_at: tx.now() },
    absence_days: sql<number>`coalesce(${absenceDays ?? null}::numeric, ${recordedDays})`,
  }
  return { enter: entry, cancelEntry: none, assess: scores, reassess: { assessed_by: null, assessed_at: null }, pass: result, fail: result }
}
