import { conditionsWords } from '@residency/contract/areas/standards/conditions/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayFromNow } from '../../../testing/builders/qualified-teachers.ts'
import { importSheet, sheetBytes, sheetRows } from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type Row = {
  id: number
  majorId: number | null
  major: string | null
  education: string
  lengthMonths: number
  version: number
  actions: string[]
}

type Option = { value: number; label: string; baseId: number }
const PATH = '/api/v1/timeConditions'
const server = await openServer()
const office = await server.as('bhb')
let majors: Option[]
let unit: number

beforeAll(async () => {
  const choices = (await office.get('/api/v1/trainees/choices')).data as {
    majors: Option[]
    units: Option[]
  }

  majors = choices.majors
  unit = choices.units[0]!.value
})

beforeEach(() => server.asOwner('truncate rate_limits, submit_locks, time_conditions'))

const form = (over: object = {}) => ({
  majorId: null,
  degreeKind: 'none',
  education: 'master',
  lengthMonths: 24,
  source: '本院规定',
  ...over,
})

const add = async (over: object = {}) =>
  (await office.post(PATH, form(over))).data as { id: number }

const list = async (query = '', who = office) =>
  ((await who.get(`${PATH}?pageSize=100&${query}`)).data as { list: Row[] }).list

const requiredLength = async (query: string) =>
  (await office.get(`/api/v1/trainees/askedLength?${query}`)).data

describe('a time condition', () => {
  test('is one for each major, degree and education; a second one is refused at its field', async () => {
    const { id } = await add()
    const { errors } = conditionsWords['zh-cn']

    expect(await office.post(PATH, form({ lengthMonths: 36 }))).toMatchObject({
      status: 409,
      errors: [{ path: 'education', message: errors.conditionTaken }],
    })

    expect((await office.post(PATH, form({ majorId: majors[0]!.value }))).status).toBe(200)
    expect(await office.post(PATH, form({ majorId: 999_999 }))).toMatchObject({
      errors: [{ path: 'majorId', message: errors.conditionMajorUnknown }],
    })
    expect(await office.post(PATH, form({ education: 'doctor', lengthMonths: 0 }))).toMatchObject({
      errors: [{ path: 'body.lengthMonths' }],
    })

    const other = await add({ education: 'doctor' })
    const { version } = (await list()).find((row) => row.id === other.id)!

    expect(await office.put(`${PATH}/${other.id}`, { ...form(), version })).toMatchObject({
      status: 409,
      msg: errors.conditionTaken,
    })

    expect(
      await office.put(`${PATH}/${other.id}`, { ...form({ education: 'junior' }), version }),
    ).toMatchObject({ status: 200 })
    expect(
      await office.put(`${PATH}/${other.id}`, { ...form({ education: 'junior' }), version }),
    ).toMatchObject({ status: 409 })
    expect((await office.delete(`${PATH}/${id}?version=1`)).status).toBe(200)
    expect((await office.delete(`${PATH}/${id}?version=1`)).status).toBe(404)
  })

  test('of a major goes before that of all majors', async () => {
    const [firstMajor, secondMajor] = [majors[0]!.value, majors[1]!.value]
    await add({ lengthMonths: 24 })
    await add({ majorId: firstMajor, lengthMonths: 30, source: '药学方案' })

    expect(await requiredLength(`majorId=${firstMajor}&degreeKind=none&education=master`)).toEqual({
      lengthMonths: 30,
      source: '药学方案',
    })

    expect(
      await requiredLength(`majorId=${secondMajor}&degreeKind=none&education=master`),
    ).toMatchObject({
      lengthMonths: 24,
    })
    expect(
      await requiredLength(`majorId=${secondMajor}&degreeKind=degree&education=master`),
    ).toBeNull()
    expect((await list(`majorId=${secondMajor}`)).map((row) => row.majorId)).toEqual([null])
  })

  test('is read by bases, those of their majors and of all majors, and kept by the office only', async () => {
    const base = await server.as('base')
    const own = ((await base.get('/api/v1/trainees/choices')).data as { majors: Option[] }).majors
    const foreign = majors.find(({ value }) => !own.some((major) => major.value === value))!

    await add()
    await add({ majorId: own[0]!.value })
    await add({ majorId: foreign.value })

    const seen = await list('', base)

    expect(seen.map((row) => row.majorId)).toEqual([null, own[0]!.value])
    expect(seen[0]!.actions).toEqual([])
    expect(await base.post(PATH, form({ education: 'junior' }))).toMatchObject({ code: 'A0301' })

    for (const name of ['teacher', 'student', 'dept'])
      expect(await (await server.as(name)).get(PATH)).toMatchObject({ code: 'A0301' })
  })

  test('comes in from a sheet and goes out: known ones are changed, each mistake is reported at its cell', async () => {
    const { columns } = conditionsWords['zh-cn'].sheets.timeConditions
    const put = async (rows: object[]) =>
      importSheet(server, office, PATH, await sheetBytes(columns, rows as never))

    const line = (over: object = {}) => ({
      education: '硕士',
      lengthMonths: 24,
      source: '本院规定',
      ...over,
    })

    const major = majors.find(
      ({ label }) => majors.filter((other) => other.label === label).length === 1,
    )!

    expect(
      await put([line(), line({ major: major.label, education: '专科', lengthMonths: 36 })]),
    ).toMatchObject({ written: 2, wrong: 0 })
    expect(
      await put([line({ major: '全部专业', degreeKind: '非学位', lengthMonths: 12 })]),
    ).toMatchObject({ written: 1 })

    expect((await list()).map(({ majorId, lengthMonths }) => [majorId, lengthMonths])).toEqual([
      [null, 12],
      [major.value, 36],
    ])

    const wrong = await put([
      line({ major: '没有' }),
      line({ education: '硕博' }),
      line({ lengthMonths: 0 }),
      line(),
      line(),
    ])

    expect(wrong.faults.map(({ row, column }) => [row, column])).toEqual([
      [2, '专业'],
      [3, '学历'],
      [4, '培训时长（月）'],
      [6, '学历'],
    ])

    const { body } = await office.get(`${PATH}/_export`)

    expect((await sheetRows(body, columns)).slice(0, 2)).toMatchObject([
      { major: '全部专业', lengthMonths: '12' },
      { major: major.label },
    ])
  })
})

