import type { SwapMove } from '@residency/contract/areas/rotations/swap/swap.contract'
import { swapFlow } from '@residency/contract/areas/rotations/swap/swap.flow'
import { swapWords } from '@residency/contract/areas/rotations/swap/text'
import { type Language, labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { findDepartmentNames } from './swap.queries.ts'
import type { Move } from './swap-moves.rules.ts'

export type DepartmentNames = Awaited<ReturnType<typeof findDepartmentNames>>

/** A department in the reader's language. */
export const departmentIn = (ctx: SignedCtx, names: DepartmentNames, id: number) =>
  labelIn(ctx.language, names.get(id)?.name ?? '', names.get(id)?.nameEn ?? null)

/** What moves, the stays of one of the two first. */
export const presentMoves = (
  ctx: SignedCtx,
  names: DepartmentNames,
  moves: readonly Move[],
  ownTrainee: number,
): SwapMove[] =>
  moves
    .map(({ blockId, traineeId, departmentId, from, to }) => ({
      blockId,
      isOwn: traineeId === ownTrainee,
      department: departmentIn(ctx, names, departmentId),
      from,
      to,
    }))
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))

/**
 * Why a swap was refused. People give their reason; one without was ended by a plan that rewrote
 * its stays.
 */
export const refusalOf = (
  { state, refusal }: { state: string; refusal: string | null },
  language: Language,
): string | null =>
  refusal ?? (state === swapFlow.actions.lapse.to ? swapWords[language].lapsed : null)
