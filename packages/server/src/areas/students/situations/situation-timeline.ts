import { situationWords } from '@residency/contract/areas/students/situations/text'
import { labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { OwnRecordPart, TimelineEntry, TraineeRef } from '../../../platform/area.ts'
import { minuteInChina, startOfDayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findTraineeOf } from '../../trainees/trainees.public.ts'
import { kindIn } from './effect.ts'
import { visibleSituations } from './situation.policy.ts'
import { ALL, findSituationsOf } from './situation.queries.ts'

const COUNTED: readonly string[] = ['officePassed', 'inForce', 'ended']

/**
 * What was out of the ordinary, on its first day, and where it ended on another day than approved.
 */
export async function situationTimeline(
  ctx: SignedCtx,
  { id }: TraineeRef,
): Promise<TimelineEntry[]> {
  const { situationLife: words, measures } = situationWords[ctx.language]
  const rows = (await findSituationsOf(ctx.db, ALL, id)).filter(({ state }) =>
    COUNTED.includes(state),
  )

  return rows.flatMap((s) => {
    const what = fillSentence(words[s.kind], {
      from: s.startsOn,
      until: s.approvedEndsOn ?? s.endsOn ?? '',
      months: s.months ?? 0,
      major: s.toMajor ? labelIn(ctx.language, s.toMajor, s.toMajorEn) : '',
      measure: s.measure ? measures[s.measure as keyof typeof measures] : '',
    })

    const began = { at: s.kind === 'extension' ? s.createdAt : startOfDayInChina(s.startsOn), what }
    const ended = fillSentence(words.ended, { kind: kindIn(ctx, s.kind) })

    return s.approvedEndsOn && s.endsOn
      ? [began, { at: startOfDayInChina(s.endsOn), what: ended }]
      : [began]
  })
}

/** What somebody has asked for or notified, and what was decided about them. */
export async function* situationsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { situationsOf, fields, flows } = situationWords[ctx.language]
  const trainee = await findTraineeOf(ctx.db, ctx.actor.userId)
  const rows = trainee
    ? await findSituationsOf(ctx.db, { ...visibleSituations(ctx.actor), area: 'none' }, trainee.id)
    : []
  if (rows.length === 0) return

  yield {
    heading: situationsOf,
    records: rows.map((s) => ({
      [fields.kind]: kindIn(ctx, s.kind),
      [fields.startsOn]: s.startsOn,
      [fields.endsOn]: s.endsOn,
      [fields.reason]: s.reason,
      [fields.state]: flows.situation.states[s.state],
      [fields.createTime]: minuteInChina(s.createdAt),
    })),
  }
}
