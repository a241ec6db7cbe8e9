import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { evaluationNotices } from '../evaluation-notices.seed.ts'
import { findUserOfTrainee } from './answer.queries.ts'
import { isFeedback } from './answer.rules.ts'

type AnswerNotice = {
  direction: string | null
  traineeId: number | null
  template: string
  templateEn: string | null
  answerId: number
}

/**
 * Notifies a trainee whom a supervisor, a department or a base has evaluated; other directions are
 * read as results.
 */
export async function notifyTrainee(
  tx: SignedCtx,
  { direction, traineeId, template, templateEn, answerId }: AnswerNotice,
) {
  if (traineeId === null || !isFeedback(direction)) return

  const userId = await findUserOfTrainee(tx.db, traineeId)
  const rater = tx.actor.profile.nickname
  const path = `/evaluate/own-record?view=about&id=${answerId}`

  await notify(tx, evaluationNotices.received, [
    {
      userId,
      values: { form: template, rater },
      valuesEn: { form: templateEn ?? template, rater },
      path,
    },
  ])
}
