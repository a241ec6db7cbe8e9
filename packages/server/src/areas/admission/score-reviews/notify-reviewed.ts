import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import type { ScoreComponent } from '@residency/contract/areas/admission/score.public'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { NoticeKind } from '../../../platform/notices.ts'
import { notify } from '../../messages/messages.public.ts'

type Review = {
  component: string
  answer: string | null
  userId: number
  realName: string | null
  intake: string
  intakeEn: string | null
}

function noticeOf(review: Review) {
  const component = review.component as ScoreComponent
  const shared = { name: review.realName ?? '', intake: review.intake, answer: review.answer ?? '' }
  const values = { ...shared, component: examsWords['zh-cn'].components[component] }

  const valuesEn = {
    intake: review.intakeEn ?? review.intake,
    component: examsWords.en.components[component],
  }

  return { userId: review.userId, values, valuesEn, path: '/sign/basic' }
}

/** Notifies applicants of the answers to their reviews. */
export const notifyReviewed = (
  tx: SignedCtx,
  kind: NoticeKind<'name' | 'intake' | 'component' | 'answer'>,
  reviews: readonly Review[],
) => notify(tx, kind, reviews.map(noticeOf))
