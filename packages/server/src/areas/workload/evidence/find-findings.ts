import { addDays } from '@residency/contract/kernel/day'
import { EVIDENCE_THRESHOLDS, type Thresholds } from '../../../algorithms/evidence/entry.ts'
import { evidenceSteps } from '../../../algorithms/evidence/find-evidence.ts'
import { runYielding } from '../../../algorithms/matching/steps.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { eachApart } from '../../../platform/jobs/each-apart.ts'
import {
  findBaseIds,
  findEvidenceEntries,
  findThresholds,
  replaceFindings,
} from './evidence.queries.ts'

/** Thirteen months, so that the same month of the year before is among them. */
const SEARCHED_DAYS = 400

/** The finder's thresholds with those that the office has set. */
async function thresholdsOf(ctx: SignedCtx): Promise<Thresholds> {
  const chosen = await findThresholds(ctx.db)

  return {
    ...EVIDENCE_THRESHOLDS,
    lateDays: chosen.lateDays,
    burstEntries: chosen.burstEntries,
    burstSeconds: chosen.burstMinutes * 60,
    approvalSeconds: Number(chosen.approvalSeconds),
  }
}

/**
 * Searches the workload of the last thirteen months, base by base, and replaces the findings of each.
 * Between the steps of a search other requests are answered. Returns the number of findings.
 */
export async function findFindings(ctx: SignedCtx) {
  const thresholds = await thresholdsOf(ctx)
  const since = addDays(dayInChina(ctx.now()), -SEARCHED_DAYS)
  let count = 0

  await eachApart(await findBaseIds(ctx.db), async (baseId) => {
    const entries = await findEvidenceEntries(ctx.db, baseId, since)
    const findings = await runYielding(evidenceSteps(entries, thresholds))

    await inTransaction(ctx, (tx) => replaceFindings(tx.db, baseId, findings, tx.now()))
    count += findings.length
  })

  return count
}
