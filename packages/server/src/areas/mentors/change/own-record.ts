import { changeWords } from '@residency/contract/areas/mentors/change/text'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOwnChanges } from './change.queries.ts'

/** Requests somebody has made to change the mentor. */
export async function* changesOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads, fields, flows } = changeWords[ctx.language]
  const { states } = flows.mentorChange
  const changes = await findOwnChanges(ctx.db, ctx.actor.userId)
  if (changes.length === 0) return

  yield {
    heading: heads.changes,
    records: changes.map((change) => ({
      [heads.createTime]: minuteInChina(change.createdAt),
      [heads.from]: change.fromMentor,
      [fields.entryId]: change.toMentor,
      [fields.why]: change.why,
      [fields.state]: states[change.state],
      [heads.refusal]: change.reason,
    })),
  }
}
