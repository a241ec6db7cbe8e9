import {
  type QuestionState,
  questionFlow,
  USABLE_STATES,
} from '@residency/contract/areas/questions/bank/question.flow'
import { anyId } from '../../../platform/db/patterns.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { SYSTEM_ACTOR } from '../../../platform/flow/system-actor.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

const isUsableState = (state: QuestionState) =>
  (USABLE_STATES as readonly QuestionState[]).includes(state)

/**
 * Says that a checked paper uses these questions, in the caller's transaction: reviewed ones are in
 * use from now on. The caller has checked who may check the paper. Returns the ids of those that
 * cannot be used: drafts, retired ones, and unknown ids.
 */
export async function useQuestions(
  tx: SignedCtx,
  questionIds: readonly number[],
): Promise<number[]> {
  const rows = await tx.db
    .selectFrom('learningQuestions')
    .select(['id', 'state'])
    .where('id', '=', anyId(questionIds))
    .orderBy('id')
    .forUpdate()
    .execute()

  const records = rows
    .filter(({ state }) => questionFlow.actions.use.from.some((from) => from === state))
    .map((row) => ({ ...row, relations: new Set<never>() }))

  await advanceMany(
    { ...tx, actor: SYSTEM_ACTOR },
    questionFlow,
    'use',
    records,
    {},
    (state, ids) => updateRows(tx, 'learningQuestions', ids, { state }),
  )

  const usable = new Set(rows.filter(({ state }) => isUsableState(state)).map(({ id }) => id))

  return questionIds.filter((id) => !usable.has(id))
}
