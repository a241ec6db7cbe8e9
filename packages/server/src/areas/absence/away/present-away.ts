import { PAYERS, TRIP_KINDS } from '@residency/contract/areas/absence/away/away.contract'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import type { AbsenceRow } from '../leave/absence.queries.ts'
import { presentAbsence, presentAbsenceDetails } from '../leave/present-absence.ts'
import { findTrips } from './away.queries.ts'

/** Kind of the files of a report. The other papers of an off-site stay are those of any absence. */
export const AWAY_REPORT = 'awayReport'

/**
 * What off-site stays have and leave has not, by their ids, in the reader's language. Each has a trip;
 * its cost is in yuan.
 */
async function tripsOf(ctx: SignedCtx, ids: readonly number[]) {
  const [trips, kinds, payers] = await Promise.all([
    findTrips(ctx.db, ids),
    findDictLabels(ctx.db, TRIP_KINDS, ctx.language),
    findDictLabels(ctx.db, PAYERS, ctx.language),
  ])

  return new Map(
    trips.map((trip) => [
      trip.absenceId,
      {
        tripKind: kinds.get(trip.tripKind) ?? trip.tripKind,
        place: trip.place,
        cost: Number(trip.cost),
        report: trip.report,
        payer: trip.payer && (payers.get(trip.payer) ?? trip.payer),
        reportedTime: trip.reportedAt && minuteInChina(trip.reportedAt),
      },
    ]),
  )
}

/** Off-site stays as lists show them. */
export async function presentAways(ctx: SignedCtx, rows: readonly AbsenceRow[]) {
  const trips = await tripsOf(
    ctx,
    rows.map(({ id }) => id),
  )

  return rows.map((row) => ({ ...presentAbsence(ctx, row), ...trips.get(row.id)! }))
}

/**
 * Off-site stays with their steps, papers, history and report; a fixed number of statements for all
 * of them.
 */
export async function presentAwayDetails(ctx: SignedCtx, rows: readonly AbsenceRow[]) {
  const ids = rows.map(({ id }) => id)

  const [details, trips, files] = await Promise.all([
    presentAbsenceDetails(ctx, rows),
    tripsOf(ctx, ids),
    filesOfMany(ctx.db, AWAY_REPORT, ids),
  ])

  return details.map((away) => ({
    ...away,
    ...trips.get(away.id)!,
    reportFiles: files.get(away.id) ?? [],
  }))
}
