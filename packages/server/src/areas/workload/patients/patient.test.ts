import { randomUUID } from 'node:crypto'
import { patientWords } from '@residency/contract/areas/workload/patients/text'
import { beforeAll, describe, expect, test } from 'vitest'
import { addWorkFixtures, type WorkFixtures } from '../../../testing/builders/work-fixtures.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const PATH = '/api/v1/workloadPatients'
const { errors } = patientWords['zh-cn']
const server = await openServer()
let fixtures: WorkFixtures
let dept: Caller
let trainee: Caller

beforeAll(async () => {
  server.clock.now = new Date('2026-11-20T10:00:00Z')
  fixtures = await addWorkFixtures(server)
  ;[dept, trainee] = [await server.as('dept'), await server.as(fixtures.trainees[0]!.username)]
})

const form = (over: object = {}) => ({
  departmentId: fixtures.departmentId,
  number: 'ZY20261101',
  diagnosis: '社区获得性肺炎',
  sex: 1,
  age: 67,
  ...over,
})

describe('a patient library', () => {
  test('is kept by its department, without names, each number once; another department has its own', async () => {
    const { id } = (await dept.post(PATH, form())).data as { id: number }

    expect((await dept.post(PATH, form({ number: 'zy 20261101', diagnosis: '肺炎' }))).msg).toBe(
      errors.patientTaken,
    )

    const other = await server.db
      .selectFrom('departments')
      .select('id')
      .where('name', '=', '检验科')
      .executeTakeFirstOrThrow()

    expect((await dept.post(PATH, form({ departmentId: other.id }))).msg).toBe(
      errors.patientDepartment,
    )

    const row = await server.db
      .selectFrom('workloadPatients')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    expect(JSON.stringify(row)).not.toContain('20261101')

    expect((await dept.get(`${PATH}?keywords=ZY20261101`)).data).toMatchObject({
      total: 1,
      list: [{ numberTail: '1101', entries: 0 }],
    })

    expect((await dept.get(`${PATH}?keywords=2026`)).data).toMatchObject({ total: 0 })
    expect((await (await server.as('base2')).get(PATH)).data).toMatchObject({ total: 0 })

    expect(
      (await (await server.as('base2')).put(`${PATH}/${id}`, { diagnosis: '无', version: 1 }))
        .status,
    ).toBe(404)

    expect(
      (await dept.put(`${PATH}/${id}`, { diagnosis: '重症肺炎', version: 1 })).data,
    ).toMatchObject({ version: 2 })
    expect((await trainee.get(PATH)).status).toBe(401)
  })

  test('is searched by the trainees of its stays, by diagnosis or by a scanned number, and gives their entries its number', async () => {
    const found = (await trainee.get(`${PATH}/own?keywords=${encodeURIComponent('肺炎')}`))
      .data as { value: number; label: string }[]

    expect(found).toMatchObject([{ label: '重症肺炎', note: '住院药房 …1101' }])
    expect((await trainee.get(`${PATH}/own?keywords=ZY20261101`)).data).toEqual(found)

    const entry = {
      key: randomUUID(),
      kind: 'skill',
      requirementId: fixtures.requirements[0],
      item: '血培养接种',
      caseDay: '2026-11-20',
      role: 'performed',
    }

    const sent = await trainee.post('/api/v1/workloadEntries/own', {
      entries: [
        {
          ...entry,
          patientId: found[0]!.value,
          number: null,
          note: null,
          explanation: null,
          writtenAt: '2026-11-20T09:00:00Z',
        },
      ],
    })

    expect(sent.data).toMatchObject({ rows: [{ why: null }] })
    expect((await trainee.get('/api/v1/workloadEntries/own')).data).toMatchObject({
      list: [{ diagnosis: '重症肺炎', numberTail: '1101' }],
    })
    expect((await dept.delete(`${PATH}/${found[0]!.value}`)).msg).toBe(errors.patientUsed)
  })

  test('lends its cases to the trainees of its stays alone, also for a day outside the stays', async () => {
    const other = await server.db
      .selectFrom('departments')
      .select('id')
      .where('name', '=', '检验科')
      .executeTakeFirstOrThrow()

    const elsewhere = await server.db
      .insertInto('workloadPatients')
      .values({
        departmentId: other.id,
        numberHash: 'x',
        numberTail: '9999',
        diagnosis: '他科病例',
        addedBy: trainee.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    const entry = {
      kind: 'study',
      requirementId: null,
      item: '入院教育',
      caseDay: '2026-09-15',
      role: 'observed',
      number: null,
      note: null,
    }

    const rest = { explanation: '入院教育期间', writtenAt: '2026-11-20T09:00:00Z' }

    const own = await server.db
      .selectFrom('workloadPatients')
      .select('id')
      .where('diagnosis', '=', '重症肺炎')
      .executeTakeFirstOrThrow()

    const entries = [elsewhere.id, own.id].map((patientId) => ({
      ...entry,
      ...rest,
      key: randomUUID(),
      patientId,
    }))

    expect((await trainee.post('/api/v1/workloadEntries/own', { entries })).data).toMatchObject({
      rows: [{ id: null, field: 'patientId' }, { why: null }],
    })
  })
})
