import { Readable } from 'node:stream'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { sheetErrors } from '@residency/contract/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import { readSheet } from '../../../platform/excel/read-sheet.ts'
import type { Cell } from '../../../platform/excel/write-sheet.ts'
import {
  importSheet,
  type SheetRow,
  sheetBytes,
  sheetRows,
  someOf,
} from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { coreFields } from '../core-fields/core-fields.ts'
import { findBar } from './bar.queries.ts'

type Bar = {
  id: number
  realName: string
  idCard: string
  state: string
  version: number
  [more: string]: unknown
}

const CARD = '11010519491231002X'
const OTHER = '510107200105120022'
const BARS = '/api/v1/bars'
const server = await openServer()
const office = await server.as('bhb')

beforeEach(async () => {
  await server.asOwner('truncate rate_limits, submit_locks, barred_people')
})

const form = (over: object = {}) => ({
  realName: '陈某',
  idCard: CARD,
  reason: '培训期间被退培',
  until: '2027-08-31',
  ...over,
})

const bar = async (over: object = {}) => {
  const answer = await office.post(BARS, form(over))
  expect(answer.status).toBe(200)

  return (answer.data as { id: number }).id
}

const list = async (query = '') =>
  ((await office.get(`${BARS}/page?${query}`)).data as { list: Bar[] }).list

const hashOf = (card: string) => fieldCrypto(server.keys).hashOf('idCard', card)

describe('people who may not sign up', () => {
  test('are listed masked, found by name or the whole number, and by whether it is over', async () => {
    const id = await bar()
    await bar({ realName: '赵某', idCard: OTHER, until: null })
    await bar({ realName: '钱某', idCard: '510107200008151230', until: '2026-11-19' })

    expect((await list()).map((row) => `${row.realName} ${row.state} ${row.idCard}`)).toEqual([
      '钱某 over 5101**********1230',
      '赵某 active 5101**********0022',
      '陈某 active 1101**********002X',
    ])

    expect(await list(`keywords=${encodeURIComponent('陈')}`)).toMatchObject([
      { id, by: expect.any(String) },
    ])
    expect(await list(`keywords=${CARD.toLowerCase()}`)).toMatchObject([{ id }])
    expect(await list('keywords=1101')).toEqual([])
    expect(await list('state=over')).toHaveLength(1)
    expect(await list('state=active')).toHaveLength(2)
  })

  test('sealed in the table and in the log; the whole number is read one by one, and that is written down', async () => {
    const id = await bar()
    const stored = await server.db.selectFrom('barredPeople').selectAll().executeTakeFirstOrThrow()

    expect(JSON.stringify(stored)).not.toContain(CARD)

    const revealed = (await office.get(`${BARS}/${id}/personal`)).data as Bar

    expect(revealed.idCard).not.toContain('*')
    expect(revealed.idCard).not.toBe(CARD) // sealed for the session

    const log = await server.db
      .selectFrom('auditEntries')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(3)
      .execute()

    expect(log[0]).toMatchObject({ action: 'personalData.read', entityId: String(id) })
    expect(JSON.stringify(log)).not.toContain(CARD)
  })

  test('once for each number, regardless of the spelling; a wrong number is reported at its field', async () => {
    await bar()

    expect(
      await office.post(BARS, form({ realName: '别人', idCard: ' 11010519491231002x ' })),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'idCard', message: '这个身份证号已在限制名单中，请直接修改原有记录' }],
    })

    for (const idCard of ['110105194912310021', '1101', '1101**********002X', '11010520991231002X'])
      expect(await office.post(BARS, form({ idCard }))).toMatchObject({
        status: 400,
        errors: [{ path: 'idCard' }],
      })

    expect(await office.post(BARS, form({ idCard: OTHER, until: '2027-02-30' }))).toMatchObject({
      status: 400,
      errors: [{ path: 'body.until' }],
    })

    expect(await office.post(BARS, form({ idCard: OTHER, reason: ' ' }))).toMatchObject({
      status: 400,
      errors: [{ path: 'body.reason' }],
    })
  })

  test('a mask that comes back keeps the number; another one replaces it; the second editor is refused', async () => {
    const id = await bar()
    const { version } = (await office.get(`${BARS}/${id}/form`)).data as Bar
    const masked = form({ idCard: '1101**********002X', reason: '本人申请', until: '' })

    expect(await office.put(`${BARS}/${id}`, { ...masked, version })).toMatchObject({ status: 200 })
    expect(await office.put(`${BARS}/${id}`, { ...masked, version })).toMatchObject({ status: 409 })
    expect(await list(`keywords=${CARD}`)).toMatchObject([{ id, reason: '本人申请', until: null }])
    expect(
      await office.put(`${BARS}/${id}`, { ...form({ idCard: OTHER }), version: version + 1 }),
    ).toMatchObject({ status: 200 })
    expect(await list(`keywords=${CARD}`)).toEqual([])
    expect(await list(`keywords=${OTHER}`)).toMatchObject([{ id }])

    expect(
      await office.put(`${BARS}/${id}`, {
        ...form({ idCard: '1101**********002X' }),
        version: version + 2,
      }),
    ).toMatchObject({
      status: 400,
    })
  })

  test('sign-up finds who is barred today, through the last day, and why', async () => {
    await bar()

    expect(await findBar(server.db, hashOf(CARD), '2027-08-31')).toMatchObject({
      reason: '培训期间被退培',
      until: '2027-08-31',
    })

    expect(await findBar(server.db, hashOf(CARD), '2027-09-01')).toBeUndefined()
    expect(await findBar(server.db, hashOf(OTHER), '2027-08-31')).toBeUndefined()

    await bar({ idCard: OTHER, until: null })
    expect(await findBar(server.db, hashOf(OTHER), '2099-01-01')).toMatchObject({ until: null })
  })

  test('may sign up again once they are taken off the list, all or none', async () => {
    const id = await bar()

    expect(await office.delete(`${BARS}/${id},999999`)).toMatchObject({ status: 404 })
    expect(await list()).toHaveLength(1)
    expect(await office.delete(`${BARS}/${id}`)).toMatchObject({ status: 200 })
    expect(await findBar(server.db, hashOf(CARD), '2027-01-01')).toBeUndefined()
  })

  test('only the office has to do with them', async () => {
    const id = await bar()
    for (const name of ['base', 'teacher', 'student', 'applicant', 'partner']) {
      const who = await server.as(name)
      for (const call of [
        who.get(`${BARS}/page`),
        who.get(`${BARS}/${id}/form`),
        who.get(`${BARS}/${id}/personal`),
        who.get(`${BARS}/_export`),
        who.post(BARS, form()),
        who.put(`${BARS}/${id}`, { ...form(), version: 1 }),
        who.delete(`${BARS}/${id}`),
      ])
        expect(await call).toMatchObject({ status: 401, code: 'A0301' })
    }
  })
})

