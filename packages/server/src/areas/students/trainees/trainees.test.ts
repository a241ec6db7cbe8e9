import { traineesWords } from '@residency/contract/areas/students/trainees/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import { dayFromNow } from '../../../testing/builders/qualified-teachers.ts'
import {
  importSheet,
  type SheetRow,
  sheetBytes,
  sheetRows,
  someOf,
} from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type Row = {
  id: number
  number: string
  realName: string
  version: number
  actions: string[]
  plannedEnd: string | null
  base: string
}

type Page = { list: Row[]; total: number }
const PATH = '/api/v1/trainees'
const server = await openServer()
const office = await server.as('bhb')

let choices: {
  majors: { value: number; label: string; baseId: number }[]
  units: { value: number; label: string }[]
}

beforeAll(async () => {
  choices = (await office.get(`${PATH}/choices`)).data as typeof choices
})

beforeEach(() => server.asOwner('truncate rate_limits, submit_locks'))
let count = 0

const form = (over: object = {}) => {
  count++
  return {
    realName: `在培${count}`,
    mobile: `1370000${String(1000 + count)}`,
    idCard: null,
    majorId: choices.majors[0]!.value,
    trainingUnitId: choices.units[0]!.value,
    traineeKind: 'sponsored',
    degreeKind: 'none',
    startsOn: dayFromNow(server, { years: -1 }),
    lengthMonths: 36,
    ...over,
  }
}

const page = async (query = '', who = office) =>
  (await who.get(`${PATH}/page?${query}`)).data as Page

describe('somebody in training before the system was', () => {
  test('is added without a sign-up: account, number of the year of the start, planned end by calendar months', async () => {
    const input = form({ startsOn: '2024-09-01', lengthMonths: 36 })
    server.clock.now = new Date('2026-03-02T00:00:00Z')

    const made = await office.post(PATH, input)

    expect(made).toMatchObject({
      status: 200,
      data: { number: expect.stringMatching(/^2024[JY]\d{4}$/) },
    })

    const { id } = made.data as { id: number }

    expect((await office.get(`${PATH}/${id}`)).data).toMatchObject({
      realName: input.realName,
      plannedEnd: '2027-08-31',
      isFromSignUp: false,
      mobile: expect.stringMatching(/^137\*+/),
      timeline: [{ what: expect.stringContaining('开始培训') }],
    })

    const user = await server.db
      .selectFrom('trainees as t')
      .innerJoin('userRoles as ur', 'ur.userId', 't.userId')
      .innerJoin('roles as r', 'r.id', 'ur.roleId')
      .select('r.code')
      .where('t.id', '=', id)
      .execute()

    expect(user).toEqual([{ code: 'STUDENT' }])
    expect((await page(`keywords=${encodeURIComponent(input.realName)}`)).list).toMatchObject([
      { id, actions: ['edit'] },
    ])
    expect((await page('year=2024')).list.map((row) => row.id)).toContain(id)
  })

  test('is not added twice, nor onto the account or the card of somebody else; what is wrong is reported at its field', async () => {
    const first = form()

    expect((await office.post(PATH, first)).status).toBe(200)

    const { errors } = traineesWords['zh-cn']
    const refused = (path: string, message: string) => ({ errors: [{ path, message }] })

    expect(
      await office.post(
        PATH,
        form({ mobile: first.mobile, realName: first.realName, lengthMonths: 24 }),
      ),
    ).toMatchObject(refused('mobile', errors.alreadyTrainee))

    expect(await office.post(PATH, form({ idCard: '110101199001011234' }))).toMatchObject(
      refused('idCard', errors.cardWrong),
    )
    expect(await office.post(PATH, form({ majorId: 999_999 }))).toMatchObject(
      refused('majorId', errors.majorUnknown),
    )
    expect(await office.post(PATH, form({ trainingUnitId: 999_999 }))).toMatchObject(
      refused('trainingUnitId', errors.unitUnknown),
    )
    expect(
      await office.post(PATH, form({ startsOn: dayFromNow(server, { years: -40 }) })),
    ).toMatchObject(refused('startsOn', errors.startTooFar))

    expect(await office.post(PATH, form({ realName: ' ' }))).toMatchObject({
      status: 400,
      errors: [{ path: 'body.realName' }],
    })

    expect(await office.post(PATH, form({ lengthMonths: 0 }))).toMatchObject({
      status: 400,
      errors: [{ path: 'body.lengthMonths' }],
    })
  })

  test('two requests for one person make one trainee', async () => {
    const input = form()

    const [a, b] = await Promise.all([
      office.post(PATH, input),
      office.post(PATH, { ...input, lengthMonths: 24 }),
    ])

    expect([a.status, b.status].sort()).toEqual([200, 409])
    expect((await page(`keywords=${encodeURIComponent(input.realName)}`)).total).toBe(1)
  })
})

