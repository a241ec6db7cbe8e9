import { askForDeparture } from '../../areas/students/departure/ask-to-leave.ts'
import { decideClearance } from '../../areas/students/departure/decide-items.ts'
import { listOwnRatings, saveOwnRatings } from '../../areas/students/departure/rate.ts'
import { departurePlan } from '../../areas/students/departure/review-departures.ts'
import { letLeave } from '../../areas/students/departure/take-effect.ts'
import { dayInChina } from '../../platform/clock.ts'
import { decideMany } from '../../platform/flow/decide.ts'
import { SYSTEM_ACTOR } from '../../platform/flow/system-actor.ts'
import type { Demo } from '../demo.ts'

const DAY_MS = 86_400_000
const SIGNED = 2

/**
 * One who completed last month leaves; the office has signed off the first items. Comes with the
 * crowd of applicants.
 */
export async function fillDepartureDemo({ db, now, ctxOf, house }: Demo) {
  if (house.config.DEMO_APPLICANTS === 0) return

  const finished = await db
    .selectFrom('trainees')
    .select('userId')
    .where('status', '=', 'finished')
    .orderBy('id')
    .executeTakeFirst()

  if (!finished) return

  const office = ctxOf('bhb')
  const leaver = { ...office, actor: { ...office.actor, userId: finished.userId } }
  const leavesOn = dayInChina(new Date(now.getTime() + 7 * DAY_MS))

  const { id } = await askForDeparture(leaver, {
    kind: 'completion',
    leavesOn,
    reason: '培训期满，回原单位工作',
    isConfirmed: false,
  })

  const items = await db
    .selectFrom('departureClearances')
    .select('id')
    .where('departureId', '=', id)
    .where('owner', '=', 'office')
    .orderBy('sort')
    .limit(SIGNED)
    .execute()

  for (const item of items)
    await decideClearance(office, { id: item.id, outcome: 'signed', remark: null })
}

const ADMINISTERED = 4
const LEFT = 10
/** Of the cohort of pharmacists the trainee at this place. */
const DROPOUT = 25
const REASONS = { asked: '考取外地研究生，退出培训', comment: '带教认真，安排合理。' }

/**
 * One who gave up the training and has left: everything is rated and signed off, base and office
 * have decided. After the cohorts.
 */
export async function fillDemoDropout({ db, now, ctxOf }: Demo) {
  const leaver = await db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases as b', 'b.id', 'm.baseId')
    .select(['t.userId'])
    .where('b.code', '=', 'YS')
    .where('t.cohortId', 'is not', null)
    .orderBy('t.id')
    .offset(DROPOUT)
    .executeTakeFirst()

  if (!leaver) return

  const on = (days: number) => new Date(now.getTime() - days * DAY_MS)

  const as = (name: string, at: Date, userId?: number) => {
    const ctx = ctxOf(name)
    const dataScopes = name === 'base' ? new Set([0, ADMINISTERED]) : ctx.actor.dataScopes
    return {
      ...ctx,
      now: () => at,
      actor: { ...ctx.actor, dataScopes, userId: userId ?? ctx.actor.userId },
    }
  }

  const own = as('bhb', on(LEFT + 20), leaver.userId)

  const { id } = await askForDeparture(own, {
    kind: 'dropout',
    leavesOn: dayInChina(on(LEFT)),
    reason: REASONS.asked,
    isConfirmed: true,
  })

  const ratings = (await listOwnRatings(own, { id })).map(
    ({ departmentId, supervisorId, items }, at) => ({
      departmentId,
      supervisorId,
      scores: items.map(({ itemId }) => ({ itemId, score: 4 + (at % 2) })),
      comment: at === 0 ? REASONS.comment : null,
    }),
  )

  await saveOwnRatings(own, { id, ratings })

  const items = await db
    .selectFrom('departureClearances')
    .select(['id', 'owner'])
    .where('departureId', '=', id)
    .execute()

  for (const item of items.filter(({ owner }) => owner !== 'trainee'))
    await decideClearance(as(item.owner === 'base' ? 'base' : 'bhb', on(LEFT + 6)), {
      id: item.id,
      outcome: 'signed',
      remark: null,
    })

  await decideMany(as('base', on(LEFT + 3)), departurePlan, {
    ids: [id],
    action: 'passAsBase',
    reason: null,
  })

  await decideMany(as('bhb', on(LEFT)), departurePlan, {
    ids: [id],
    action: 'passAsOffice',
    reason: null,
  })

  await letLeave(as('bhb', on(LEFT - 1), SYSTEM_ACTOR.userId))
}
