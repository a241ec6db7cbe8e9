import { isDeepStrictEqual } from 'node:util'
import { bankErrors as errors } from '@residency/contract/areas/questions/bank/access'
import type { QuestionForm } from '@residency/contract/areas/questions/bank/question.contract'
import {
  type QuestionState,
  questionFlow,
} from '@residency/contract/areas/questions/bank/question.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findCategory } from '../categories/category.queries.ts'
import { storePairs } from '../pairs/store-pairs.ts'
import { visiblePapers } from '../papers/paper.policy.ts'
import { isQuestionToBeSat } from '../papers/paper.queries.ts'
import { addQuestions } from './add-questions.ts'
import { claimPictures, columnsOf } from './insert-questions.ts'
import {
  isEditable,
  isRedrafted,
  relationsToQuestion,
  visibleQuestions,
} from './question.policy.ts'
import { findQuestionsForUpdate, type QuestionWithContent } from './question.queries.ts'

export const createQuestion = (
  ctx: SignedCtx,
  { categoryId, knowledgePoints, ...content }: QuestionForm,
) =>
  inTransaction(ctx, async (tx) => {
    const [id] = await addQuestions(tx, categoryId, [{ ...content, points: knowledgePoints }])
    return { id: id!, edition: 1, state: questionFlow.initial, version: 1 }
  })

const findForUpdate = async (tx: SignedCtx, id: number) =>
  (await findQuestionsForUpdate(tx.db, visibleQuestions(tx), [id]))[0] as
    | QuestionWithContent
    | undefined

/** Changes a question. Another content is another edition; papers keep the one they name. */
export const updateQuestion = (
  ctx: SignedCtx,
  { id, version, ...form }: QuestionForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findForUpdate(tx, id), version)
    if (!isEditable(tx.actor, before)) throw fail(kernelErrors.actionNotNow)

    return writeChange(tx, before, form)
  })

/** Writes a change of a question that was read for update and may be changed. */
export async function writeChange(
  tx: SignedCtx,
  before: QuestionWithContent,
  { categoryId, difficulty, knowledgePoints, content }: QuestionForm,
) {
  const { id } = before
  const isNew = !isDeepStrictEqual(content, before.content)
  const edition = before.edition + (isNew ? 1 : 0)

  const columns = {
    ...(categoryId === before.categoryId ? {} : await placeOf(tx, categoryId)),
    difficulty,
    points: knowledgePoints,
    edition,
    ...(isNew ? columnsOf(content) : {}),
  }

  if (isNew) {
    // a correction marks by the newest edition
    if (await isQuestionToBeSat(tx.db, visiblePapers(tx), id)) throw fail(errors.questionOfOwnExam)

    const written = { createdBy: tx.actor.userId, createdAt: tx.now() }

    await tx.db
      .insertInto('learningQuestionEditions')
      .values({ questionId: id, edition, content: JSON.stringify(content), ...written })
      .execute()

    await claimPictures(tx, id, content)
  }

  const state = await writeRow(tx, before, columns, isNew)
  if (isNew) await storePairs(tx.db, [id])

  await tx.audit({
    action: 'learning.question.update',
    entity: questionFlow.name,
    entityId: id,
    detail: { edition, categoryId, difficulty },
  })

  return { id, edition, state, version: before.version + 1 }
}

async function placeOf(tx: SignedCtx, categoryId: number) {
  const category = await findCategory(tx.db, visibleQuestions(tx), categoryId)
  if (!category) throw fail(errors.categoryUnknown)

  return { categoryId: category.id, baseId: category.baseId }
}

async function writeRow(
  tx: SignedCtx,
  before: QuestionWithContent,
  columns: object,
  isNew: boolean,
): Promise<QuestionState> {
  if (!isNew || !isRedrafted(before.state)) {
    await updateRow(tx, 'learningQuestions', before, columns)
    return before.state
  }

  const record = {
    id: before.id,
    state: before.state,
    relations: relationsToQuestion(tx.actor, before),
  }

  return advance(tx, questionFlow, 'redraft', record, {}, (state) =>
    updateRow(tx, 'learningQuestions', before, { ...columns, state }),
  )
}
