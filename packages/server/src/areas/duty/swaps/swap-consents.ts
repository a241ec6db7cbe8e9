import { kernelErrors, labelIn } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { plansForDepartment } from '../department.queries.ts'
import { dutyScope } from '../duty.policy.ts'
import { findConsents, writeConsent } from './consent.queries.ts'

/** Which of the reader's departments are asked for consent to swaps. */
export async function listSwapConsents(ctx: SignedCtx) {
  const rows = await findConsents(ctx.db, dutyScope(ctx.actor))

  return {
    list: rows.map(({ id, name, nameEn, needsConsent, version }) => ({
      departmentId: id,
      department: labelIn(ctx.language, name, nameEn),
      needsConsent,
      version,
    })),
  }
}

/** Decides for later requests; those that are open keep the way they had. */
export const setSwapConsent = (
  ctx: SignedCtx,
  input: { departmentId: number; needsConsent: boolean; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const { departmentId, needsConsent } = input
    if (!(await plansForDepartment(tx.db, dutyScope(tx.actor), departmentId)))
      throw fail(kernelErrors.notFound)

    const version = await writeConsent(tx.db, { ...input, now: tx.now() })
    if (version === undefined) throw fail(kernelErrors.changedMeanwhile)

    await tx.audit({
      action: 'duty.swap.consent',
      entity: 'department',
      entityId: departmentId,
      detail: { after: { needsConsent } },
    })

    return { version }
  })
