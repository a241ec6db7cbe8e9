import { awayWords } from '@residency/contract/areas/absence/away/text'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import type { OwnRecordPart } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOwnAbsences } from '../leave/absence.queries.ts'
import { presentAwayDetails } from './present-away.ts'

/** What the area stores about the reader's aways. */
export async function* awayOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads, fields, awayStates } = awayWords[ctx.language]
  const { fields: common, flows, ownRecord } = leaveWords[ctx.language]
  const states: Readonly<Record<string, string>> = { ...flows.leave.states, ...awayStates }
  const rows = await presentAwayDetails(
    ctx,
    await findOwnAbsences(ctx.db, ctx.actor.userId, 'away'),
  )
  if (rows.length === 0) return

  yield {
    heading: heads.aways,
    records: rows.map((a) => ({
      [fields.tripKind]: a.tripKind,
      [fields.place]: a.place,
      [ownRecord.from]: a.startsOn,
      [ownRecord.until]: a.endsOn,
      [ownRecord.days]: a.days,
      [common.reason]: a.reason,
      [fields.cost]: a.cost,
      [fields.payer]: a.payer,
      [common.state]: states[a.state],
      [ownRecord.createTime]: a.createTime,
      [ownRecord.refusal]: a.refusal,
      [heads.reportDueOn]: a.reportDueOn,
      [heads.reportedTime]: a.reportedTime,
      [fields.report]: a.report,
    })),
  }
}
