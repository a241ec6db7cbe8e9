import { evidencePermissions as may } from '@residency/contract/areas/workload/evidence/access'
import type { EvidenceThresholds } from '@residency/contract/areas/workload/evidence/evidence.contract'
import { holds } from '@residency/contract/kernel'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { findThresholds, findThresholdsForUpdate } from './evidence.queries.ts'

/** From which figures on a finding is made, and whether the reader may change them. */
export async function getThresholds(ctx: SignedCtx) {
  const set = await findThresholds(ctx.db)
  return {
    ...set,
    approvalSeconds: Number(set.approvalSeconds),
    mayEdit: holds(ctx.actor, may.manage),
  }
}

/** Changes the figures; findings that exist stay as they are. */
export const updateThresholds = (
  ctx: SignedCtx,
  { version, ...form }: EvidenceThresholds & { version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findThresholdsForUpdate(tx.db), version)
    const next = await updateRow(tx, 'workloadThresholds', before, form)

    await tx.audit({
      action: 'workload.evidence.thresholds',
      entity: 'workloadThresholds',
      entityId: 1,
      detail: form,
    })

    return { version: next }
  })
