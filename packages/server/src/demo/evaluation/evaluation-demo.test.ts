import { beforeAll, expect, test } from 'vitest'
import { fillDemoParts } from '../../testing/fill-demo-parts.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { fillRotationsDemo } from '../rotations/rotations.demo.ts'
import { fillStandardsDemo } from '../standards/standards.demo.ts'
import { fillTeachersDemo } from '../teachers/teachers.demo.ts'
import { fillEvaluationDemo } from './evaluation.demo.ts'

const server = await openServer()

beforeAll(() =>
  fillDemoParts(server, [
    fillStandardsDemo,
    fillTeachersDemo,
    fillRotationsDemo,
    fillEvaluationDemo,
  ]),
)

const rows = async <T>(query: string) => (await server.asOwner(query)).rows as T[]

test('trainees have asked for evaluations: in every state, of several departments, the teacher has open ones', async () => {
  const states = await rows<{ state: string }>('select distinct state from evaluation_requests')

  expect(new Set(states.map(({ state }) => state))).toEqual(
    new Set(['asked', 'answered', 'declined', 'lapsed', 'withdrawn']),
  )

  const [places] = await rows<{ departments: number }>(
    'select count(distinct department_id)::int as departments from evaluation_requests',
  )

  expect(places!.departments).toBeGreaterThan(2)

  const waiting = (await (await server.as('teacher')).get('/api/v1/evaluationRequests?state=asked'))
    .data as { total: number }

  expect(waiting.total).toBeGreaterThan(0)
})

test('no target has more answers than tasks that have opened', async () => {
  const { list } = (await (await server.as('bhb')).get('/api/v1/evaluationTargets?pageSize=200'))
    .data as { list: { name: string; done: number; all: number; state: string }[] }

  expect(list.some(({ state, done }) => state === 'closed' && done > 0)).toBe(true)
  expect(list.filter(({ done, all }) => all > 0 && done > all)).toEqual([])
})

/** The largest week of a rater by a day of each task, and how many weeks of raters are over five. */
const largestBy = async (day: string) =>
  (
    await rows<{ largest: number; over: number }>(`
      select max(tasks)::int as largest, count(*) filter (where tasks > 5)::int as over
      from (select k.rater_id, date_trunc('week', ${day}) as week, count(*) as tasks from evaluation_tasks k
        join evaluation_targets g on g.id = k.target_id group by 1, 2) w`)
  )[0]!

test('the plan makes the largest week of a rater smaller than opening at once would', async () => {
  const atOnce = await largestBy(`(g.opened_at at time zone 'Asia/Shanghai')`)
  const planned = await largestBy('k.opens_on::timestamp')

  expect(planned.largest).toBeLessThan(atOnce.largest)
  expect(planned.over).toBeLessThan(atOnce.over)
})
