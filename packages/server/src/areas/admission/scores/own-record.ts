import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import type { ScoreComponent } from '@residency/contract/areas/admission/score.public'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { minuteInChina, secondOrNull } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findExamsOf, findReviewsByUser, findScoresByUser } from './own-record.queries.ts'
import { ownExamWords } from './own-record.text.ts'
import { pointsOf } from './score.rules.ts'

/**
 * What exams keep about the actor: seats, scores (unchecked ones too: they are stored), reviews.
 * Staff stays unnamed.
 */
export async function* examsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const own = ownExamWords[ctx.language]
  const words = examsWords[ctx.language]
  const component = (name: string) => words.components[name as ScoreComponent]
  const exams = await findExamsOf(ctx.db, ctx.actor.userId)
  const scores = await findScoresByUser(ctx.db, ctx.actor.userId)

  yield {
    heading: own.exams,
    records: exams.map((e) => ({
      [own.intake]: e.intake,
      [own.ticket]: e.ticketNumber,
      [own.session]: e.name,
      [own.time]: e.startsAt && minuteInChina(e.startsAt),
      [own.place]: e.place,
      [own.room]: e.room,
      [own.seat]: e.seatNo,
      [own.scores]: scores
        .filter((x) => x.registrationId === e.registrationId)
        .map((x) => ({
          [own.component]: component(x.component),
          [own.offer]: x.offerId,
          [own.points]: pointsOf(x.points),
          [own.enteredAt]: secondOrNull(x.enteredAt),
          [own.checkedAt]: secondOrNull(x.checkedAt),
        })),
    })),
  }

  const reviews = await findReviewsByUser(ctx.db, ctx.actor.userId)

  yield {
    heading: own.reviews,
    records: reviews.map((v) => ({
      [own.component]: component(v.component),
      [own.reason]: v.reason,
      [own.state]: words.flows.scoreReview.states[v.state],
      [own.answer]: v.answer,
      [own.askedAt]: secondOrNull(v.askedAt),
    })),
  }
}
