import type {
  EvaluationAnswers,
  FormSection,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { insertAnswer } from './answer.queries.ts'
import { mustBeComplete } from './must-be-complete.ts'

type Bedside = {
  templateId: number
  sections: readonly FormSection[]
  traineeId: number
  blockId: number
  assessedOn: string

  /** The request of the trainee that it answers. */
  requestId?: number
}

/** Stores an evaluation at the bedside, with its audit row; returns its id. */
export async function storeBedside(
  tx: SignedCtx,
  { templateId, sections, traineeId, blockId, assessedOn, requestId }: Bedside,
  { key, ...answers }: EvaluationAnswers & { key: string },
): Promise<number> {
  const about = {
    taskId: null,
    templateId,
    traineeId,
    teacherId: null,
    departmentId: null,
    blockId,
  }

  const id = await insertAnswer(tx, about, {
    ...mustBeComplete(tx.language, sections, answers),
    key,
    assessedOn,
  })

  await tx.audit({
    action: 'evaluation.answer.bedside',
    entity: 'evaluationAnswer',
    entityId: id,
    detail: { trainee: traineeId, ...(requestId && { request: requestId }) },
  })

  return id
}
