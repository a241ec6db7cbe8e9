import { admissionPermissions as may } from '@residency/contract/areas/admission/run/access'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findHoldersOf } from '../../accounts/accounts.public.ts'
import { notify } from '../../messages/messages.public.ts'
import { seatNotices } from './seat-notices.seed.ts'
import { findSeatsToFill } from './seats.queries.ts'

/**
 * Notifies those who call the waiting lists which of these pools have free seats that somebody
 * waits for (docs/decisions/0020).
 */
export async function notifyFreedSeats(tx: SignedCtx, poolIds: readonly number[]) {
  const pools = poolIds.length ? await findSeatsToFill(tx.db, poolIds) : []
  if (pools.length === 0) return

  const office = await findHoldersOf(tx.db, may.call)

  await notify(
    tx,
    seatNotices.freed,
    office.flatMap((userId) =>
      pools.map((pool) => ({
        userId,
        values: {
          intake: pool.intake,
          offer: pool.offer,
          free: String(pool.free),
          waiting: String(pool.waiting),
        },
        valuesEn: { intake: pool.intakeEn ?? pool.intake, offer: pool.offerEn },
        path: `/recruit/admission?part=places&intakeId=${pool.intakeId}`,
      })),
    ),
  )
}
