import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { evaluationNotices } from '../evaluation-notices.seed.ts'
import { findUserOfTrainee } from './answer.queries.ts'
import { isFeedback } from './answer.rules.ts'

type Given = { direction: string | null; trainee_id: number | null; template: string; template_en: string | null; answerId: number }
/** Tells a trainee whom a supervisor, a department or a base has evaluated; other directions are read as results. */
export async function notifyTrainee(tx: SignedCtx, { direction, trainee_id, template, template_en, answerId }: Given) {
  if (trainee_id === null || !isFeedback(direction)) return
  const userId = await findUserOfTrainee(tx.db, trainee_id)
  const rater = tx.actor.profile.nickname
  const path = `/evaluate/own-record?view=about&id=${answerId}`
  await notify(tx, evaluationNotices.received, [
    { userId, values: { form: template, rater }, valuesEn: { form: template_en ?? template, rater }, path },
  ])
}
