import type { Caller, TestServer } from '../server/open-server.ts'

let made = 0

/**
 * Departments of a standard and those of the hospital that represent them: the first is shared by
 * two, 60 to 40.
 */
async function compareDepartments(server: TestServer, office: Caller) {
  const rooms = (await office.get('/api/v1/standardDepartments/choices')).data as {
    value: number
    label: string
  }[]

  const at = [0, 2, 3, 4].map((place) => rooms[place]!.value)

  made++

  const standard = await server.db
    .insertInto('standardDepartments')
    .values(['甲', '乙', '丙', '丁'].map((name) => ({ name: `标准科室${name}${made}` })))
    .returning('id')
    .execute()

  const matches = standard.flatMap(({ id }, place) =>
    place === 0
      ? [
          { standardDepartmentId: id, departmentId: at[0]!, share: 60 },
          { standardDepartmentId: id, departmentId: rooms[1]!.value, share: 40 },
        ]
      : [{ standardDepartmentId: id, departmentId: at[place]!, share: 100 }],
  )

  await server.db.insertInto('departmentMatches').values(matches).execute()

  return { standard: standard.map(({ id }) => id), rooms: rooms.map(({ value }) => value) }
}

/**
 * A published standard of 24 months in two stages: 8 and 4 months, then a fixed elective of two
 * times 3 and a free one of 6.
 */
export async function publishStandard(server: TestServer, office: Caller, majorId: number) {
  const { standard: ids, rooms } = await compareDepartments(server, office)

  const head = {
    issuer: 'hospital',
    name: `届次标准${made}`,
    source: '本院规定',
    degreeKind: 'none',
    lengthMonths: 24,
    firstStageMonths: 12,
  }

  const { id } = (await office.post('/api/v1/standards', { ...head, majorId })).data as {
    id: number
  }

  const rows = [
    { kind: 'required', stage: 1, departmentId: ids[0], months: 8 },
    { kind: 'required', stage: 1, departmentId: ids[1], months: 4 },
    { kind: 'fixed', stage: 2, name: '选轮', departmentIds: ids.slice(1), choose: 2, months: 3 },
    {
      kind: 'free',
      stage: 2,
      name: '自选',
      departmentIds: ids.slice(2),
      least: 1,
      most: 2,
      sumMonths: 6,
    },
  ]

  await office.put(`/api/v1/standards/${id}`, { ...head, rows, version: 1 })
  await office.post(`/api/v1/standards/${id}/publish`, { version: 2 })

  return { standardId: id, rooms, head, rows }
}

let trainees = 0

/** A trainee of a major, added by the office. */
export async function addTrainee(office: Caller, majorId: number, over: object = {}) {
  const { units } = (await office.get('/api/v1/trainees/choices')).data as {
    units: { value: number }[]
  }
  trainees++

  const form = {
    realName: `届次学员${trainees}`,
    mobile: `1380099${String(1000 + trainees)}`,
    idCard: null,
    majorId,
    trainingUnitId: units[0]!.value,
    traineeKind: 'sponsored',
    degreeKind: 'none',
    startsOn: '2026-09-01',
    lengthMonths: 24,
  }

  const { data } = await office.post('/api/v1/trainees', { ...form, ...over })

  return { ...(data as { id: number; number: string }), name: form.realName }
}
