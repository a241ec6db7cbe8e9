import { awardApplicationWords } from '@residency/contract/areas/awards/applications/text'
import { awardKindWords } from '@residency/contract/areas/awards/kinds/text'
import { labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { OwnRecordPart, TimelineEntry, TraineeRef } from '../../../platform/area.ts'
import { startOfDayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleAwards } from '../awards.policy.ts'
import { findApplicationsOf } from './application.queries.ts'
import { findGrantedOf } from './granted.queries.ts'
import { levelLabels, presentApplication, stateWords } from './present-application.ts'

/** Awards that a trainee was granted. */
export async function awardsTimeline(
  ctx: SignedCtx,
  { userId }: TraineeRef,
): Promise<TimelineEntry[]> {
  const { granted } = awardApplicationWords[ctx.language].timeline
  return (await findGrantedOf(ctx.db, userId)).map(({ grantedOn, year, kind, kindEn }) => ({
    at: startOfDayInChina(grantedOn!),
    what: fillSentence(granted, { year, kind: labelIn(ctx.language, kind, kindEn) }),
  }))
}

/** What a user has applied for, with the decisions. */
export async function* awardsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads, fields } = awardApplicationWords[ctx.language]
  const rows = await findApplicationsOf(ctx.db, visibleAwards(ctx.actor), ctx.actor.userId)
  if (rows.length === 0) return

  const [levels, states] = [await levelLabels(ctx), stateWords(ctx)]
  const { year, level, state } = awardKindWords[ctx.language].fields

  yield {
    heading: heads.applications,
    records: rows.map((row) => {
      const view = presentApplication(ctx, row, levels)
      return {
        [fields.limitId]: view.kind,
        [year]: view.year,
        [level]: view.levelLabel,
        [fields.statement]: view.statement,
        [fields.organisation]: view.organisation,
        [fields.position]: view.position,
        [state]: states[view.state],
        [fields.reason]: view.reason,
      }
    }),
  }
}
