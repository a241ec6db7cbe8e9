import {
  ALLOWED_CONFLICTS,
  conflictsOf,
} from '@residency/contract/areas/rotations/plan/conflicts.public'
import { beforeAll, expect, test } from 'vitest'
import { readBoard } from '../../areas/rotations/board/read-board.ts'
import { dayInChina } from '../../platform/clock.ts'
import { fillDemoParts } from '../../testing/fill-demo-parts.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { fillStandardsDemo } from '../standards/standards.demo.ts'
import { fillTeachersDemo } from '../teachers/teachers.demo.ts'
import { fillRotationsDemo } from './rotations.demo.ts'

const server = await openServer()
let today: string

beforeAll(async () => {
  today = dayInChina(server.clock.now)
  await fillDemoParts(server, [fillStandardsDemo, fillTeachersDemo, fillRotationsDemo])
})

const rows = async <T>(query: string) => (await server.asOwner(query)).rows as T[]

test('three cohorts of three majors are approved and have a plan in force without conflicts, one also has a draft', async () => {
  const cohorts = await rows<{ state: string; majorId: string; count: string }>(
    `select c.state, c.major_id, count(t.id) from cohorts c join trainees t on t.cohort_id = c.id group by c.id`,
  )

  expect(cohorts.map(({ state }) => state)).toEqual(['approved', 'approved', 'approved'])
  expect(new Set(cohorts.map((one) => one.majorId)).size).toBe(3)
  expect(cohorts.every(({ count }) => Number(count) >= 10)).toBe(true)

  const plans = await server.db.selectFrom('rotationPlans').selectAll().orderBy('id').execute()

  expect(plans.map(({ state }) => state)).toEqual(['published', 'published', 'published', 'draft'])

  for (const plan of plans) {
    const board = await readBoard(
      { db: server.db, language: 'zh-cn', now: () => server.clock.now },
      plan,
    )

    const forbidden = conflictsOf(board).filter(({ kind }) => !ALLOWED_CONFLICTS.includes(kind))

    expect(forbidden, plan.name).toEqual([])
    expect(board.blocks.filter(({ start }) => start === null)).toEqual([])
    expect(board.trainees.flatMap(({ unchosen }) => unchosen)).toEqual([])
  }
})

test('facts are of the past only, with scores and the history that leads to them', async () => {
  expect(
    await rows(
      `select id from rotation_blocks where state <> 'planned' and starts_on > '${today}'`,
    ),
  ).toEqual([])

  expect(
    await rows(
      `select id from rotation_blocks where state in ('passed', 'failed') and (ends_on >= '${today}' or theory_score is null)`,
    ),
  ).toEqual([])

  const states = await rows<{ state: string; count: string }>(
    'select state, count(*) from rotation_blocks group by state',
  )
  const counts = new Map(states.map(({ state, count }) => [state, Number(count)]))

  expect(counts.get('failed')).toBe(1)

  for (const [state, least] of [
    ['passed', 20],
    ['entered', 10],
    ['exitRequested', 1],
  ] as const)
    expect(counts.get(state), state).toBeGreaterThanOrEqual(least)

  for (const [flow, table, initial] of [
    ['rotationBlock', 'rotation_blocks', 'planned'],
    ['rotationPlan', 'rotation_plans', 'draft'],
    ['cohort', 'cohorts', 'draft'],
  ])
    expect(
      await rows(`select r.id, r.state from ${table} r left join lateral (select to_state from flow_history h
        where h.flow = '${flow}' and h.record_id = r.id order by h.id desc limit 1) h on true where r.state <> coalesce(h.to_state, '${initial}')`),
      flow,
    ).toEqual([])
})

test('an absence, a closed month without anybody in it and a swap that waits for its partner come in between', async () => {
  expect(await rows('select id from rotation_absences')).toHaveLength(1)
  expect(await rows('select seats from department_months')).toEqual([{ seats: 0 }])
  expect(await rows('select state from rotation_swaps')).toEqual([{ state: 'requested' }])
})

test('supervisors are qualified for the department and have no more trainees than its ratio allows', async () => {
  expect(
    await rows(`select b.id from rotation_blocks b where b.supervisor_id is not null and not exists (
      select from teacher_library l join departments o on o.id = l.department_id join departments d on d.id = b.department_id
      where l.user_id = b.supervisor_id and starts_with(d.tree_path, o.tree_path))`),
  ).toEqual([])

  const supervised = await rows<{ count: string }>(
    `select count(*) from rotation_blocks where supervisor_id is not null`,
  )
  expect(Number(supervised[0]!.count)).toBeGreaterThan(20)
})

test('a draft asks for preferences and some trainees have answered; a plan in force has met some of them', async () => {
  const windows = await rows<{ state: string; isOpen: boolean; count: string }>(
    `select p.state, w.closes_at > '${server.clock.now.toISOString()}' as is_open, count(distinct l.id)
      from rotation_preference_windows w join rotation_plans p on p.id = w.plan_id
      join rotation_preference_lists l on l.window_id = w.id group by p.id, w.id order by p.id`,
  )

  expect(windows.map(({ state, isOpen }) => [state, isOpen])).toEqual([
    ['published', false],
    ['draft', true],
  ])
  expect(windows.every(({ count }) => Number(count) >= 3)).toBe(true)

  const results = await rows<{ isMet: boolean | null; count: string }>(
    `select r.is_met, count(*) from rotation_preferences r join rotation_preference_lists l on l.id = r.list_id
      join rotation_preference_windows w on w.id = l.window_id join rotation_plans p on p.id = w.plan_id
      where p.state = 'published' group by r.is_met order by r.is_met`,
  )

  expect(results.map(({ isMet }) => isMet)).toEqual([false, true])
})
