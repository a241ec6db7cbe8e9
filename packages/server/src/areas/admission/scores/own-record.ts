import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import type { ScoreComponent } from '@residency/contract/areas/admission/score.public'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { minuteInChina, secondOrNull } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findExamsOf, findReviewsByUser, findScoresByUser } from './own-record.queries.ts'
import { ownExamWords } from './own-record.text.ts'
import { pointsOf } from './score.rules.ts'

/**
 * What exams store about the actor: seats, scores (unchecked ones too), reviews. Staff stays
 * unnamed.
 */
export async function* examsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const examWords = ownExamWords[ctx.language]
  const words = examsWords[ctx.language]
  const component = (name: string) => words.components[name as ScoreComponent]
  const exams = await findExamsOf(ctx.db, ctx.actor.userId)
  const scores = await findScoresByUser(ctx.db, ctx.actor.userId)

  yield {
    heading: examWords.exams,
    records: exams.map((e) => ({
      [examWords.intake]: e.intake,
      [examWords.ticket]: e.ticketNumber,
      [examWords.session]: e.name,
      [examWords.time]: e.startsAt && minuteInChina(e.startsAt),
      [examWords.place]: e.place,
      [examWords.room]: e.room,
      [examWords.seat]: e.seatNo,
      [examWords.scores]: scores
        .filter((x) => x.registrationId === e.registrationId)
        .map((x) => ({
          [examWords.component]: component(x.component),
          [examWords.offer]: x.offerId,
          [examWords.points]: pointsOf(x.points),
          [examWords.enteredAt]: secondOrNull(x.enteredAt),
          [examWords.checkedAt]: secondOrNull(x.checkedAt),
        })),
    })),
  }

  const reviews = await findReviewsByUser(ctx.db, ctx.actor.userId)

  yield {
    heading: examWords.reviews,
    records: reviews.map((v) => ({
      [examWords.component]: component(v.component),
      [examWords.reason]: v.reason,
      [examWords.state]: words.flows.scoreReview.states[v.state],
      [examWords.answer]: v.answer,
      [examWords.askedAt]: secondOrNull(v.askedAt),
    })),
  }
}
