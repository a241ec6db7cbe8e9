import { beforeAll, expect, test } from 'vitest'
import { dayInChina } from '../../platform/clock.ts'
import { fillDemoParts } from '../../testing/fill-demo-parts.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { fillAbsenceDemo } from '../absence/absence.demo.ts'
import { fillEvaluationDemo } from '../evaluation/evaluation.demo.ts'
import { fillRotationsDemo } from '../rotations/rotations.demo.ts'
import { fillStandardsDemo } from '../standards/standards.demo.ts'
import { fillTeachersDemo } from '../teachers/teachers.demo.ts'
import { fillWorkloadDemo } from './workload.demo.ts'

const server = await openServer()
let today: string

beforeAll(async () => {
  today = dayInChina(server.clock.now)
  await fillDemoParts(server, [
    fillStandardsDemo,
    fillTeachersDemo,
    fillRotationsDemo,
    fillAbsenceDemo,
    fillWorkloadDemo,
    fillEvaluationDemo,
  ])
})

const rows = async <T = Record<string, unknown>>(query: string) =>
  (await server.asOwner(query)).rows as T[]

test('trainees of three cohorts have logged two years of cases, in every state, and the finder shows frauds of five kinds', async () => {
  const [all] = await rows<{ count: string; people: string; first: string }>(
    `select count(*), count(distinct trainee_id) people, min(case_day)::text as first from workload_entries`,
  )

  expect(Number(all!.count)).toBeGreaterThan(12_000)
  expect(Number(all!.people)).toBeGreaterThan(80)

  const [counted] = await rows<{ entries: number; most: number }>(
    'select count(*)::int entries, max(count) most from workload_entries where count > 1',
  )

  expect(counted!.entries).toBeGreaterThan(100)
  expect(counted!.most).toBeGreaterThan(20)

  const states = (await rows<{ state: string }>('select distinct state from workload_entries')).map(
    ({ state }) => state,
  )

  expect(new Set(states)).toEqual(new Set(['submitted', 'passed', 'returned', 'rejected']))

  const kinds = await rows<{ kind: string; count: string }>(
    'select kind, count(*) from workload_findings group by kind',
  )

  expect(new Set(kinds.map(({ kind }) => kind))).toEqual(
    new Set(['late', 'burst', 'sameSample', 'onLeave', 'outsideBlock', 'quickApproval']),
  )

  expect(
    await rows(
      `select id from workload_entries where created_at > '${server.clock.now.toISOString()}' or case_day > '${today}'`,
    ),
  ).toEqual([])
})

test('named answers are enough for severity, tasks wait for a supervisor, and anonymous targets that are shown have urns of three or more', async () => {
  const [named] = await rows<{ raters: string; answers: string }>(
    'select count(distinct rater_id) raters, count(*) answers from evaluation_answers',
  )

  expect(Number(named!.raters)).toBeGreaterThanOrEqual(10)
  expect(Number(named!.answers)).toBeGreaterThan(200)

  const states = (
    await rows<{ state: string }>('select distinct state from evaluation_targets')
  ).map(({ state }) => state)

  expect(states.sort()).toEqual(['closed', 'draft', 'open', 'released'])

  const urns = await rows<{ ballots: string; state: string }>(
    `select count(*) ballots, g.state from evaluation_ballots b join evaluation_subjects s on s.id = b.subject_id
      join evaluation_targets g on g.id = s.target_id group by s.id, g.state`,
  )

  expect(urns.filter(({ state, ballots }) => state === 'released' && Number(ballots) < 3)).toEqual(
    [],
  )

  for (const name of ['teacher', 'student', 'base', 'base2', 'dept', 'dept2'])
    expect(
      ((await (await server.as(name)).get('/api/v1/evaluationTasks')).data as { total: number })
        ?.total,
      name,
    ).toBeGreaterThan(0)
})

test('rating tickets are used, open and expired; examinations, settings and mapped requirements are there', async () => {
  const [tickets] =
    await rows(`select count(*) filter (where used) > 0 used, count(*) filter (where not used and expires_at > '${server.clock.now.toISOString()}') > 0 open,
    count(*) filter (where expires_at < '${server.clock.now.toISOString()}') > 0 expired from evaluation_tickets`)

  expect(tickets).toEqual({ used: true, open: true, expired: true })

  const states = await rows<{ state: string }>(
    'select distinct state from evaluation_examinations order by state',
  )

  expect(states.map(({ state }) => state)).toEqual([
    'confirmed',
    'objected',
    'planned',
    'scored',
    'taken',
  ])

  for (const table of ['evaluation_teacher_forms', 'evaluation_requirement_competencies'])
    expect(await rows(`select 1 from ${table} limit 1`), table).toHaveLength(1)
})
