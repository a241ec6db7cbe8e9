import { standInErrors as errors } from '@residency/contract/areas/absence/stand-ins/access'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { findColleague, findStandIns, replaceStandIn } from './stand-in.queries.ts'
import { standInNotices } from './stand-in-notices.seed.ts'

type Leave = { id: number; traineeId: number; name: string; startsOn: string; endsOn: string }
const OWN_LEAVE = '/daily/leave'

/** How often somebody asks colleagues in a day: each of them gets a message. */
const MAX_ASKED = { points: 10, duration: 86_400 }

/**
 * Asks a colleague to do the work during a leave; null: nobody. A colleague who is away then, or in
 * another department, cannot be asked.
 */
export async function askStandIn(tx: SignedCtx, leave: Leave, standInId: number | null) {
  const { id, traineeId, name, startsOn, endsOn } = leave

  const colleague =
    standInId === null ? null : await findColleague(tx.db, traineeId, leave, standInId)

  if (colleague === undefined) throw fail(errors.standInNotThere)

  await replaceStandIn(tx.db, id, standInId)
  if (colleague === null) return

  await tx.limits.take('absence.standIn', MAX_ASKED, `u${tx.actor.userId}`)

  const values = { name, from: startsOn, until: endsOn }

  await notify(tx, standInNotices.standInAsked, [
    { userId: colleague.userId, values, path: OWN_LEAVE },
  ])
}

/** Notifies the stand-ins of these leaves that they are no longer needed. */
export async function releaseStandIns(
  tx: SignedCtx,
  leaves: readonly Pick<Leave, 'id' | 'name' | 'startsOn' | 'endsOn'>[],
) {
  const standIns = await findStandIns(
    tx.db,
    leaves.map(({ id }) => id),
  )

  const recipients = standIns
    .filter(({ answer }) => answer !== 'declined')
    .map(({ absenceId, userId }) => {
      const { name, startsOn, endsOn } = leaves.find(({ id }) => id === absenceId)!
      return { userId, values: { name, from: startsOn, until: endsOn }, path: OWN_LEAVE }
    })
  if (recipients.length > 0) await notify(tx, standInNotices.standInReleased, recipients)
}
