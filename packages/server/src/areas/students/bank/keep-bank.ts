import { fileErrors as errors } from '@residency/contract/areas/students/file/access'
import { presentOwnBank } from '@residency/contract/kernel'
import { resolveMaskedNumber } from '../../../platform/crypto/masked-number.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found } from '../../../platform/http/fail.ts'
import { findFile, findFileOf, findOwnFileForUpdate } from '../file/file.queries.ts'
import { bankAccountOf, fileCell } from '../file/file-facts.ts'
import { visibleTrainees } from '../students.policy.ts'

/** The own bank information, the number masked. */
export async function getOwnTraineeBank(ctx: SignedCtx) {
  const own = await findFileOf(ctx.db, ctx.actor.userId)
  return presentOwnBank(own, own ? bankAccountOf(ctx, own) : null)
}

/**
 * Keeps the own bank information at the version that was read; the mask that was shown keeps the
 * stored number.
 */
export async function saveOwnTraineeBank(
  ctx: SignedCtx,
  input: { bankName: string; bankAccount: string; version: number },
) {
  await inTransaction(ctx, async (tx) => {
    const own = await findOwnFileForUpdate(tx.db, tx.actor.userId)
    if (!own) throw fail(errors.noFile)
    if (own.version !== input.version) throw changedMeanwhile()

    const was = bankAccountOf(tx, own)
    const number = resolveMaskedNumber(was, input.bankAccount)
    if (number === null) throw fail(errors.accountMasked)

    const columns = {
      bankName: input.bankName,
      bankAccountSealed: tx.fields.sealCell(fileCell('bank_account', own.id), number),
    }

    await tx.db
      .insertInto('traineeFiles')
      .values({
        traineeId: own.id,
        ...columns,
        version: own.version + 1,
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })
      .onConflict((c) =>
        c
          .column('traineeId')
          .doUpdateSet({ ...columns, version: own.version + 1, updatedAt: tx.now() }),
      )
      .execute()

    const detail = {
      before: { bankName: own.bankName, bankAccount: was },
      after: { bankName: input.bankName, bankAccount: number },
    }

    await tx.audit({ action: 'students.bank.save', entity: 'trainee', entityId: own.id, detail })
  })

  return getOwnTraineeBank(ctx)
}

/** The whole number of a trainee in the reader's scope; that it was read is written down. */
export async function getTraineeBankWithPersonalData(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findFile(ctx.db, visibleTrainees(ctx.actor), id))
  return { id, name: row.realName, bankName: row.bankName, bankAccount: bankAccountOf(ctx, row) }
}
