import { arrivalErrors } from '@residency/contract/areas/admission/arrival/access'
import type { SignForm } from '@residency/contract/areas/admission/arrival/arrival.contract'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { bulkAnswerOf, moveRegistrations } from '../../signup/signup.public.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { countAgreements, lockAgreement, lockIntakesOf } from './agreement.queries.ts'
import { agreementNumber, isLongEnough, isTooLong, yearsApart } from './agreement.rules.ts'
import { AGREEMENT_FILES } from './agreement-files.ts'

/** Signs the agreements of people who have arrived: each gets the next number of its intake. */
export async function signAgreements(
  ctx: SignedCtx,
  { ids, ...form }: SignForm & { ids: number[] },
) {
  const today = dayInChina(ctx.now())
  if (form.signedOn > today) throw fail(arrivalErrors.signedInFuture)
  if (yearsApart(form.signedOn, today) >= 1) throw fail(arrivalErrors.signedLongAgo)
  if (yearsApart(form.startsOn, today) >= 1) throw fail(arrivalErrors.startsFar)
  if (!isLongEnough(form.startsOn, form.endsOn)) throw fail(arrivalErrors.trainingTooShort)
  if (isTooLong(form.startsOn, form.endsOn)) throw fail(arrivalErrors.trainingTooLong)

  return inTransaction(ctx, async (tx) => {
    // The numbers of an intake are given one after another.
    const intakes = new Map((await lockIntakesOf(tx.db, ids)).map((intake) => [intake.id, intake]))
    const result = await moveRegistrations(tx, 'sign', ids, {
      values: { from: form.startsOn, until: form.endsOn },
    })
    const last = await countAgreements(tx.db, [...intakes.keys()])

    const rows = result.moved.map(({ id, intakeId }) => {
      const intake = intakes.get(intakeId)!
      const number = (last.get(intakeId) ?? 0) + 1

      last.set(intakeId, number)

      return {
        registrationId: id,
        number: agreementNumber(intake.year, intake.serial, number),
        signedOn: form.signedOn,
        startsOn: form.startsOn,
        endsOn: form.endsOn,
        signedBy: tx.actor.userId,
      }
    })

    if (rows.length > 0) await tx.db.insertInto('agreements').values(rows).execute()

    return bulkAnswerOf(tx, result)
  })
}

/** Adds the scanned copy with both signatures to the agreement, instead of an earlier one. */
export async function attachAgreement(
  ctx: SignedCtx,
  { id, filePath }: { id: number; filePath: string },
) {
  mustBeOffice(ctx.actor)
  return inTransaction(ctx, async (tx) => {
    found(await lockAgreement(tx.db, id))

    const record = { kind: AGREEMENT_FILES, id }

    await claimFiles(tx, { keys: [filePath], purposes: ['proof'], record })
    await releaseFiles(tx, record, [filePath])

    await tx.db
      .updateTable('agreements')
      .set({ fileKey: filePath })
      .where('registrationId', '=', id)
      .execute()

    await tx.audit({ action: 'recruitment.agreement.attach', entity: 'registration', entityId: id })

    return null
  })
}
