import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { setCohort } from '../../trainees/trainees.public.ts'
import { deleteChoicesOf } from '../electives/elective-choices.ts'

/**
 * Takes trainees out of their cohorts, with what they chose there, in the caller's transaction,
 * which has locked them.
 */
export async function leaveCohorts(
  tx: SignedCtx,
  trainees: readonly { id: number; cohortId: number | null }[],
): Promise<void> {
  await deleteChoicesOf(
    tx.db,
    trainees.map(({ id }) => id),
  )
  await setCohort(
    tx,
    trainees.filter(({ cohortId }) => cohortId !== null),
    null,
  )
}
