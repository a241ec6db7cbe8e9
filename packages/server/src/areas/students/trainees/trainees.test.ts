import { traineesZh } from '@residency/contract/areas/students/trainees/words.zh-CN'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type House, openHouse } from '../../../testing/house.ts'
import { dayBefore } from '../../../testing/qualified-teachers.ts'
import { importSheet, type SheetRow, sheetBytes, someOf } from '../../../testing/sheets.ts'

type Caller = Awaited<ReturnType<House['as']>>
type Row = { id: number; number: string; realName: string; version: number; actions: string[]; plannedEnd: string | null; base: string }
type Page = { list: Row[]; total: number }
const PATH = '/api/v1/trainees'
let house: House
let office: Caller
let choices: { majors: { value: number; label: string; baseId: number }[]; units: { value: number; label: string }[] }
beforeAll(async () => {
  house = await openHouse()
  office = await house.as('bhb')
  choices = (await office.get(`${PATH}/choices`)).data as typeof choices
})
beforeEach(() => house.asOwner('truncate rate_limits, submit_locks'))
let count = 0
const form = (over: object = {}) => {
  count++
  return {
    ...{ realName: `在培${count}`, mobile: `1370000${String(1000 + count)}`, idCard: null },
    ...{ majorId: choices.majors[0]!.value, trainingUnitId: choices.units[0]!.value },
    ...{ traineeKind: 'sponsored', degreeKind: 'none', startsOn: dayBefore(house, 1), lengthMonths: 36 },
    ...over,
  }
}
const page = async (query = '', who = office) => (await who.get(`${PATH}/page?${query}`)).data as Page

describe('somebody in training before the system was', () => {
  test('is added without a sign-up: account, number of the year of the start, planned end by calendar months', async () => {
    const given = form({ startsOn: '2024-09-01', lengthMonths: 36 })
    house.clock.now = new Date('2026-03-02T00:00:00Z')
    const made = await office.post(PATH, given)
    expect(made).toMatchObject({ status: 200, data: { number: expect.stringMatching(/^2024[JY]\d{4}$/) } })
    const { id } = made.data as { id: number }
    expect((await office.get(`${PATH}/${id}`)).data).toMatchObject({
      ...{ realName: given.realName, plannedEnd: '2027-08-31', isFromSignUp: false, mobile: expect.stringMatching(/^137\*+/) },
      timeline: [{ what: expect.stringContaining('开始培训') }],
    })
    const user = await house.db
      .selectFrom('trainees as t')
      .innerJoin('user_roles as ur', 'ur.user_id', 't.user_id')
      .innerJoin('roles as r', 'r.id', 'ur.role_id')
      .select('r.code')
      .where('t.id', '=', id)
      .execute()
    expect(user).toEqual([{ code: 'STUDENT' }])
    expect((await page(`keywords=${encodeURIComponent(given.realName)}`)).list).toMatchObject([{ id, actions: ['edit'] }])
    expect((await page('year=2024')).list.map((row) => row.id)).toContain(id)
  })
  test('is not added twice, nor onto the account or the card of somebody else; what is wrong is told at its field', async () => {
    const first = form()
    expect((await office.post(PATH, first)).status).toBe(200)
    const { errors } = traineesZh
    const refused = (path: string, message: string) => ({ errors: [{ path, message }] })
    expect(await office.post(PATH, form({ mobile: first.mobile, realName: first.realName, lengthMonths: 24 }))).toMatchObject(
      refused('mobile', errors.alreadyTrainee),
    )
    expect(await office.post(PATH, form({ idCard: '110101199001011234' }))).toMatchObject(refused('idCard', errors.cardWrong))
    expect(await office.post(PATH, form({ majorId: 999_999 }))).toMatchObject(refused('majorId', errors.majorUnknown))
    expect(await office.post(PATH, form({ trainingUnitId: 999_999 }))).toMatchObject(refused('trainingUnitId', errors.unitUnknown))
    expect(await office.post(PATH, form({ startsOn: dayBefore(house, 40) }))).toMatchObject(refused('startsOn', errors.startTooFar))
    expect(await office.post(PATH, form({ realName: ' ' }))).toMatchObject({ status: 400, errors: [{ path: 'body.realName' }] })
    expect(await office.post(PATH, form({ lengthMonths: 0 }))).toMatchObject({ status: 400, errors: [{ path: 'body.lengthMonths' }] })
  })
  test('two requests for one person make one trainee', async () => {
    const given = form()
    const [a, b] = await Promise.all([office.post(PATH, given), office.post(PATH, { ...given, lengthMonths: 24 })])
    expect([a.status, b.status].sort()).toEqual([200, 409])
    expect((await page(`keywords=${encodeURIComponent(given.realName)}`)).total).toBe(1)
  })
})

