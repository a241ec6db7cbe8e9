import { beforeAll, describe, expect, test } from 'vitest'
import { filledIn, formOf } from '../../../testing/builders/evaluations.ts'
import { addWorkFixtures, type WorkFixtures } from '../../../testing/builders/work-fixtures.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type Point = {
  term: string
  competencyId: number
  level: number | null
  marks: number
  cohortLevel: number | null
  cases: number
}

type Radar = { competencies: { id: number; code: string; version: number }[]; points: Point[] }
const CALLS = '/api/v1/competencies'
const TARGETS = '/api/v1/evaluationTargets'

/** The server's day is 2026-11-20. */
const TERM = '2026-2'
const server = await openServer()
let fixture: WorkFixtures

beforeAll(async () => {
  await server.db
    .updateTable('departments')
    .set({ ratio: 20 })
    .where('name', '=', '住院药房')
    .execute()
  fixture = await addWorkFixtures(server, { trainees: 4 })
})

const as = (who: string) => server.as(who)
const mentor = () => fixture.mentors[0]!.username
const trainee = (index = 0) => fixture.trainees[index]!

const radarOf = async (index = 0) =>
  (await (await as(mentor())).get(`/api/v1/competencyRadar/${trainee(index).traineeId}`))
    .data as Radar

const pointOf = ({ competencies, points }: Radar, code: string) => {
  const id = competencies.find((competency) => competency.code === code)!.id
  return points.find(({ competencyId, term }) => competencyId === id && term === TERM)
}

/** The supervisor evaluates a trainee at the bedside with one mark everywhere. */
async function evaluate(index: number, mark: number) {
  const form = await formOf(server, 'miniCex')

  const body = {
    ...filledIn(form.sections, mark),
    key: crypto.randomUUID(),
    traineeId: trainee(index).traineeId,
    templateId: form.id,
  }

  expect(await (await as(mentor())).post('/api/v1/bedsideEvaluations', body)).toMatchObject({
    status: 200,
  })
}

const evidenceOf = async (who: string, code: string, index = 0) => {
  const { competencies } = await radarOf(index)
  const id = competencies.find((competency) => competency.code === code)!.id
  return (await as(who)).get(
    `/api/v1/competencyEvidence?traineeId=${trainee(index).traineeId}&competencyId=${id}&term=${TERM}&pageNum=1&pageSize=20`,
  )
}

