import type { Demo } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { askForDeparture } from './ask-to-leave.ts'
import { decideClearance } from './decide-items.ts'

const DAY_MS = 86_400_000
const SIGNED = 2

/** One who completed last month leaves; the office has signed off the first items. Comes with the crowd of applicants. */
export async function fillDepartureDemo({ db, now, ctxOf, house }: Demo) {
  if (house.config.DEMO_APPLICANTS === 0) return
  const finished = await db.selectFrom('trainees').select('user_id').where('status', '=', 'finished').orderBy('id').executeTakeFirst()
  if (!finished) return
  const office = ctxOf('bhb')
  const leaver = { ...office, actor: { ...office.actor, userId: finished.user_id } }
  const leavesOn = dayInChina(new Date(now.getTime() + 7 * DAY_MS))
  const { id } = await askForDeparture(leaver, { kind: 'completion', leavesOn, reason: '培训期满，回原单位工作', isConfirmed: false })
  const items = await db
    .selectFrom('departure_clearances')
    .select('id')
    .where('departure_id', '=', id)
    .where('owner', '=', 'office')
    .orderBy('sort')
    .limit(SIGNED)
    .execute()
  for (const item of items) await decideClearance(office, { id: item.id, outcome: 'signed', remark: null })
}
