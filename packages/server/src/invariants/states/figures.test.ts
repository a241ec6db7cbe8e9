import type { listWaitingForMe } from '@residency/contract/areas/dashboard/waiting-work/waiting.contract'
import type { AnswerOf, HomePart } from '@residency/contract/kernel'
import { describe, expect, test } from 'vitest'
import { type Caller, openServer } from '../../testing/server/open-server.ts'
import {
  listBehind,
  NO_LIST,
  PAGE_LISTS,
  PART_LISTS,
  totalOf,
  WAITING_KINDS,
  WAITING_LISTS,
} from '../../testing/walks/waiting-lists.ts'
import { wholeHome } from '../../testing/whole-home.ts'

type Figure = Extract<HomePart, { kind: 'figure' }>

const server = await openServer({ hospital: 'whole' })

const homeOf = (who: Caller) => wholeHome(who, 'from=2026-11-01&until=2026-11-30')

test.each(['root', 'admin', 'bhb', 'base', 'base2', 'dept', 'dept2'])(
  'what a figure of %s says, its list holds',
  async (name) => {
    const who = await server.as(name)
    const { parts } = await homeOf(who)
    const figures = parts.filter(({ part }) => part.kind === 'figure') as {
      key: string
      part: Figure
    }[]

    expect(figures.length).toBeGreaterThan(2)

    for (const { key, part } of figures) {
      const { view, query } = part.to!
      expect(Object.keys(PAGE_LISTS), key).toContain(view)
      expect({ [key]: await totalOf(who, PAGE_LISTS[view]!, query) }).toEqual({ [key]: part.value })
    }
  },
)

/** Of whom a list holds work, but is not counted: they step in without being asked. */
const STEPS_IN: Readonly<Record<string, string>> = {
  confirmEntries: 'the office, for a department',
  assessExits: 'the office, for a department',
  placeRepeats: 'the office, for a department',
  decideShiftSwaps: 'the office, for a department',
  passSwaps: 'the office, for a department',
  mendFigures: 'the office, for a base',
  mendTrainingBases: 'the office, for a base',
}

/** Kinds whose list was compared with a number above zero. */
const compared = new Set<string>()

test('each kind of waiting work opens a list, or a page of another kind', () => {
  const known = [...WAITING_KINDS.values()]
  const hasList = ({ kind, view }: { kind: string; view: string }) =>
    (PART_LISTS[kind] ?? WAITING_LISTS[view]) !== undefined

  expect(known.filter((to) => !hasList(to) && !NO_LIST[to.kind])).toEqual([])

  const names = known.map(({ kind }) => kind)
  expect(
    Object.keys({ ...NO_LIST, ...PART_LISTS }).filter((kind) => !names.includes(kind)),
  ).toEqual([])
})

test.each([
  'root',
  'admin',
  'bhb',
  'base',
  'base2',
  'dept',
  'dept2',
  'teacher',
  'teacher2',
  'student',
  'student2',
])('what waits for %s is as many as the list that it opens holds', async (name) => {
  const who = await server.as(name)
  const { data, status } = await who.get('/api/v1/waiting')
  const waiting = data as AnswerOf<typeof listWaitingForMe>
  const differing: unknown[] = []

  expect(status).toBe(200)

  for (const { area, kind, count, subject } of waiting) {
    if (NO_LIST[kind]) continue

    const { path, filters } = listBehind(`${area}.${kind}`, subject)
    const total = await totalOf(who, path, filters)
    compared.add(kind)
    if (total !== count) differing.push({ kind, count, total })
  }

  const counted = new Set(
    waiting.map(({ area, kind }) => JSON.stringify(listBehind(`${area}.${kind}`, null))),
  )

  for (const [key, { kind, subjectParam }] of WAITING_KINDS) {
    const list = listBehind(key, null)
    if (subjectParam || NO_LIST[kind] || STEPS_IN[kind]) continue
    if (counted.has(JSON.stringify(list))) continue

    const { path, filters } = list
    const url = `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(filters)}`
    const { status: asked, data: page } = await who.get(url)
    expect([200, 401], url).toContain(asked)
    const { total } = asked === 200 ? (page as { total: number }) : { total: 0 }
    if (total > 0) differing.push({ kind, count: 0, total })
  }

  expect(differing).toEqual([])
})

test('more than thirty kinds were compared with a number above zero', () => {
  const known = [...WAITING_KINDS.values()].map(({ kind }) => kind)
  const without = known.filter((kind) => !NO_LIST[kind] && !compared.has(kind))

  expect(compared.size, `nothing waits of ${without.join()}`).toBeGreaterThan(30)
})