describe('an identity document', () => {
  const { errors } = traineesWords['zh-cn']
  const add = async (over: object) =>
    (await office.post(PATH, form(over))) as { status: number; data: { id: number } }

  const stored = (id: number) =>
    server.db
      .selectFrom('trainees as t')
      .innerJoin('users as u', 'u.id', 't.userId')
      .innerJoin('traineeFiles as f', 'f.traineeId', 't.id')
      .select(['u.idKind', 'u.gender', 'f.birthDate'])
      .where('t.id', '=', id)
      .executeTakeFirstOrThrow()

  test('of a citizen gives sex to the account, birth date to the file', async () => {
    const { data } = await add({ idCard: '\u202d５１０１０７ 1998 0815 1233\u202c' })
    expect(await stored(data.id)).toEqual({
      idKind: 'id_card',
      gender: 1,
      birthDate: '1998-08-15',
    })
  })

  test('of another kind is kept with its kind', async () => {
    const permit = await add({ idKind: 'hk_mo_permit', idCard: 'h12345678' })

    expect(await stored(permit.data.id)).toMatchObject({
      idKind: 'hk_mo_permit',
      gender: null,
      birthDate: null,
    })

    const resident = await add({ idKind: 'residence_permit', idCard: '83000019900505002x' })

    expect(await stored(resident.data.id)).toMatchObject({
      idKind: 'residence_permit',
      gender: 2,
      birthDate: '1990-05-05',
    })
  })

  test.each([
    ['id_card', 'E12345678', errors.cardWrong],
    ['hk_mo_permit', 'X12345678', errors.hkMoPermitWrong],
    ['tw_permit', '123', errors.twPermitWrong],
    ['residence_permit', '510107199808151233', errors.residencePermitWrong],
    ['passport', '护照', errors.passportWrong],
    ['foreign_permit', 'USA1', errors.foreignPermitWrong],
    ['officer', '军', errors.officerCardWrong],
  ])('that is no %s is refused with what it should be', async (idKind, idCard, message) => {
    expect(await office.post(PATH, form({ idKind, idCard }))).toMatchObject({
      status: 400,
      errors: [{ path: 'idCard', message }],
    })
  })
})

