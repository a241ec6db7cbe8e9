import { answerWords } from '@residency/contract/areas/evaluation/answers/text'
import type { OwnRecordPart } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleAnswers } from './answer.policy.ts'
import { findAnswerPage } from './answer.queries.ts'

const EVERY = { pageNum: 1, pageSize: 5000 }

/** Named evaluations that the user gave, and those that are shown to them. */
export async function* evaluationsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { recordViews, fields, ownRecord } = answerWords[ctx.language]
  for (const view of ['given', 'about'] as const) {
    const { rows } = await findAnswerPage(ctx.db, ctx.language, visibleAnswers(ctx.actor), {
      view,
      ...EVERY,
    })

    if (rows.length === 0) continue

    const records = rows.map((row) => ({
      [ownRecord.form]: row.form,
      [ownRecord.subject]: row.subject,
      [ownRecord.rater]: row.rater,
      [ownRecord.score]: row.score,
      [fields.assessedOn]: row.assessedOn,
    }))

    yield { heading: recordViews[view], records }
  }
}