describe('the trainees of the hospital are the same people everywhere', () => {
  const count = async (...states: string[]) => {
    const named = states.map((state) => `'${state}'`).join()
    return Number(
      (await server.asOwner(`select count(*) from trainees where status in (${named})`)).rows[0]
        .count,
    )
  }

  test('in training: on the home page, in the list and among the teachers', async () => {
    const office = await server.as('bhb')
    const inTraining = await count('inTraining', 'extended')

    expect(inTraining).toBeGreaterThan(100)

    expect(await totalOf(office, '/api/v1/trainees/page', { group: 'inTraining' })).toBe(inTraining)

    const { total } = (await office.get('/api/v1/teacher-situation')).data as {
      total: { trainees: number }
    }

    expect(total.trainees).toBe(inTraining)
  })

  test('in training: the chart of the cohorts names those whom it does not show', async () => {
    const { parts } = await homeOf(await server.as('bhb'))
    const [figure, chart] = ['students.inTraining', 'students.onCourse'].map(
      (key) => parts.find((part) => part.key === key)?.part,
    ) as [Figure, Extract<HomePart, { kind: 'chart' }>]

    // completed, in time, late
    const [, ...inTraining] = chart.series.map(({ values }) => values.reduce((a, b) => a + b, 0))
    const shown = inTraining.reduce((a, b) => a + b, 0)

    expect(chart.answer).toContain(`${shown} 名在培学员`)
    expect(chart.answer).toContain(`另有 ${Number(figure.value) - shown} 名`)
  })

  test('completed: the chart of the cohorts counts those who have left since', async () => {
    const completed = async () => {
      const { parts } = await homeOf(await server.as('bhb'))
      const chart = parts.find(({ key }) => key === 'students.onCourse')?.part as Extract<
        HomePart,
        { kind: 'chart' }
      >
      return chart.series[0]!.values.reduce((a, b) => a + b, 0)
    }

    const [{ rows }, before] = [
      await server.asOwner(
        `select t.id, t.cohort_id as "cohortId" from trainees t
          join completions c on c.trainee_id = t.id and c.state in ('confirmed', 'certified')
          where t.status = 'finished'`,
      ),
      await completed(),
    ]
    const people = rows as { id: string; cohortId: string | null }[]
    const ids = people.map(({ id }) => id).join()

    expect(people.length).toBeGreaterThan(0)

    await server.asOwner(
      `update trainees set cohort_id = (select id from cohorts order by starts_on desc limit 1)
        where id in (${ids})`,
    )
    const inCohort = await completed()
    expect(inCohort).toBeGreaterThan(before)

    await server.asOwner(`update trainees set status = 'departed' where id in (${ids})`)
    expect(await completed()).toBe(inCohort)

    for (const { id, cohortId } of people)
      await server.asOwner(
        `update trainees set status = 'finished', cohort_id = ${cohortId} where id = ${id}`,
      )
  })

  test('on the books: in the calendar of absences and among recipients; those who completed or left are in neither', async () => {
    const office = await server.as('bhb')
    const onBooks = await count('inTraining', 'extended', 'suspended')

    expect(await totalOf(office, '/api/v1/trainees/page', { group: 'onBooks' })).toBe(onBooks)
    expect(await totalOf(office, '/api/v1/trainees/page', { group: 'all' })).toBeGreaterThan(
      onBooks,
    )

    const calendar = await office.get('/api/v1/leaves/calendar?from=2026-11-20&until=2026-11-20')

    expect((calendar.data as { people: unknown[] }).people).toHaveLength(onBooks)

    const role = (await server.asOwner("select id from roles where code = 'STUDENT'")).rows[0] as {
      id: string
    }
    const preview = await office.post('/api/v1/recipients/preview', {
      recipients: { roleIds: [Number(role.id)] },
    })

    expect(preview.data).toMatchObject({ total: onBooks })
  })
})

test('to somebody who answers for nobody the home page says nothing of who is away', async () => {
  const { parts } = await homeOf(await server.as('admin'))
  const keys = parts.map(({ key }) => key)
  expect(keys).not.toContain('absence.awayToday')
})