describe('somebody is found', () => {
  test('by initials, by a name in another form, and by a number however it is typed', async () => {
    const made = (await office.post(PATH, form({ realName: '\u202d单雨桐·艾力\u202c' }))).data as {
      id: number
      number: string
    }

    const found = async (words: string) =>
      (await page(`keywords=${encodeURIComponent(words)}`)).list.map(({ id }) => id)

    expect((await office.get(`${PATH}/${made.id}`)).data).toMatchObject({ realName: '单雨桐·艾力' })

    for (const words of [
      'sytal',
      '单雨桐•艾力',
      '单雨桐　艾力',
      '单 雨',
      made.number.toLowerCase(),
      [...made.number].map((sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0)).join(''),
    ])
      expect(await found(words), words).toEqual([made.id])

    expect(await found('dytal')).toEqual([])
  })
  test('as the owner of an account, with any kind of dot in the name', async () => {
    const mobile = '13700009911'

    const person = await server.db
      .insertInto('users')
      .values({
        username: 'fold.owner',
        nickname: '艾力·买买提',
        realName: '艾力·买买提',
        mobileHash: fieldCrypto(server.keys).hashOf('mobile', mobile),
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    expect(
      await office.post(PATH, form({ realName: '艾力•买买提', mobile: '86 137–0000–9911' })),
    ).toMatchObject({ status: 200 })
    expect(
      await server.db.selectFrom('trainees').select('id').where('userId', '=', person.id).execute(),
    ).toHaveLength(1)
  })
})

describe('the training of somebody', () => {
  test('is changed with the version that was read; the planned end follows and the change is written down', async () => {
    const { id } = (await office.post(PATH, form({ startsOn: '2025-01-31', lengthMonths: null })))
      .data as { id: number }
    const row = (await office.get(`${PATH}/${id}`)).data as Row

    expect(row.plannedEnd).toBeNull()

    const change = {
      trainingUnitId: choices.units[0]!.value,
      traineeKind: 'open',
      degreeKind: 'degree',
      startsOn: '2025-01-31',
    }

    expect(
      await office.put(`${PATH}/${id}`, { ...change, lengthMonths: 1, version: row.version }),
    ).toMatchObject({ status: 200 })

    expect((await office.get(`${PATH}/${id}`)).data).toMatchObject({
      plannedEnd: '2025-02-28',
      degreeKind: 'degree',
      traineeKind: 'open',
    })

    expect(
      await office.put(`${PATH}/${id}`, { ...change, lengthMonths: 2, version: row.version }),
    ).toMatchObject({ status: 409 })

    const log = await server.db
      .selectFrom('auditEntries')
      .select('detail')
      .where('action', '=', 'students.trainee.update')
      .execute()

    expect(JSON.stringify(log)).toContain('lengthMonths')
  })
  test('is seen by the office and the administrators of its base, and not found by those of another', async () => {
    const base = await server.as('base')
    const own = await page('', base)
    const all = await page()

    expect(own.total).toBeLessThan(all.total)

    const other = choices.majors.find(({ baseId }) => baseId !== choices.majors[0]!.baseId)!
    const outside = (await office.post(PATH, form({ majorId: other.value }))).data as { id: number }
    const inside = (await office.post(PATH, form())).data as { id: number }
    const seen = await Promise.all(
      [inside, outside].map(async ({ id }) => (await base.get(`${PATH}/${id}`)).status),
    )

    expect(seen.sort()).toEqual([200, 404])

    for (const name of ['teacher', 'student', 'dept'])
      expect(await (await server.as(name)).get(`${PATH}/page`)).toMatchObject({
        status: 401,
        code: 'A0301',
      })
  })
})

describe('trainees as a sheet', () => {
  const { columns } = traineesWords['zh-cn'].sheets.trainees

  const IN = [
    'realName',
    'mobile',
    'idCard',
    'major',
    'trainingUnit',
    'traineeKind',
    'degreeKind',
    'startsOn',
    'lengthMonths',
  ] as const

  const put = async (rows: readonly SheetRow[]) =>
    importSheet(server, office, PATH, await sheetBytes(someOf(columns, IN), rows))

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

  test('an exported sheet comes in again: what is masked stays, what is changed is changed, another number is refused', async () => {
    expect(await put([row({ realName: '往返甲' }), row({ realName: '往返乙' })])).toMatchObject({
      written: 2,
      wrong: 0,
    })

    const exported = await sheetRows(
      (await office.get(`${PATH}/_export?keywords=${encodeURIComponent('往返')}`)).body,
      columns,
    )

    expect(exported.map((line) => line.mobile)).toEqual([
      expect.stringContaining('****'),
      expect.stringContaining('****'),
    ])

    const again = async (
      rows: readonly SheetRow[],
      keys: readonly string[] = Object.keys(columns),
    ) => importSheet(server, office, PATH, await sheetBytes(someOf(columns, keys), rows))

    const versions = async () =>
      (await page(`keywords=${encodeURIComponent('往返')}`)).list.map((trainee) => [
        trainee.number,
        trainee.version,
      ])

    const before = await versions()
    const same = await again(exported)

    expect(same, JSON.stringify(same.faults)).toMatchObject({
      state: 'done',
      unchanged: 2,
      wrong: 0,
    })

    expect(await versions()).toEqual(before)

    const [first, second] = exported as [SheetRow, SheetRow]

    expect(await again([{ ...first, lengthMonths: 30 }, second])).toMatchObject({
      written: 1,
      unchanged: 1,
      wrong: 0,
    })

    const lengths = await sheetRows(
      (await office.get(`${PATH}/_export?keywords=${encodeURIComponent('往返')}`)).body,
      columns,
    )

    expect(lengths.map((length) => length.lengthMonths)).toEqual(['30', second.lengthMonths])

    const wrong = await again([
      { ...first, mobile: '139****0000' },
      { ...second, realName: '别人' },
      { ...first, number: '2000X0000' },
      { ...second, number: '' },
    ])

    expect(wrong.faults.map(({ row: at, column }) => [at, column])).toEqual([
      [2, columns.mobile],
      [3, columns.realName],
      [4, columns.number],
      [5, columns.mobile],
    ])

    const few = [
      'number',
      'realName',
      'mobile',
      'major',
      'trainingUnit',
      'traineeKind',
      'startsOn',
    ] as const

    expect(await again([first], few)).toMatchObject({ unchanged: 1, wrong: 0 })

    const exportedRows = await sheetRows(
      (await office.get(`${PATH}/_export?keywords=${encodeURIComponent(String(first.realName))}`))
        .body,
      columns,
    )

    expect(exportedRows).toMatchObject([{ lengthMonths: '30' }])
  })

  test('people come in, each mistake is named by row and column, nobody twice', async () => {
    const twice = row()

    expect(await put([row(), row({ degreeKind: '学位衔接', lengthMonths: '' })])).toMatchObject({
      state: 'done',
      written: 2,
      wrong: 0,
    })

    const wrong = await put([
      row({ major: '没有这个专业' }),
      row({ startsOn: '明年' }),
      twice,
      twice,
    ])

    expect(wrong).toMatchObject({ written: 0 })

    expect(
      wrong.faults.map(({ row: at, column }: { row: number; column: string }) => [at, column]),
    ).toEqual(
      expect.arrayContaining([
        [2, '专业'],
        [3, '培训开始日期'],
        [5, '手机号'],
      ]),
    )

    const { status, body } = await office.get(`${PATH}/_export?year=2025`)

    expect(status).toBe(200)
    expect(await sheetRows(body, columns)).toHaveLength((await page('year=2025')).total)
  })

  test('a heading without its unit is understood', async () => {
    const heads = { ...someOf(columns, IN), lengthMonths: '培训时长' }
    const file = await sheetBytes(heads, [row({ realName: '无单位', lengthMonths: 30 })])

    expect(await importSheet(server, office, PATH, file)).toMatchObject({ written: 1 })
    expect((await page(`keywords=${encodeURIComponent('无单位')}`)).list).toMatchObject([
      { lengthMonths: 30 },
    ])
  })

  test('goes out with the status of each trainee', async () => {
    expect(await put([row({ realName: '状态甲' }), row({ realName: '状态乙' })])).toMatchObject({
      written: 2,
    })

    await server.asOwner("update trainees set status = 'finished' where real_name = '状态乙'")

    const { body } = await office.get(`${PATH}/_export?keywords=${encodeURIComponent('状态')}`)
    const rows = await sheetRows(body, { realName: '姓名', status: '状态' })

    expect(Object.fromEntries(rows.map(({ realName, status }) => [realName, status]))).toEqual({
      状态甲: '在培',
      状态乙: '结业',
    })
  })
})
