import { mentorChoiceWords } from '@residency/contract/areas/mentors/choice/text'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { countOwn, findOwnBatch } from './application.queries.ts'
import { presentOwnApplication } from './present-application.ts'

/** Mentors somebody has applied to, with the statement and the answer. */
export async function* applicationsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  if ((await countOwn(ctx.db, ctx.actor.userId)) === 0) return
  yield {
    heading: mentorChoiceWords[ctx.language].ownRecord.applications,
    records: applicationsOf(ctx),
  }
}

async function* applicationsOf(ctx: SignedCtx) {
  const { ownRecord: heads, fields, flows } = mentorChoiceWords[ctx.language]
  const { states } = flows.mentorApplication

  for await (const row of everyRow(async (page) => ({
    rows: await findOwnBatch(ctx.db, ctx.actor.userId, page),
  }))) {
    const application = presentOwnApplication(ctx, row)
    yield {
      [heads.createTime]: minuteInChina(row.createdAt),
      [heads.year]: application.year,
      [heads.base]: application.base,
      [fields.entryId]: application.mentor,
      [heads.department]: application.department,
      [heads.choiceRank]: application.choiceRank,
      [fields.statement]: application.statement,
      [fields.state]: states[row.state],
      [heads.refusal]: application.reason,
    }
  }
}