describe('who is where today is the same in every list', () => {
  const PRESENCES = ['here', 'away', 'expected'] as const
  type Stay = { traineeId: number; presence: string | null; department: string }
  type Rotation = { id: number; now: { department: string; presence: string } | null }

  const listOf = async <Row>(who: Caller, path: string) => {
    const { list, total } = (await who.get(`${path}${path.includes('?') ? '&' : '?'}pageSize=100`))
      .data as { list: Row[]; total: number }
    const rest = Array.from({ length: Math.ceil(total / 100) - 1 }, (_, at) => at + 2)

    const pages = await Promise.all(
      rest.map(
        async (page) =>
          (await who.get(`${path}${path.includes('?') ? '&' : '?'}pageSize=100&pageNum=${page}`))
            .data as { list: Row[] },
      ),
    )

    return [...list, ...pages.flatMap((page) => page.list)]
  }

  const staysOf = async (who: Caller) =>
    (
      await Promise.all(
        PRESENCES.map((presence) =>
          listOf<Stay>(who, `/api/v1/rotationBlocks/page?presence=${presence}`),
        ),
      )
    ).flat()

  test('the list of stays and the list of rotations name the same people in the same departments', async () => {
    const office = await server.as('bhb')
    const stays = await staysOf(office)

    expect(stays.length).toBeGreaterThan(50)

    const there = (await listOf<Rotation>(office, '/api/v1/rotations/trainees')).filter(
      ({ now }) => now !== null,
    )
    const keyOf = (id: number, department: string, presence: string | null) =>
      `${id} ${department} ${presence}`

    expect(there.map(({ id, now }) => keyOf(id, now!.department, now!.presence)).sort()).toEqual(
      stays
        .map(({ traineeId, department, presence }) => keyOf(traineeId, department, presence))
        .sort(),
    )
  })

  test('nobody whose training has ended is there', async () => {
    const ended =
      await server.asOwner(`select t.id from trainees t join rotation_blocks b on b.trainee_id = t.id
      where t.status in ('departed', 'finished') and b.starts_on <= '2026-11-20' and b.ends_on >= '2026-11-20'`)

    expect(ended.rows.length).toBeGreaterThan(0)

    const stays = await staysOf(await server.as('bhb'))

    expect(stays.map(({ traineeId }) => traineeId)).not.toEqual(
      expect.arrayContaining([Number(ended.rows[0].id)]),
    )
  })

  test.each(['bhb', 'base', 'base2', 'dept', 'dept2'])(
    'the departments of %s count as many as its lists hold',
    async (name) => {
      const who = await server.as(name)
      const month = '2026-11'
      const { departments } = (await who.get(`/api/v1/rotationMonth?month=${month}`)).data as {
        departments: Record<string, number>[]
      }
      const sumOf = (key: string) => departments.reduce((sum, one) => sum + one[key]!, 0)
      const total = (query: Readonly<Record<string, string>>) =>
        totalOf(who, '/api/v1/rotationBlocks/page', query)

      for (const presence of PRESENCES)
        expect({ [presence]: sumOf(presence) }).toEqual({ [presence]: await total({ presence }) })
      for (const phase of ['arriving', 'leaving'])
        expect({ [phase]: sumOf(phase) }).toEqual({ [phase]: await total({ month, phase }) })

      expect(sumOf('present')).toBe(await total({ month }))
    },
  )

  test.each(['base', 'base2', 'dept', 'dept2'])(
    'the home page of %s names whom its figure counts',
    async (name) => {
      const who = await server.as(name)
      const { parts } = await homeOf(who)
      const there = parts.find(({ key }) => key === 'rotations.there')!.part as { total: number }
      const here = parts.find(({ key }) => key === 'rotations.here')!.part as Figure
      const stays = await staysOf(who)

      expect(there.total).toBe(stays.length)
      expect(here.value).toBe(stays.filter(({ presence }) => presence === 'here').length)
    },
  )
})

test('nobody has a mentor before the training began', async () => {
  const relations = await server.db
    .selectFrom('mentorRelations as r')
    .innerJoin('trainees as t', 't.id', 'r.traineeId')
    .select(['r.id', 'r.startedOn', 't.startsOn'])
    .execute()

  expect(relations.length).toBeGreaterThan(5)
  expect(relations.filter(({ startedOn, startsOn }) => startedOn < startsOn)).toEqual([])
})

test('the list of plans counts the people of each board', async () => {
  const office = await server.as('bhb')
  const { list } = (await office.get('/api/v1/rotationPlans?pageSize=50')).data as {
    list: { id: number; traineeCount: number }[]
  }

  expect(list.length).toBeGreaterThan(2)

  for (const { id, traineeCount } of list) {
    const { trainees } = (await office.get(`/api/v1/rotationPlans/${id}/board`)).data as {
      trainees: unknown[]
    }
    expect({ [id]: trainees.length }).toEqual({ [id]: traineeCount })
  }
})

test('an entry waits for its department from the day on which it can be confirmed, and is announced before', async () => {
  const department = await server.as('dept')
  const { parts, waiting } = await homeOf(department)

  expect(waiting.find(({ kind }) => kind === 'confirmEntries')).toBeUndefined()

  const coming = parts.find(({ key }) => key === 'rotations.coming')
  const unsupervised = { tag: { text: '未安排带教' } }

  expect(coming?.part).toMatchObject({
    rows: [
      { title: '2026-12-01 有 3 人入科', note: '3 人未安排带教' },
      unsupervised,
      unsupervised,
      unsupervised,
    ],
  })

  server.clock.now = new Date('2026-12-01T02:00:00Z')

  const later = await homeOf(await server.as('dept'))

  expect(later.waiting.find(({ kind }) => kind === 'confirmEntries')).toMatchObject({ count: 3 })
})
