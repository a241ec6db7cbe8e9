import { channels } from '@residency/contract/areas/messages/deliveries/delivery.contract'
import { DAY_MS } from '@residency/contract/kernel/day'
import { momentBefore } from '../../../platform/clock.ts'
import type { Measure } from '../../../platform/health/measure.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countFailedByChannel, findOldestDue } from './delivery.queries.ts'

/** Messages that failed within a day by channel, and how long the oldest waits. */
export async function measureDeliveries({ db, now }: SignedCtx): Promise<readonly Measure[]> {
  const at = now()
  const [failed, dueAt] = await Promise.all([
    countFailedByChannel(db, momentBefore(at, DAY_MS)),
    findOldestDue(db, at),
  ])

  return [
    {
      name: 'oldestDeliverySeconds',
      value: dueAt && (at.getTime() - dueAt.getTime()) / 1000,
    },
    ...channels.map((channel): Measure => {
      return { name: 'failedDeliveries', about: channel, value: failed.get(channel) ?? 0 }
    }),
  ]
}
