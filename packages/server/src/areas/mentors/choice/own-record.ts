import { mentorChoiceWords } from '@residency/contract/areas/mentors/choice/text'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { countOwn, findOwnBatch } from './application.queries.ts'
import { shownOwn } from './shown-application.ts'

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
    const one = shownOwn(ctx, row)
    yield {
      [heads.createTime]: minuteInChina(row.createdAt),
      [heads.year]: one.year,
      [heads.base]: one.base,
      [fields.entryId]: one.mentor,
      [heads.department]: one.department,
      [heads.choiceRank]: one.choiceRank,
      [fields.statement]: one.statement,
      [fields.state]: states[row.state as keyof typeof states],
      [heads.refusal]: one.reason,
    }
  }
}