describe('the length that a condition asks for', () => {
  const person = (mobile: string, over: object = {}) => ({
    realName: '时长条件',
    mobile,
    idCard: null,
    majorId: majors[0]!.value,
    trainingUnitId: unit,
    traineeKind: 'open',
    degreeKind: 'none',
    startsOn: dayFromNow(server, { years: -1 }),
    lengthMonths: null,
    education: 'master',
    ...over,
  })

  const made = async (form: object) => {
    const { id } = (await office.post('/api/v1/trainees', form as never)).data as { id: number }
    return (await office.get(`/api/v1/trainees/${id}`)).data
  }

  test('is that of somebody added without one; another may be given, and is shown next to it', async () => {
    await add()

    expect(await made(person('13700007001'))).toMatchObject({
      lengthMonths: 24,
      education: 'master',
      asked: { lengthMonths: 24 },
    })

    expect(await made(person('13700007002', { lengthMonths: 30 }))).toMatchObject({
      lengthMonths: 30,
      asked: { lengthMonths: 24 },
    })

    expect(await made(person('13700007003', { education: 'doctor' }))).toMatchObject({
      lengthMonths: null,
      asked: null,
    })

    expect(await made(person('13700007004', { education: null }))).toMatchObject({
      lengthMonths: null,
      asked: null,
    })
  })

  test('is shown at the standards of those whom it is for', async () => {
    const majorId = majors[0]!.value
    await add({ education: 'junior', lengthMonths: 36 })
    await add({ education: 'undergraduate', lengthMonths: 36 })
    await add({ lengthMonths: 24 })

    const head = {
      issuer: 'hospital',
      name: '按条件',
      source: '本院',
      degreeKind: 'none',
      lengthMonths: 30,
      majorId,
    }

    const monthsOf = async (over: object) => {
      const { id } = (await office.post('/api/v1/standards', { ...head, ...over })).data as {
        id: number
      }

      return ((await office.get(`/api/v1/standards/${id}`)).data as { askedMonths: number[] })
        .askedMonths
    }

    expect(await monthsOf({ educations: ['junior', 'undergraduate'] })).toEqual([36])
    expect(await monthsOf({ educations: [] })).toEqual([36, 24])
    expect(await monthsOf({ educations: ['doctor'] })).toEqual([])
    expect(await monthsOf({ isTemplate: true, majorId: null })).toEqual([])
  })
})