describe('the training of somebody', () => {
  test('is changed with the version that was read; the planned end follows and the change is written down', async () => {
    const { id } = (await office.post(PATH, form({ startsOn: '2025-01-31', lengthMonths: null }))).data as { id: number }
    const row = (await office.get(`${PATH}/${id}`)).data as Row
    expect(row.plannedEnd).toBeNull()
    const change = { trainingUnitId: choices.units[0]!.value, traineeKind: 'open', degreeKind: 'degree', startsOn: '2025-01-31' }
    expect(await office.put(`${PATH}/${id}`, { ...change, lengthMonths: 1, version: row.version })).toMatchObject({ status: 200 })
    expect((await office.get(`${PATH}/${id}`)).data).toMatchObject({ plannedEnd: '2025-02-28', degreeKind: 'degree', traineeKind: 'open' })
    expect(await office.put(`${PATH}/${id}`, { ...change, lengthMonths: 2, version: row.version })).toMatchObject({ status: 409 })
    const log = await house.db.selectFrom('audit_entries').select('detail').where('action', '=', 'students.trainee.update').execute()
    expect(JSON.stringify(log)).toContain('length_months')
  })
  test('is seen by the office and the administrators of its base, and not found by those of another', async () => {
    const base = await house.as('base')
    const own = await page('', base)
    const all = await page()
    expect(own.total).toBeLessThan(all.total)
    const other = choices.majors.find(({ baseId }) => baseId !== choices.majors[0]!.baseId)!
    const outside = (await office.post(PATH, form({ majorId: other.value }))).data as { id: number }
    const inside = (await office.post(PATH, form())).data as { id: number }
    const seen = await Promise.all([inside, outside].map(async ({ id }) => (await base.get(`${PATH}/${id}`)).status))
    expect(seen.sort()).toEqual([200, 404])
    for (const name of ['teacher', 'student', 'dept'])
      expect(await (await house.as(name)).get(`${PATH}/page`)).toMatchObject({ status: 401, code: 'A0301' })
  })
})

describe('trainees as a sheet', () => {
  const { columns } = traineesZh.sheets.trainees
  const IN = ['realName', 'mobile', 'idCard', 'major', 'trainingUnit', 'traineeKind', 'degreeKind', 'startsOn', 'lengthMonths'] as const
  const put = async (rows: readonly SheetRow[]) => importSheet(house, office, PATH, await sheetBytes(someOf(columns, IN), rows))
  const row = (over: object = {}) => {
    const { realName, mobile } = form()
    const major = choices.majors[0]!.label
    const all = {
      realName,
      mobile,
      major,
      trainingUnit: choices.units[0]!.label,
      traineeKind: '单位人',
      startsOn: '2025/9/1',
      lengthMonths: 24,
    }
    return { ...all, ...over }
  }
  test('people come in, each mistake is named by row and column, nobody twice', async () => {
    const twice = row()
    expect(await put([row(), row({ degreeKind: '学位衔接', lengthMonths: '' })])).toMatchObject({ state: 'done', written: 2, wrong: 0 })
    const wrong = await put([row({ major: '没有这个专业' }), row({ startsOn: '明年' }), twice, twice])
    expect(wrong).toMatchObject({ written: 0 })
    expect(wrong.faults.map(({ row: at, column }: { row: number; column: string }) => [at, column])).toEqual(
      expect.arrayContaining([
        [2, '专业'],
        [3, '培训开始日期'],
        [5, '手机号'],
      ]),
    )
    const { status, body } = await office.get(`${PATH}/_export?year=2025`)
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(5000)
  })
})
