import { sql } from 'kysely'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { BlockRow } from './block.queries.ts'
import type { BlockFactsById } from './block-facts.ts'
import type { BlockDecision } from './judge-steps.ts'

/** What a step writes in addition to state and version. */
export function columnsOf(
  tx: SignedCtx,
  decision: BlockDecision,
  rows: readonly BlockRow[],
  facts: BlockFactsById,
) {
  switch (decision.action) {
    case 'enter':
      return entryColumns(tx, decision)
    case 'cancelEntry':
      return { enteredOn: null, entryEducationOn: null, enteredBy: null, supervisorId: null }
    case 'assess':
      return scoreColumns(tx, decision, rows, facts)
    case 'reassess':
      return { assessedBy: null, assessedAt: null }
    case 'pass':
    case 'fail':
      return resultColumns(rows, facts)
    default:
      return {}
  }
}

function entryColumns(tx: SignedCtx, { enteredOn, entryEducationOn, supervisors }: BlockDecision) {
  const chosen = supervisors.map(({ id, supervisorId }) => ({ id, supervisor: supervisorId }))
  return {
    enteredOn: enteredOn!,
    entryEducationOn: entryEducationOn!,
    enteredBy: tx.actor.userId,
    supervisorId: sql<number>`(select s.supervisor
        from ${rowsOf(chosen, { id: 'bigint', supervisor: 'bigint' })} s
      where s.id = rotation_blocks.id)`,
  }
}

function scoreColumns(
  tx: SignedCtx,
  decision: BlockDecision,
  rows: readonly BlockRow[],
  facts: BlockFactsById,
) {
  const { theoryScore, skillScore, dailyScore, absenceDays, exitNote } = decision
  return {
    theoryScore: theoryScore!,
    skillScore: skillScore!,
    dailyScore: dailyScore!,
    workloadShare: countedShare(rows, facts),
    absenceDays: sql<number>`coalesce(${absenceDays ?? null}::numeric,
        ${recordedDays(rows, facts)})`,
    exitNote: exitNote ?? null,
    assessedBy: tx.actor.userId,
    assessedAt: tx.now(),
  }
}

/**
 * The workload by the entries and the days of absence are written with the result; a number from
 * before it was counted is not lost.
 */
const resultColumns = (rows: readonly BlockRow[], facts: BlockFactsById) => ({
  workloadShare: sql<number>`coalesce(${countedShare(rows, facts)},
      rotation_blocks.workload_share)`,
  absenceDays: sql<number>`greatest(rotation_blocks.absence_days, ${recordedDays(rows, facts)})`,
})

/** The workload of a stay as its entries count it; null without entries. */
function countedShare(rows: readonly BlockRow[], facts: BlockFactsById) {
  const shares = rows.map(({ id }) => ({ id, share: facts.get(id)!.counted }))
  return sql<number>`(select c.share from ${rowsOf(shares, { id: 'bigint', share: 'numeric' })} c
      where c.id = rotation_blocks.id)`
}

/** The days of absence that are recorded for a stay. */
function recordedDays(rows: readonly BlockRow[], facts: BlockFactsById) {
  const absences = rows.map(({ id }) => ({ id, days: facts.get(id)!.recordedAbsence }))
  return sql<number>`(select a.days from ${rowsOf(absences, { id: 'bigint', days: 'numeric' })} a
      where a.id = rotation_blocks.id)`
}
