import { bankErrors as errors } from '@residency/contract/areas/questions/bank/access'
import { questionFlow } from '@residency/contract/areas/questions/bank/question.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { inUseError } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { releaseFiles } from '../../files/files.public.ts'
import { QUESTION } from './insert-questions.ts'
import { isDeletable, visibleQuestions } from './question.policy.ts'
import { findQuestionsForUpdate } from './question.queries.ts'

/** Deletes a draft that no paper has used; its pictures go with the next sweep. */
export const deleteQuestion = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const before = found((await findQuestionsForUpdate(tx.db, visibleQuestions(tx), [id]))[0])
    if (before.isUsed) throw fail(errors.questionUsed)
    if (!isDeletable(tx.actor, before)) throw fail(kernelErrors.actionNotNow)

    await tx.db.deleteFrom('learningQuestions').where('id', '=', id).execute().catch(inUseError)
    await releaseFiles(tx, { kind: QUESTION, id })
    await tx.audit({ action: 'learning.question.delete', entity: questionFlow.name, entityId: id })

    return null
  })
