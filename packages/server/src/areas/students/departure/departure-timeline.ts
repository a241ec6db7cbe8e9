import { departureWords } from '@residency/contract/areas/students/departure/text'
import { labelIn } from '@residency/contract/kernel'
import type { Eraser, OwnRecordPart, TimelineEntry, TraineeRef } from '../../../platform/area.ts'
import { minuteInChina, startOfDayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { ALL_DEPARTURES, ownDepartures } from './departure.policy.ts'
import { findDeparturesOf } from './departure.queries.ts'
import { kindIn } from './departure-labels.ts'
import { findOwnTraining } from './leaver.queries.ts'
import { eraseComments, findRatings } from './rating.queries.ts'

/** The day somebody left. */
export async function departureTimeline(
  ctx: SignedCtx,
  { id }: TraineeRef,
): Promise<TimelineEntry[]> {
  const { departureTimeline: words } = departureWords[ctx.language]
  const left = (await findDeparturesOf(ctx.db, ALL_DEPARTURES, id)).filter(
    (row) => row.state === 'departed',
  )

  return left.map((row) => ({
    at: startOfDayInChina(row.leavesOn),
    what: words[row.kind],
  }))
}

/** Departures somebody has asked for, and how they rated at them. */
export async function* departuresOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { departuresOf, ratingsOf, fields, flows, sheets } = departureWords[ctx.language]
  const trainee = await findOwnTraining(ctx.db, ctx.actor.userId)
  const rows = trainee ? await findDeparturesOf(ctx.db, ownDepartures(ctx.actor), trainee.id) : []
  if (rows.length === 0) return

  const { columns } = sheets.departures

  yield {
    heading: departuresOf,
    records: rows.map((s) => ({
      [columns.kind]: kindIn(ctx, s.kind),
      [fields.leavesOn]: s.leavesOn,
      [columns.reason]: s.reason,
      [columns.state]: flows.departure.states[s.state],
      [columns.createTime]: minuteInChina(s.createdAt),
    })),
  }

  const ids = rows.map(({ id }) => id)
  const ratings = await findRatings(ctx.db, ids)
  if (ratings.length === 0) return

  yield {
    heading: ratingsOf,
    records: ratings.map((r) => ({
      [fields.departmentId]: labelIn(ctx.language, r.department, r.departmentEn),
      [fields.supervisorId]: r.supervisor,
      [fields.scores]: r.scores.map(({ score }) => score).join(' / '),
      [fields.comment]: r.comment,
    })),
  }
}

/** What people wrote about departments and supervisors when they left. */
export const eraseRatingComments: Eraser = {
  kind: 'departureRatingComments',
  period: {
    days: 3 * 365,
    from: 'day of the rating',
    why: 'free text about people; the scores stay for the averages',
  },
  erase: ({ db }, before, limit) => eraseComments(db, before, limit),
}