describe('as a sheet', () => {
  const heads = intakesWords['zh-cn'].sheets.bar.columns as Record<string, string>
  const put = async (rows: readonly SheetRow[], keys = Object.keys(heads)) =>
    importSheet(server, office, BARS, await sheetBytes(someOf(heads, keys), rows))

  const row = (idCard: string, over: Record<string, Cell> = {}) => ({
    realName: '孙某',
    idCard,
    reason: '未按期报到',
    until: '',
    ...over,
  })

  test('new people are barred, known ones changed; each is in the audit log, sealed', async () => {
    const id = await bar()

    expect(await put([row(CARD, { until: '2028-01-01' }), row(OTHER)])).toMatchObject({
      state: 'done',
      written: 2,
      wrong: 0,
    })

    expect(await list()).toMatchObject([
      { idCard: '5101**********0022', until: null },
      { id, reason: '未按期报到', until: '2028-01-01', version: 2 },
    ])

    expect(await list(`keywords=${OTHER}`)).toHaveLength(1)

    const log = await server.db
      .selectFrom('auditEntries')
      .select(['action', 'detail'])
      .orderBy('id', 'desc')
      .limit(4)
      .execute()

    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['recruitment.bar.create', 'recruitment.bar.update']),
    )
    expect(JSON.stringify(log)).not.toContain(OTHER)
  })

  test('a sheet without the last day keeps the one a person has, an empty cell takes it away; who is new is barred for good', async () => {
    await bar()

    const some = ['realName', 'idCard', 'reason']

    expect(await put([row(CARD.toLowerCase()), row(OTHER)], some)).toMatchObject({
      written: 2,
      wrong: 0,
    })

    expect(await list()).toMatchObject([
      { idCard: '5101**********0022', until: null },
      { reason: '未按期报到', until: '2027-08-31', version: 2 },
    ])

    expect(await put([row(CARD)])).toMatchObject({ written: 1 })
    expect(await list()).toMatchObject([{}, { until: null }])
  })

  test('wrong and repeated numbers are named, the number itself is not shown', async () => {
    const task = await put([row('510107200105120021'), row(OTHER), row(` ${OTHER}`)])

    expect(task).toMatchObject({ written: 0 })

    expect(task.faults).toMatchObject([
      {
        row: 2,
        column: '身份证号',
        message: '证件号码有误：居民身份证应为 18 位，通行证和护照请照证件填写',
      },
      { row: 4, column: '身份证号', message: '与第 3 行重复' },
    ])

    expect(JSON.stringify(task)).not.toContain('510107200105120021')
  })

  test('comes in again as it went out: a masked number means the person with that name, and nobody else', async () => {
    await bar()

    const exported = await sheetRows((await office.get(`${BARS}/_export`)).body, heads)
    const columns = someOf(heads, ['realName', 'idCard', 'reason'])
    const changed = exported.map((line) => ({ ...line, reason: '改过的原因' }))

    expect(
      await importSheet(server, office, BARS, await sheetBytes(columns, changed)),
    ).toMatchObject({
      written: 1,
      wrong: 0,
    })

    expect(await list()).toMatchObject([
      { idCard: '1101**********002X', reason: '改过的原因', until: '2027-08-31' },
    ])

    const wrong = await put([
      row('1101**********002X', { realName: '别人' }),
      row('1101**********0021', { realName: '陈某' }),
    ])

    expect(wrong.faults.map(({ row: at, column }) => [at, column])).toEqual([
      [2, '身份证号'],
      [3, '身份证号'],
    ])
  })

  test('goes out with masked numbers only', async () => {
    await bar()

    const { body } = await office.get(`${BARS}/_export?state=active`)
    const names = Object.fromEntries(Object.entries(heads).map(([key, header]) => [key, [header]]))
    const limits = { required: [], maxRows: 5000, maxInflated: 50_000_000 }

    const reading = {
      ...limits,
      wrong: sheetErrors.sheetUnreadable,
      tooLong: sheetErrors.sheetTooLong,
    }

    const rows: Record<string, string>[] = []

    for await (const { cells } of readSheet<string>(Readable.from([body]), names, reading))
      rows.push(cells as Record<string, string>)

    expect(rows).toMatchObject([
      { realName: '陈某', idCard: '1101**********002X', until: '2027-08-31', state: '限制中' },
    ])
  })
})

