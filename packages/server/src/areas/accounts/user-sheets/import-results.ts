import { momentAfter } from '../../../platform/clock.ts'
import { newToken, tokenHash } from '../../../platform/crypto/tokens.ts'
import { XLSX_TYPE } from '../../../platform/excel/write-sheet.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { sheetWords } from './sheet-words.text.ts'

const RETENTION_MS = 10 * 60_000

const cellOf = (keyHash: Buffer) => ({
  table: 'import_results',
  column: 'sealed',
  row: keyHash.toString('hex'),
})

/** Stores a result sheet sealed for ten minutes; only the hash of the returned key is stored. */
export async function storeImportResult(ctx: SignedCtx, sheet: Buffer): Promise<string> {
  const key = newToken()
  const keyHash = tokenHash(key)
  const sealed = ctx.fields.sealCell(cellOf(keyHash), sheet.toString('base64'))

  await ctx.db
    .insertInto('importResults')
    .values({
      keyHash,
      userId: ctx.actor.userId,
      sealed: Buffer.from(sealed ?? ''),
      expiresAt: momentAfter(ctx.now(), RETENTION_MS),
    })
    .execute()

  return key
}

/** Downloads the result sheet of the actor's own import, once; it is deleted with the answer. */
export async function downloadImportResult(ctx: SignedCtx, input: { key: string }) {
  const keyHash = tokenHash(input.key)
  return inTransaction(ctx, async (tx) => {
    const row = found(
      await tx.db
        .deleteFrom('importResults')
        .where('keyHash', '=', keyHash)
        .where('userId', '=', ctx.actor.userId)
        .where('expiresAt', '>', ctx.now())
        .returning('sealed')
        .executeTakeFirst(),
    )

    await tx.audit({ action: 'accounts.importResult.download', entity: 'importResult' })

    const body = Buffer.from(
      ctx.fields.openCell(cellOf(keyHash), row.sealed.toString()) ?? '',
      'base64',
    )

    return {
      filename: `${sheetWords(ctx.language).result}.xlsx`,
      type: XLSX_TYPE,
      body,
      length: body.length,
    }
  })
}
