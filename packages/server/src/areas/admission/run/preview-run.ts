import { admissionErrors as errors } from '@residency/contract/areas/admission/run/access'
import { admissionSteps } from '../../../algorithms/matching/admission.ts'
import { runYielding } from '../../../algorithms/matching/steps.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findIntake, findIntakeForUpdate } from '../../intakes/intakes.public.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { gather, mustHaveRound, mustHaveSeed } from './gather.ts'
import { presentRun } from './get-admission.ts'
import { resultSteps } from './result.rules.ts'
import { addRun, dropPreviewResults, findRun, saveResults } from './run.queries.ts'

/**
 * Runs the admission of an intake as a preview: results are stored, no state changes, no notice is
 * sent.
 */
export async function previewRun(ctx: SignedCtx, { intakeId }: { intakeId: number }) {
  mustBeOffice(ctx.actor)

  const intake = found(await findIntake(ctx.db, intakeId))
  const round = await mustHaveRound(ctx.db, intake)
  const seed = mustHaveSeed(ctx, intake)
  const gathered = await gather(ctx.db, intake, seed, round)
  if (gathered.input.applicants.length === 0) throw fail(errors.runNobody)

  const admission = await runYielding(admissionSteps(gathered.input))
  const storedResult = await runYielding(resultSteps(admission, gathered))

  return inTransaction(ctx, async (tx) => {
    const locked = found(await findIntakeForUpdate(tx.db, intakeId))
    if ((await mustHaveRound(tx.db, locked)) !== round) throw fail(errors.runNotNow)

    await dropPreviewResults(tx.db, intakeId)

    const { rulesVersion, inputHash } = admission
    const createdColumns = { createdBy: tx.actor.userId, createdAt: tx.now() }
    const { id } = await addRun(tx.db, {
      intakeId,
      rulesVersion,
      inputHash,
      seed,
      ...createdColumns,
    })

    await saveResults(tx.db, id, storedResult.results, storedResult.pools)

    const detail = { intakeId, round, inputHash, applicants: storedResult.results.length }

    await tx.audit({
      action: 'recruitment.admission.run',
      entity: 'admissionRun',
      entityId: id,
      detail,
    })

    return presentRun(found(await findRun(tx.db, id)))
  })
}