describe('core fields', () => {
  type Field = { field: string; isCore: boolean; isCoreAtFirst: boolean; version: number }
  const fields = async () => (await office.get('/api/v1/coreFields')).data as Field[]

  test('who somebody is and what they have learned is core at first; a school chosen or typed is one thing', async () => {
    const core = await coreFields(server.db)

    for (const field of [
      'basic.realName',
      'basic.idCard',
      'sign.traineeKind',
      'junior.schoolId',
      'junior.schoolOther',
      'doctor.endedOn',
    ])
      expect(core).toContain(field)

    for (const field of [
      'basic.email',
      'basic.address',
      'work',
      'master.college',
      'basic.schoolOther',
    ])
      expect(core).not.toContain(field)

    const all = await fields()

    expect(all.filter(({ isCore }) => isCore).every(({ isCoreAtFirst }) => isCoreAtFirst)).toBe(
      true,
    )
    expect(new Set(all.map(({ field }) => field)).size).toBe(all.length)
  })

  test('every field is worded in both languages', async () => {
    for (const field of await fields()) {
      const [section, name] = field.field.split('.') as [
        keyof (typeof intakesWords)['zh-cn']['signUpSections'],
        keyof (typeof intakesWords)['zh-cn']['coreFields'] | undefined,
      ]

      expect(intakesWords['zh-cn'].signUpSections[section]).toBeTruthy()
      if (name) expect(intakesWords['zh-cn'].coreFields[name]).toBeTruthy()
    }
  })

  test('the office decides field by field; of two who decide the second is refused', async () => {
    const set = (field: string, isCore: boolean, version: number) =>
      office.put('/api/v1/coreFields', { field, isCore, version })

    expect(await set('work', true, 0)).toMatchObject({ status: 200, data: { version: 1 } })
    expect(await set('work', false, 0)).toMatchObject({ status: 409 })
    expect(await coreFields(server.db)).toContain('work')
    expect(await set('basic.gender', false, 3)).toMatchObject({ status: 409 })
    expect(await set('basic.gender', false, 0)).toMatchObject({ status: 200 })
    expect(await coreFields(server.db)).not.toContain('basic.gender')
    expect(await set('basic.gender', true, 1)).toMatchObject({ status: 200, data: { version: 2 } })
    expect(await coreFields(server.db)).toContain('basic.gender')
    expect(await set('basic.nothing', true, 0)).toMatchObject({ status: 400 })

    const base = await server.as('base')

    expect(await base.get('/api/v1/coreFields')).toMatchObject({ status: 401 })
    expect(
      await base.put('/api/v1/coreFields', { field: 'work', isCore: false, version: 1 }),
    ).toMatchObject({ status: 401 })
  })
})
