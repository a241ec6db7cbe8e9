import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import type { ScoreComponent } from '@residency/contract/areas/admission/score.public'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { scoreNotices } from '../entrance-exams/exam-notices.seed.ts'

export type Differing = {
  registrationId: number
  offerId: number | null
  component: ScoreComponent
  intakeId: number
  intake: string
  intakeEn: string | null
  ticketNumber: string
  enteredBy: number
  scoreId: number

  /** An earlier second entry differed too, and the score was not entered again since. */
  isKnown: boolean
}

/**
 * Notifies the person who entered a score that the second entry differs, and audits it. Neither
 * sees the other's value.
 */
export async function notifyDifferingScores(tx: SignedCtx, differing: readonly Differing[]) {
  await notify(
    tx,
    scoreNotices.differs,
    differing
      .filter((score) => !score.isKnown)
      .map((score) => {
        const shared = {
          intake: score.intake,
          ticket: score.ticketNumber,
          checker: tx.actor.profile.nickname,
        }

        return {
          userId: score.enteredBy,
          values: { ...shared, component: examsWords['zh-cn'].components[score.component] },
          valuesEn: {
            intake: score.intakeEn ?? score.intake,
            component: examsWords.en.components[score.component],
          },
          path: `/recruit/score?intakeId=${score.intakeId}&keywords=${score.ticketNumber}&component=${score.component}&progress=differing`,
        }
      }),
  )
  for (const { registrationId, offerId, component } of differing)
    await tx.audit({
      action: 'recruitment.score.differ',
      result: 'refused',
      entity: 'registration',
      entityId: registrationId,
      detail: { ...(offerId && { offerId }), component },
    })
}
