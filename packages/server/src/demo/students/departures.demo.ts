import { DAY_MS } from '@residency/contract/kernel/day'
import { askForDeparture } from '../../areas/students/departure/ask-to-leave.ts'
import { decideClearance } from '../../areas/students/departure/decide-items.ts'
import { listOwnRatings, saveOwnRatings } from '../../areas/students/departure/rate.ts'
import { departurePlan } from '../../areas/students/departure/review-departures.ts'
import { letLeave } from '../../areas/students/departure/take-effect.ts'
import { dayInChina, momentAfter, momentBefore } from '../../platform/clock.ts'
import { asPerson, asTime, type Demo, decideAll } from '../demo.ts'

const SIGNED = 2

/**
 * One who completed last month leaves; the office has signed off the first items. Comes with the
 * crowd of applicants.
 */
export async function fillDepartureDemo(demo: Demo) {
  const { db, now } = demo

  const finished = await db
    .selectFrom('trainees')
    .select('userId')
    .where('status', '=', 'finished')
    .orderBy('id')
    .executeTakeFirst()

  if (!finished) return

  const office = await asPerson(demo, 'bhb', now)
  const leaver = await asPerson(demo, finished.userId, now)
  const leavesOn = dayInChina(momentAfter(now, 7 * DAY_MS))

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

const LEFT = 10

/** Of the cohort of pharmacists the trainee at this place. */
const DROPOUT = 25
const REASONS = { application: '考取外地研究生，退出培训', comment: '带教认真，安排合理。' }

/**
 * One who gave up the training and has left: everything is rated and signed off, base and office
 * have decided. After the cohorts.
 */
export async function fillDemoDropout(demo: Demo) {
  const { db, now } = demo

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

  const on = (days: number) => momentBefore(now, days * DAY_MS)

  const own = await asPerson(demo, leaver.userId, on(LEFT + 20))

  const { id } = await askForDeparture(own, {
    kind: 'dropout',
    leavesOn: dayInChina(on(LEFT)),
    reason: REASONS.application,
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
    await decideClearance(
      await asPerson(demo, item.owner === 'base' ? 'base' : 'bhb', on(LEFT + 6)),
      {
        id: item.id,
        outcome: 'signed',
        remark: null,
      },
    )

  await decideAll(await asPerson(demo, 'base', on(LEFT + 3)), departurePlan, {
    ids: [id],
    action: 'passAsBase',
    reason: null,
  })

  await decideAll(await asPerson(demo, 'bhb', on(LEFT)), departurePlan, {
    ids: [id],
    action: 'passAsOffice',
    reason: null,
  })

  await letLeave(asTime(demo, on(LEFT - 1)))
}
