import { bankErrors } from '@residency/contract/areas/teachers/bank/access'
import { presentOwnBank } from '@residency/contract/kernel'
import { resolveMaskedNumber } from '../../../platform/crypto/masked-number.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { findBank, findOwnBank, findOwnBankForUpdate } from './bank.queries.ts'

type StoredAccount = { userId: number; bankAccountSealed: string | null }

/** Where an account number is sealed. */
const cellOf = (userId: number) => ({
  table: 'teacher_profiles',
  column: 'bank_account',
  row: userId,
})

export const accountOf = (ctx: SignedCtx, { userId, bankAccountSealed }: StoredAccount) =>
  ctx.fields.openCell(cellOf(userId), bankAccountSealed)

/** The own bank information, the number masked. */
export async function getOwnBank(ctx: SignedCtx) {
  const own = await findOwnBank(ctx.db, ctx.actor.userId)
  return presentOwnBank(own, own ? accountOf(ctx, own) : null)
}

/**
 * Keeps the own bank information at the version that was read; the mask that was shown keeps the
 * stored number.
 */
export async function saveOwnBank(
  ctx: SignedCtx,
  input: { bankName: string; bankAccount: string; version: number },
) {
  const { userId } = ctx.actor

  await inTransaction(ctx, async (tx) => {
    const own = await findOwnBankForUpdate(tx.db, userId)
    if (!own) throw fail(bankErrors.bankNeedsEntry)

    mustMatchVersion(own, input.version)

    const was = accountOf(tx, own)
    const number = resolveMaskedNumber(was, input.bankAccount)
    if (number === null) throw fail(bankErrors.bankAccountMasked)

    const stored = {
      bankName: input.bankName,
      bankAccountSealed: tx.fields.sealCell(cellOf(userId), number),
    }

    await tx.db
      .updateTable('teacherProfiles')
      .set((e) => ({ ...stored, version: e('version', '+', 1), updatedAt: tx.now() }))
      .where('userId', '=', userId)
      .execute()

    const before = { bankName: own.bankName, bankAccount: was }
    const detail = { before, after: { bankName: input.bankName, bankAccount: number } }

    await tx.audit({
      action: 'teachers.bank.save',
      entity: 'teacherProfile',
      entityId: userId,
      detail,
    })
  })

  return getOwnBank(ctx)
}

/** The whole number of a teacher of the library; that it was read is written down. */
export async function getBankWithPersonalData(ctx: SignedCtx, { id }: { id: number }) {
  const bank = found(await findBank(ctx.db, visibleTeachers(ctx.actor), id))
  return { id, name: bank.name, bankName: bank.bankName, bankAccount: accountOf(ctx, bank) }
}
