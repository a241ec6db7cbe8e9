import { firstDayOf, monthAt, monthNumber } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { copyPlan } from '../../areas/rotations/plan/create-plan.ts'
import { addRotationAbsence } from '../../areas/rotations/seats/save-absence.ts'
import { setDepartmentMonths } from '../../areas/rotations/seats/set-months.ts'
import { requestSwap } from '../../areas/rotations/swap/request-swap.ts'
import { listSwapPartners } from '../../areas/rotations/swap/swap-partners.ts'
import { dayInChina } from '../../platform/clock.ts'
import { type Demo, dayOf } from '../demo.ts'
import { askForPreferences } from './preferences.demo.ts'

/** Plans in which something happens. */
type Plans = { closing: number; drafted: number; swapping: number }

/**
 * What comes between plan and fact: an absence, a closed month, a draft of the next edition that
 * asks for preferences, a swap that is asked for.
 */
export async function fillRotationEvents(demo: Demo, plans: Plans) {
  await addAbsence(demo, plans.closing)
  await closeMonth(demo, plans.closing)
  await askForSwap(demo, plans.swapping)

  const draft = await copyPlan(demo.ctxOf('base2'), { id: plans.drafted })

  await askForPreferences(demo, {
    planId: draft.id,
    opens: demo.now,
    answers: demo.now,
    closes: new Date(`${dayOf(demo, 6)}T18:00:00+08:00`),
    count: 9,
  })
}

/** Three days of a stay that runs, long before today. */
async function addAbsence({ db, now, ctxOf }: Demo, planId: number) {
  const stay = await db
    .selectFrom('rotationBlocks')
    .select([
      'traineeId',
      sql<string>`to_char(starts_on + 7, 'YYYY-MM-DD')`.as('from'),
      sql<string>`to_char(starts_on + 9, 'YYYY-MM-DD')`.as('until'),
    ])
    .where('planId', '=', planId)
    .where('startsOn', '<=', sql<string>`${dayInChina(now)}::date - 14`)
    .where('endsOn', '>=', dayInChina(now))
    .orderBy('id')
    .executeTakeFirst()
  if (stay)
    await addRotationAbsence(ctxOf('base'), {
      traineeId: stay.traineeId,
      startsOn: stay.from,
      endsOn: stay.until,
      reason: '病假',
    })
}

/**
 * The next month but one in which nobody is planned somewhere: a department closes without anybody
 * being hit.
 */
async function closeMonth({ db, now, ctxOf }: Demo, planId: number) {
  const first = monthNumber(dayInChina(now)) + 2

  const { rows } = await sql<{ departmentId: number; month: string }>`
    select d.department_id, to_char(m.month, 'YYYY-MM') as month
    from (select distinct department_id from plan_blocks where plan_id = ${planId}) d
    cross join generate_series(${firstDayOf(monthAt(first))}::date, ${firstDayOf(monthAt(first + 12))}::date, interval '1 month') m (month)
    where not exists (select from rotation_blocks b where b.department_id = d.department_id
      and b.starts_on < m.month + interval '1 month' and b.ends_on >= m.month)
    order by m.month, d.department_id limit 1`.execute(db)

  const [free] = rows
  if (!free) return

  const closing = {
    departmentIds: [free.departmentId],
    from: free.month,
    until: free.month,
    seats: 0,
    reason: '搬迁改造，暂停接收学员',
  }

  await setDepartmentMonths(ctxOf('base'), closing)
}

/** Future stays that are tried until somebody is found who can swap. */
const MAX_TRIED = 12

/** A trainee, the demo's own first, asks another one to exchange the time of a stay to come. */
async function askForSwap({ db, now, ctxOf, people }: Demo, planId: number) {
  const stays = await db
    .selectFrom('rotationBlocks as b')
    .innerJoin('trainees as t', 't.id', 'b.traineeId')
    .select(['b.id', 't.userId'])
    .where('b.planId', '=', planId)
    .where('b.startsOn', '>', dayInChina(now))
    .orderBy(sql`t.user_id <> ${people.get('student')!}`)
    .orderBy('b.startsOn')
    .orderBy('b.id')
    .limit(MAX_TRIED)
    .execute()
  for (const { id, userId } of stays) {
    const ctx = ctxOf('student')
    const asking = { ...ctx, actor: { ...ctx.actor, userId } }
    const [partner] = await listSwapPartners(asking, { blockId: id })
    if (partner)
      return requestSwap(asking, {
        blockId: id,
        otherBlockId: partner.otherBlockId,
        reason: '家中有事，希望与同学调换轮转时间',
      })
  }
}
