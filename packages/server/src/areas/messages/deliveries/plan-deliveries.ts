import type { Channel, Pace } from '@residency/contract/areas/messages/deliveries/delivery.contract'
import { addDays } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findCalendar, isWorkingDay } from '../../settings/settings.public.ts'
import { DIGEST_DAYS, dueAt } from './channel.rules.ts'
import { insertDeliveries } from './delivery.queries.ts'

/** The ways the office opened for a kind that this installation has. */
export const openWays = ({ services }: SignedCtx, channels: readonly string[]) =>
  (channels as readonly Channel[]).filter((way) => way === 'sms' || services[way] !== null)

/**
 * Plans the delivery of notices of one kind outside the site, in the transaction that wrote them. A
 * job sends what is due at once.
 */
export async function planDeliveries(
  tx: SignedCtx,
  template: { kind: string; pace: Pace; channels: readonly string[] },
  ids: readonly number[],
) {
  const channels = openWays(tx, template.channels)
  if (channels.length === 0) return

  const { pace } = template
  const seen = tx.undoable?.until ?? tx.now()
  const today = dayInChina(seen)

  const { known } =
    pace === 'digest'
      ? await findCalendar(tx.db, today, addDays(today, DIGEST_DAYS))
      : { known: new Map() }

  const due = dueAt(pace, seen, (day) => isWorkingDay(day, known))
  const planned = await insertDeliveries(tx.db, ids, { kind: template.kind, pace, channels }, due)

  if (Number(planned.numAffectedRows) > 0 && pace !== 'digest')
    await tx.services.jobs.send(tx.db, 'deliveries', {}, { at: due })
}
