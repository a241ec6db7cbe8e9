import type { DEPARTURE_REVIEW_ACTIONS } from '@residency/contract/areas/students/departure/departure.flow'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { departureNotices } from './departure-notices.seed.ts'

const OWN_PAGE = '/student/own-departure'
type Leaver = { userId: number; leavesOn: string }

/** Notifies the trainees of the decision. */
export const notifyOfDepartures = (
  tx: SignedCtx,
  action: (typeof DEPARTURE_REVIEW_ACTIONS)[number],
  rows: readonly Leaver[],
  reason: string | null,
) =>
  notify(
    tx,
    departureNotices[action],
    rows.map((row) => ({
      userId: row.userId,
      values: { reason: reason ?? '', day: row.leavesOn },
      path: OWN_PAGE,
    })),
  )

/** Notifies the trainee of what is missing. */
export const notifyOfRefusedItem = (
  tx: SignedCtx,
  { userId }: Leaver,
  item: { name: string; nameEn: string | null },
  reason: string,
) => {
  const valuesEn = { item: item.nameEn ?? item.name }
  return notify(tx, departureNotices.itemRefused, [
    { userId, values: { item: item.name, reason }, valuesEn, path: OWN_PAGE },
  ])
}

/** Notifies the trainee that their departure was recorded. */
export const notifyOfRecord = (
  tx: SignedCtx,
  userId: number,
  { leavesOn, reason }: { leavesOn: string; reason: string },
) =>
  notify(tx, departureNotices.record, [
    { userId, values: { day: leavesOn, reason }, path: OWN_PAGE },
  ])

export const notifyOfRetraction = (tx: SignedCtx, userId: number) =>
  notify(tx, departureNotices.retract, [{ userId, values: {}, path: OWN_PAGE }])
