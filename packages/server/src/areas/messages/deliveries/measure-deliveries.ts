import { channels } from '@residency/contract/areas/messages/deliveries/delivery.contract'
import type { Measure } from '../../../platform/health/measure.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countFailedByChannel, findOldestDue } from './delivery.queries.ts'

const DAY_MS = 86_400_000

/** Messages that failed within a day by channel, and how long the oldest waits. */
export async function measureDeliveries({ db, now }: SignedCtx): Promise<readonly Measure[]> {
  const at = now()
  const [failed, dueAt] = await Promise.all([
    countFailedByChannel(db, new Date(at.getTime() - DAY_MS)),
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