describe('the radar', () => {
  test('is the mean of marks as levels from 1 to 5; the line of the cohort begins with three trainees', async () => {
    await evaluate(0, 9)
    await evaluate(0, 5)
    await evaluate(1, 1)
    expect(pointOf(await radarOf(), 'P1')).toMatchObject({ level: 4, marks: 2, cohortLevel: null })

    await evaluate(2, 5)
    expect(pointOf(await radarOf(), 'P1')).toMatchObject({ level: 4, cohortLevel: 2.67 })

    expect(
      (await (await as(trainee().username)).get('/api/v1/competencyRadar/own')).data,
    ).toMatchObject({
      traineeId: trainee().traineeId,
      profession: 'pharmacist',
    })
  })

  test('opens the answers behind a point for those who may read them, and for nobody else', async () => {
    const evidence = await evidenceOf(trainee().username, 'P1')

    expect(evidence).toMatchObject({
      status: 200,
      data: { total: 2, list: [{ kind: 'answer', note: '职业素养' }, { kind: 'answer' }] },
    })

    const { list } = evidence.data as { list: { recordId: number; level: number }[] }

    expect(list.map(({ level }) => level).sort()).toEqual([3, 5])
    expect(
      await (await as(trainee().username)).get(`/api/v1/evaluationAnswers/${list[0]!.recordId}`),
    ).toMatchObject({ status: 200 })
    expect(await evidenceOf(trainee(1).username, 'P1')).toMatchObject({ status: 404 })

    expect(
      await (await as(fixture.mentors[1]!.username)).get(
        `/api/v1/competencyRadar/${trainee().traineeId}`,
      ),
    ).toMatchObject({
      status: 404,
    })
  })

  test('takes anonymous marks only of released targets, and only where three have marked the item', async () => {
    const office = await as('bhb')
    const form = await formOf(server, 'patient')

    const days = {
      periodFrom: '2026-11-01',
      periodUntil: '2026-11-30',
      dueOn: '2026-11-27',
      closesOn: '2026-12-11',
    }

    const about = {
      name: '患者评价',
      direction: 'patient',
      occasion: 'month',
      isAnonymous: true,
      templateId: form.id,
      baseId: fixture.baseId,
    }

    const reply = (await office.post(TARGETS, { ...about, ...days })).data as {
      id: number
      version: number
    }

    await office.post(`${TARGETS}/${reply.id}/open`, { version: reply.version })

    const { list } = (await (await as(mentor())).get('/api/v1/evaluationTickets?keywords=学员1'))
      .data as { list: { id: number }[] }

    const issued = await (await as(mentor())).post('/api/v1/evaluationTickets', {
      subjectId: list[0]!.id,
      count: 3,
    })

    const { codes } = issued.data as { codes: string[] }

    for (const [index, code] of codes.entries()) {
      const { scores } = filledIn(form.sections, index + 3)
      // the fourth item protects privacy (P2): only two have seen it
      const seen = index === 0 ? { ...scores, i4: null } : scores
      expect(
        await server.anonymous.post('/api/v1/ratings', { code, scores: seen, texts: {} }),
      ).toMatchObject({ status: 200 })
    }

    const before = await radarOf()

    expect(pointOf(before, 'P1')).toMatchObject({ marks: 2 })

    const step = async (name: string) => {
      const { version } = (await office.get(`${TARGETS}/${reply.id}`)).data as { version: number }
      return office.post(`${TARGETS}/${reply.id}/${name}`, { version })
    }

    await step('close')
    expect(pointOf(await radarOf(), 'P1')).toMatchObject({ marks: 2 })

    await step('release')

    const after = await radarOf()

    expect(pointOf(after, 'P1')).toMatchObject({ marks: 5, level: 4 })
    expect(pointOf(after, 'P2')).toBeUndefined()

    expect((await evidenceOf(trainee().username, 'P1')).data).toMatchObject({
      total: 3,
      list: [{ kind: 'target', title: '患者评价', marks: 3, recordId: null }, {}, {}],
    })
  })

  test('counts passed cases of requirements that are mapped, without making a level of their number', async () => {
    const office = await as('bhb')
    const { competencies } = await radarOf()
    const id = competencies.find(({ code }) => code === 'K2')!.id
    const listed = await office.get(
      '/api/v1/competencyRequirements?profession=pharmacist&kind=skill&keywords=血培养接种',
    )

    expect(listed.data).toMatchObject({
      total: 1,
      list: [{ kind: 'skill', item: '血培养接种', competencyId: null }],
    })

    const mapping = {
      profession: 'pharmacist',
      competencyId: id,
      requirements: [{ kind: 'skill', item: '血培养接种' }],
    }

    expect(
      await office.post('/api/v1/competencyRequirements/map', {
        ...mapping,
        profession: 'technician',
      }),
    ).toMatchObject({ status: 400 })

    expect(await office.post('/api/v1/competencyRequirements/map', mapping)).toMatchObject({
      status: 200,
    })

    const entry = {
      kind: 'skill',
      item: '血培养接种',
      count: 4,
      caseDay: '2026-11-10',
      role: 'performed',
      writtenAt: server.clock.now,
    }

    const of = {
      traineeId: trainee().traineeId,
      blockId: fixture.blocks[0]!,
      departmentId: fixture.departmentId,
    }

    for (const state of ['passed', 'submitted'])
      await server.db
        .insertInto('workloadEntries')
        .values({
          ...entry,
          ...of,
          state,
          requirementId: fixture.requirements[0],
          key: crypto.randomUUID(),
        } as never)
        .execute()

    expect(pointOf(await radarOf(), 'K2')).toMatchObject({ level: null, marks: 0, cases: 4 })

    expect((await evidenceOf(mentor(), 'K2')).data).toMatchObject({
      total: 1,
      list: [{ kind: 'case', title: '血培养接种 × 4' }],
    })
  })
})

test('the office changes the model; a code is taken once, and what forms count for stays', async () => {
  const office = await as('bhb')

  const all = (await office.get(`${CALLS}?profession=technician`)).data as {
    id: number
    code: string
    version: number
    levels: object[]
  }[]

  expect(all).toHaveLength(12)

  const levels = all[0]!.levels

  const form = {
    profession: 'technician',
    domain: 'learning',
    code: 'L3',
    name: '信息素养',
    nameEn: null,
    levels,
  }

  const added = await office.post(CALLS, form)

  expect(added).toMatchObject({ status: 200 })

  expect(await office.post(CALLS, { ...form, name: '别的' })).toMatchObject({
    status: 409,
    errors: [{ path: 'code' }],
  })

  const { id, version } = added.data as { id: number; version: number }

  expect(
    await office.put(`${CALLS}/${id}`, { ...form, name: '信息与数据素养', version }),
  ).toMatchObject({ status: 200 })
  expect(await office.delete(`${CALLS}/${id}?version=${version}`)).toMatchObject({ status: 409 })
  expect(await office.delete(`${CALLS}/${id}?version=${version + 1}`)).toMatchObject({
    status: 200,
  })

  const used = all.find(({ code }) => code === 'P1')!

  expect(await office.delete(`${CALLS}/${used.id}?version=${used.version}`)).toMatchObject({
    status: 409,
    msg: expect.stringContaining('评价表'),
  })

  expect(await (await as(mentor())).get(`${CALLS}?profession=technician`)).toMatchObject({
    status: 401,
  })
})
