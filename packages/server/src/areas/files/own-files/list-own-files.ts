import type * as contract from '@residency/contract/areas/files/file.contract'
import type { InputOf } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { roomOf } from '../files.policy.ts'
import { findOwnPage, sumStoredBytes } from '../files.queries.ts'
import { presentFile, recordName } from '../present-file.ts'

/** The actor's uploads, newest first, each with its record. */
export async function listOwnFiles(
  ctx: SignedCtx,
  input: InputOf<typeof contract.listOwnFiles, 'out'>,
) {
  const { rows, total } = await findOwnPage(ctx.db, ctx.actor.userId, input)

  const list = rows.map((file) => ({
    ...presentFile(file),
    purpose: file.purpose,
    isUsed: file.recordKind !== null,
    usedFor: file.recordKind === null ? null : recordName(ctx, file.recordKind),
    actions: file.recordKind === null ? (['delete'] as const).slice() : [],
  }))

  return { list, total }
}

/** Bytes used by the actor's files, and their quota. */
export const getRoom = async (ctx: SignedCtx) => ({
  used: await sumStoredBytes(ctx.db, ctx.actor.userId),
  allowed: roomOf(ctx.actor),
})
