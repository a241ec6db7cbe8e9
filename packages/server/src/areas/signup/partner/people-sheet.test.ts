import { Readable } from 'node:stream'
import { partnerWords } from '@residency/contract/areas/signup/partner/text'
import { sheetErrors } from '@residency/contract/kernel'
import excel from 'exceljs'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { readSheet } from '../../../platform/excel/read-sheet.ts'
import type { Cell } from '../../../platform/excel/write-sheet.ts'
import { anIntake } from '../../../testing/builders/registration-rows.ts'
import {
  importSheet,
  type SheetTask,
  sheetBytes,
  sheetRows,
  someOf,
} from '../../../testing/files/sheets.ts'
import { proofRuns } from '../../../testing/proof.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { offerName } from './partner.rules.ts'

type Column = 'realName' | 'idKind' | 'idCard' | 'mobile' | 'hasConsent' | 'school' | 'offer'
type Row = Partial<Record<Column, Cell>>
const PEOPLE = '/sign/cooperation/people'
const { columns } = partnerWords['zh-cn'].sheets.people
const IN: readonly Column[] = ['realName', 'idCard', 'mobile', 'hasConsent', 'school', 'offer']
const WITH_KIND: readonly Column[] = ['realName', 'idKind', ...IN.slice(1)]
const server = await openServer()
const unit = await server.as('partner')
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
let count = 0

/** A card that adds up and nobody has: a day for every 999 of them. */
function card(n = count++) {
  const born = new Date(Date.UTC(1990, 0, 1 + Math.floor(n / 999)))
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '')

  const body = `510107${born}${String((n % 999) + 1).padStart(3, '0')}`
  return (
    body +
    '10X98765432'[WEIGHTS.reduce((sum, weight, i) => sum + weight * Number(body[i]), 0) % 11]!
  )
}

const person = (over: Row = {}): Row => {
  const mobile = `138${String(20_000_000 + count)}`
  return { realName: `员工${count}`, idCard: card(), mobile, hasConsent: '是', ...over }
}

const sheetOf = (rows: readonly Row[], keys = IN) => sheetBytes(someOf(columns, keys), rows)

const put = (content: Buffer, more: { mode?: string; filename?: string; who?: typeof unit } = {}) =>
  importSheet(server, more.who ?? unit, PEOPLE, content, more)

const faultsOf = (task: SheetTask) =>
  task.faults.map((fault) => [fault.row, fault.column, fault.message])

const hashOf = (number: string) => fieldCrypto(server.keys).hashOf('idCard', number)

const registrationsOf = (rows: readonly Row[]) =>
  server.db
    .selectFrom('registrations')
    .selectAll()
    .where(
      'idCardHash',
      'in',
      rows.map((row) => hashOf(String(row.idCard))),
    )
    .orderBy('id')
    .execute()

const openIntake = () =>
  server.db
    .selectFrom('intakes')
    .select(['id', 'name'])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()

const someOffer = () =>
  server.db
    .selectFrom('offers as o')
    .innerJoin('intakes as i', 'i.id', 'o.intakeId')
    .innerJoin('majors as m', 'm.id', 'o.majorId')
    .innerJoin('trainingUnits as u', 'u.id', 'o.trainingUnitId')
    .select(['o.id', 'm.name as major', 'u.name as unit'])
    .where('i.state', '=', 'open')
    .executeTakeFirstOrThrow()

const BARRED =
  'insert into barred_people (real_name, id_card_sealed, id_card_hash, reason, until, created_by)'

const bar = async (number: string, until: string) =>
  server.asOwner(
    `${BARRED} values ('某', 'x', '${hashOf(number)}', '退培', '${until}', (select min(id) from users))`,
  )

describe('people of a unit by sheet', () => {
  test('are signed up with an account, a school and a first choice; each is notified and audited, and their consent stored', async () => {
    const offer = await someOffer()

    const rows = [
      person({ school: '四川大学', offer: offerName(offer) }),
      person({
        school: '江城护理学校',
        offer: `${offer.major}・${offer.unit}`,
        mobile: '+86 138-2999-0001',
      }),
      person(),
    ]

    expect(await put(await sheetOf(rows))).toMatchObject({
      state: 'done',
      written: 3,
      wrong: 0,
      faults: [],
    })

    const made = await registrationsOf(rows)

    expect(made).toMatchObject([
      { state: 'draft', traineeKind: 'partner', schoolOther: null, employer: '江城区人民医院' },
      { schoolOther: '江城护理学校' },
      { schoolId: null, schoolOther: null, gender: expect.any(Number), birthDate: '1990-01-01' },
    ])

    expect(made[0]!.schoolId).not.toBeNull()
    expect(JSON.stringify(made)).not.toContain(String(rows[0]!.idCard))

    const ids = made.map((row) => row.id)
    const chosen = server.db
      .selectFrom('registrationChoices')
      .select(['registrationId', 'offerId', 'rank'])

    expect(
      await chosen.where('registrationId', 'in', ids).orderBy('registrationId').execute(),
    ).toEqual(
      ids.slice(0, 2).map((registrationId) => ({ registrationId, offerId: offer.id, rank: 1 })),
    )

    const users = made.map((row) => row.userId)

    const consents = await server.db
      .selectFrom('consents')
      .select('kind')
      .where('userId', 'in', users)
      .execute()

    expect(consents).toEqual([{ kind: 'partner' }, { kind: 'partner' }, { kind: 'partner' }])

    const notices = await server.db
      .selectFrom('notices')
      .select(['title', 'body'])
      .where('userId', 'in', users)
      .execute()

    expect(notices.map((notice) => notice.title)).toEqual(Array(3).fill('单位已为你开通报名'))
    expect(notices[0]!.body).toContain(`江城区人民医院已为你开通${(await openIntake()).name}报名`)

    const entries = server.db
      .selectFrom('auditEntries')
      .select('entityId')
      .where('action', '=', 'signup.partner.person')

    expect(await entries.where('entityId', 'in', ids.map(String)).execute()).toHaveLength(3)
  })

  test('are signed up by every kind of document: what is written out says its kind, and is read again as it', async () => {
    const rows = [
      person({ idKind: '护照', idCard: '12345678' }),
      person({ idKind: 'Passport', idCard: 'E12345678' }),
      person({ idCard: '87654321' }),
    ]

    expect(await put(await sheetOf(rows, WITH_KIND))).toMatchObject({ written: 3, faults: [] })
    expect((await registrationsOf(rows)).map(({ idKind }) => idKind)).toEqual([
      'passport',
      'passport',
      'tw_permit',
    ])

    const { body } = await unit.get(`${PEOPLE}/_export`)
    const out = await sheetRows(body, someOf(columns, ['realName', 'idKind', 'idCard']))
    const kinds = rows.map(({ realName }) => out.find((row) => row.realName === realName)!.idKind)
    expect(kinds).toEqual(['护照', '护照', '台湾居民来往大陆通行证'])

    const again = rows.map((row, at) =>
      person({ idKind: kinds[at]!, idCard: `${String(row.idCard).slice(0, -1)}5` }),
    )

    expect(await put(await sheetOf(again, WITH_KIND))).toMatchObject({ written: 3, faults: [] })
    expect((await registrationsOf(again)).map(({ idKind }) => idKind)).toEqual([
      'passport',
      'passport',
      'tw_permit',
    ])
  })

  test('a number that is none of its kind is refused with what it should be', async () => {
    const wrong = person({ idKind: '护照', idCard: card() })
    const { faults } = await put(await sheetOf([wrong], WITH_KIND))

    expect(faults).toMatchObject([
      { column: columns.idCard, message: expect.stringContaining('护照应为') },
    ])
  })

  test('a row only adds somebody: a sheet without school and choice takes neither from those who are signed up', async () => {
    const offer = await someOffer()
    const known = person({ school: '江城护理学校', offer: offerName(offer) })

    await put(await sheetOf([known]))

    const before = await registrationsOf([known])
    const fresh = person()
    const some: readonly Column[] = ['realName', 'idCard', 'mobile', 'hasConsent']
    const task = await put(await sheetOf([known, fresh], some), { mode: 'valid' })

    expect(task).toMatchObject({ written: 1, wrong: 1 })

    expect(faultsOf(task)).toContainEqual([
      2,
      '身份证号',
      partnerWords['zh-cn'].errors.personSignedUp,
    ])

    expect(await registrationsOf([known])).toEqual(before)
    expect(await registrationsOf([fresh])).toMatchObject([{ schoolId: null, schoolOther: null }])

    const chosen = server.db
      .selectFrom('registrationChoices')
      .select('offerId')
      .where('registrationId', '=', before[0]!.id)

    expect(await chosen.execute()).toEqual([{ offerId: offer.id }])
  })

  test('a unit finds its own tasks, their results and the way to stop them, and nobody else’s; its notice leads to its own page', async () => {
    type TaskPage = { total: number; list: { key: string; state: string; actions: string[] }[] }
    const tasks = async (who = unit) =>
      (await who.get('/api/v1/tasks/page?pageSize=50')).data as TaskPage
    const office = await server.as('bhb')
    const { data } = await office.post('/api/v1/schools/_export', { reason: '核对' })
    const foreign = (data as { key: string }).key
    const done = await put(await sheetOf([person({ realName: '' })]))

    expect(done).toMatchObject({ state: 'done', written: 0 })
    expect(await unit.get(`/api/v1/tasks/${done.key}/result`)).toMatchObject({ status: 200 })

    const reply = await unit.form(`${PEOPLE}/_import?mode=all`, {
      file: { filename: '人员.xlsx', content: await sheetOf([person()]) },
    })
    const { key } = reply.data as { key: string }
    const { list, total } = await tasks()

    expect(list.slice(0, 2)).toMatchObject([
      { key, state: 'waiting', actions: ['cancel'] },
      { key: done.key, state: 'done', actions: ['download'] },
    ])

    const own = await server.db
      .selectFrom('tasks')
      .select('key')
      .where('userId', '=', unit.userId)
      .execute()

    expect(total).toBe(own.length)
    expect(list.map((task) => task.key)).not.toContain(foreign)
    expect(await unit.post(`/api/v1/tasks/${key}/cancel`)).toMatchObject({ status: 200 })

    for (const path of [`tasks/${foreign}`, `tasks/${foreign}/result`])
      expect(await unit.get(`/api/v1/${path}`)).toMatchObject({ status: 404 })

    expect(await unit.post(`/api/v1/tasks/${foreign}/cancel`)).toMatchObject({ status: 404 })
    expect(await unit.get('/api/v1/jobs/page')).toMatchObject({ status: 401, code: 'A0301' })

    expect(await unit.post(`/api/v1/jobs/${done.key}/retry`)).toMatchObject({
      status: 401,
      code: 'A0301',
    })

    expect((await tasks(office)).list.map((task) => task.key)).toEqual([foreign])

    await unit.form(`${PEOPLE}/_import?mode=all`, {
      file: { filename: '人员.xlsx', content: await sheetOf([person({ realName: '' })]) },
    })
    server.clock.now = new Date(server.clock.now.getTime() + 11_000)
    await server.work()

    const { list: notices } = (await unit.get('/messages/notices/page')).data as {
      list: { path: string }[]
    }

    expect(notices[0]).toMatchObject({ path: '/sign/cooperation/tasks' })
  })

  test('every mistake of every row is reported at once by row and column, the wrong cells are marked in the sheet to download', async () => {
    const [known, mine] = [person(), person()]
    await put(await sheetOf([known]))

    const barred = person()

    await bar(String(barred.idCard), '2099-12-31')

    const rows: Row[] = [
      mine,
      person({ realName: '', mobile: '12345', idCard: '510107200105120023' }),
      person({ idCard: '510107200105120023' }),
      person({ idCard: '5101072001' }),
      person({ idCard: '990107200105120022' }),
      person({ idCard: '510107205001010016' }),
      person({ idCard: '510107200113120022' }),
      person({ idCard: '110101199003078' }),
      person({ idCard: known.idCard! }),
      person({ idCard: '510107200011050035' }),
      barred,
      person({ idCard: ` ${String(mine.idCard).toLowerCase()} ` }),
      person({ mobile: mine.mobile! }),
      person({ mobile: known.mobile! }),
      person({ mobile: '13800000014' }),
      person({ mobile: '13800000010' }),
      person({ hasConsent: '' }),
      person({ hasConsent: '否' }),
      person({ hasConsent: '也许' }),
      person({ offer: '没有的专业 · 没有的单位' }),
    ]

    const { errors, issues } = partnerWords['zh-cn']
    const task = await put(await sheetOf(rows))

    expect(task).toMatchObject({ state: 'done', written: 0, wrong: 19 })

    expect(faultsOf(task)).toEqual([
      [3, '姓名', '不能为空'],
      [3, '身份证号', expect.stringContaining('校验')],
      [3, '手机号', expect.any(String)],
      [4, '身份证号', expect.stringContaining('校验')],
      [5, '身份证号', expect.stringContaining('18')],
      [6, '身份证号', expect.any(String)],
      [7, '身份证号', expect.stringContaining('出生')],
      [8, '身份证号', expect.stringContaining('出生')],
      [9, '身份证号', expect.stringContaining('18')],
      [10, '身份证号', errors.personSignedUp],
      [11, '身份证号', errors.personSignedUp],
      [12, '身份证号', errors.personSignedUp],
      [13, '身份证号', '与第 2 行重复'],
      [14, '手机号', '与第 2 行重复'],
      [15, '手机号', errors.mobileSignedUp],
      [16, '手机号', errors.mobileOfAnother],
      [17, '手机号', errors.mobileSignedUp],
      [18, '已取得本人同意', issues['consent.partner']],
      [19, '已取得本人同意', issues['consent.partner']],
      [20, '已取得本人同意', '不在可选的范围内，请按模板第二页的说明填写'],
      [21, '第一志愿', errors.offerNameUnknown],
    ])

    expect(await registrationsOf([mine])).toEqual([])

    const { body } = await unit.get(`/api/v1/tasks/${task.key}/result`)
    const book = new excel.Workbook()

    await book.xlsx.load(body as unknown as ArrayBuffer)

    const sheet = book.worksheets[0]!
    const heads = sheet.getRow(1).values as string[]

    const reds = Array.from({ length: rows.length }, (_, i) => i + 2).flatMap((row) =>
      heads.flatMap((head, index) =>
        (sheet.getRow(row).getCell(index).fill as excel.FillPattern)?.fgColor?.argb
          ? [[row, head]]
          : [],
      ),
    )

    expect(reds).toEqual(task.faults.map(({ row, column }) => [row, column]))
  })

  test('a sheet that would disclose more about people of others than an hour allows discloses nothing; one’s own people are not limited', async () => {
    const own = Array.from({ length: 101 }, () => person())

    expect(await put(await sheetOf(own))).toMatchObject({ state: 'done', written: 101 })
    expect(await put(await sheetOf(own))).toMatchObject({ state: 'done', written: 0, wrong: 101 })

    const others = Array.from({ length: 101 }, () => person())

    for (const row of others) await bar(String(row.idCard), '2099-12-31')

    expect(await put(await sheetOf(others.slice(1)))).toMatchObject({
      state: 'done',
      written: 0,
      wrong: 100,
    })

    expect(await put(await sheetOf(others))).toMatchObject({ state: 'failed', faults: [] })
  })

  test('with valid rows only, the right ones are signed up and the wrong ones stay out', async () => {
    const rows = [person(), person({ mobile: '1' }), person({ realName: ' ' }), person()]

    expect(await put(await sheetOf(rows), { mode: 'valid' })).toMatchObject({
      state: 'done',
      written: 2,
      wrong: 2,
    })

    expect((await registrationsOf(rows)).map((registration) => registration.idCardHash)).toEqual(
      [rows[0]!, rows[3]!].map((row) => hashOf(String(row.idCard))),
    )
  })

  test('whose bar is over, or whose earlier sign-up was withdrawn, may be signed up again', async () => {
    const [over, back] = [person(), person()]
    await bar(String(over.idCard), '2020-01-01')
    await put(await sheetOf([back]))

    await server.db
      .updateTable('registrations')
      .set({ state: 'withdrawn' })
      .where('idCardHash', '=', hashOf(String(back.idCard)))
      .execute()

    expect(await put(await sheetOf([over, back]))).toMatchObject({
      state: 'done',
      written: 2,
      wrong: 0,
    })
  })

  test('the numbers of cards: lower case, spaces and permits are read as what they are; a spreadsheet that rounded one is refused', async () => {
    const spaced = card()

    const rows = [
      person({ idCard: '11010519491231002x' }),
      person({ idCard: `${spaced.slice(0, 6)} ${spaced.slice(6, 14)} ${spaced.slice(14)}` }),
      person({ idCard: '810000199408230021' }),
    ]

    const good = await put(await sheetOf(rows))

    expect(good, JSON.stringify(good.faults)).toMatchObject({ state: 'done', written: 3 })

    const registrations = await registrationsOf([
      { idCard: '11010519491231002X' },
      { idCard: '810000199408230021' },
    ])

    expect(registrations).toMatchObject([
      { gender: 2, birthDate: '1949-12-31' },
      { gender: 2, birthDate: '1994-08-23' },
    ])

    expect(
      faultsOf(await put(await sheetOf([person({ idCard: Number('510107200105120022') })]))),
    ).toEqual([[2, '身份证号', expect.any(String)]])
  })

  test('a formula in a text is kept and given back as the text it is', async () => {
    const row = person({ realName: '=HYPERLINK("http://x","y")', school: '+cmd|calc' })

    expect(await put(await sheetOf([row]))).toMatchObject({ written: 1 })
    expect(await registrationsOf([row])).toMatchObject([
      { realName: '=HYPERLINK("http://x","y")', schoolOther: '+cmd|calc' },
    ])

    const { body } = await unit.get(`${PEOPLE}/_export?keywords=${row.idCard}`)
    const book = new excel.Workbook()

    await book.xlsx.load(body as unknown as ArrayBuffer)

    const cell = book.worksheets[0]!.getRow(2).getCell(1)

    expect([cell.value, cell.type, cell.numFmt]).toEqual([
      '=HYPERLINK("http://x","y")',
      excel.ValueType.String,
      '@',
    ])
  })

  test('a .csv in GBK, as Chinese spreadsheet programs write it, or in UTF-8 is read as well; what is neither is refused at once', async () => {
    const lines = [
      IN.map((key) => columns[key]),
      ...[person(), person()].map((row) => IN.map((key) => row[key] ?? '')),
    ]

    const csv = lines.map((line) => line.join(',')).join('\r\n')

    expect(await put(iconv.encode(csv, 'gbk'), { filename: '人员.csv' })).toMatchObject({
      state: 'done',
      written: 2,
      wrong: 0,
    })

    const again = await put(Buffer.from(`\ufeff${csv}`), { filename: '人员.csv' })

    expect(faultsOf(again)).toContainEqual([
      2,
      '身份证号',
      partnerWords['zh-cn'].errors.personSignedUp,
    ])

    const legacy = Buffer.from('d0cf11e0a1b11ae10000000000000000', 'hex')

    expect(
      await unit.form(`${PEOPLE}/_import`, { file: { filename: '人员.xls', content: legacy } }),
    ).toMatchObject({ status: 400 })
  })

  test('of many rows with 37 wrong ones every mistake is reported: nobody is signed up, or the right ones alone', async () => {
    const known = person()
    await put(await sheetOf([known]))

    // As many as a sheet may have by `npm run proof`.
    const count = Math.max(1000, proofRuns(5000))
    const rows = Array.from({ length: count }, () => person())
    const expected: unknown[][] = []

    const breakRow = (i: number, over: Row, column: Column, message: unknown) => {
      rows[i] = { ...rows[i], ...over }
      expected.push([i + 2, columns[column], message])
    }

    const { errors, issues } = partnerWords['zh-cn']

    for (let k = 0; k < 10; k++)
      breakRow(
        100 * k + 3,
        { idCard: '510107200105120023' },
        'idCard',
        expect.stringContaining('校验'),
      )

    for (let k = 0; k < 8; k++)
      breakRow(100 * k + 20, { mobile: '1380000' }, 'mobile', expect.any(String))
    for (let k = 0; k < 6; k++)
      breakRow(100 * k + 30, { hasConsent: '' }, 'hasConsent', issues['consent.partner'])
    for (let k = 0; k < 6; k++)
      breakRow(100 * k + 40, { offer: '药' }, 'offer', errors.offerNameUnknown)
    for (let k = 0; k < 5; k++) breakRow(100 * k + 50, { realName: '' }, 'realName', '不能为空')

    breakRow(count - 95, { idCard: known.idCard! }, 'idCard', errors.personSignedUp)
    breakRow(count - 1, { mobile: rows[count - 2]!.mobile! }, 'mobile', `与第 ${count} 行重复`)
    expected.sort((a, b) => Number(a[0]) - Number(b[0]))
    expect(expected).toHaveLength(37)

    const content = await sheetOf(rows)

    const before = await server.db
      .selectFrom('registrations')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()

    const none = await put(content)

    expect(none).toMatchObject({ state: 'done', written: 0, wrong: 37 })
    expect(faultsOf(none)).toEqual(expected)

    const between = await server.db
      .selectFrom('registrations')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()

    expect(between.n).toBe(before.n)

    const some = await put(content, { mode: 'valid' })

    expect(some).toMatchObject({ state: 'done', written: count - 37, wrong: 37 })

    const after = await server.db
      .selectFrom('registrations')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()

    expect(after.n).toBe(before.n + count - 37)

    const tooMany = Array.from({ length: 5001 }, () => rows[0]!)

    expect(await put(await sheetOf(tooMany))).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('5000'),
    })
  }, 300_000)

  test('the template says how each column is filled in, and names the offers of the open intake', async () => {
    const { body } = await unit.get(`${PEOPLE}/template`)
    const book = new excel.Workbook()

    await book.xlsx.load(body as unknown as ArrayBuffer)
    expect((book.worksheets[0]!.getRow(1).values as string[]).slice(1)).toEqual(
      WITH_KIND.map((key) => columns[key]),
    )
    expect(JSON.stringify(book.worksheets[1]!.getSheetValues())).toContain(
      offerName(await someOffer()),
    )
  })

  test('go out with masked numbers, and only the own ones', async () => {
    const names = Object.fromEntries(
      Object.entries(columns).map(([key, header]) => [key, [header]]),
    )

    const reading = {
      required: [],
      maxRows: 10_000,
      maxInflated: 50_000_000,
      wrong: sheetErrors.sheetUnreadable,
      tooLong: sheetErrors.sheetTooLong,
    }

    const [mine] = [person({ realName: '外出甲' })]

    await put(await sheetOf([mine]))

    const out = async (keywords: string) => {
      const { body } = await unit.get(`${PEOPLE}/_export?keywords=${encodeURIComponent(keywords)}`)
      const rows: Record<string, string>[] = []

      for await (const { cells } of readSheet<string>(Readable.from([body]), names, reading))
        rows.push(cells)

      return rows
    }

    expect(await out('外出甲')).toMatchObject([
      {
        realName: '外出甲',
        idCard: expect.stringMatching(/^5101\*{10}/),
        mobile: expect.stringContaining('****'),
        state: '填写中',
      },
    ])

    expect(await out('刘子墨')).toEqual([])
  })
})

describe('a sheet of people is refused', () => {
  test('to everybody but partner units', async () => {
    const file = { file: { filename: '人员.xlsx', content: await sheetOf([person()]) } }
    for (const who of ['applicant', 'base', 'teacher', 'student'])
      expect(await (await server.as(who)).form(`${PEOPLE}/_import`, file), who).toMatchObject({
        status: 401,
        code: 'A0301',
      })

    expect(await server.anonymous.form(`${PEOPLE}/_import`, file)).toMatchObject({ status: 401 })
  })

  test('while several intakes are open until one of them is named: it is filled, and its offers are those of the template', async () => {
    const first = await openIntake()
    const second = await anIntake(server, '第二批次', { traineeKinds: ['partner'] })

    const over = await anIntake(server, '已过批次', {
      serial: 2,
      signUpUntil: new Date(server.clock.now.getTime() - 1000),
    })

    const at = (id: number) => `${PEOPLE}/_import?mode=all&intakeId=${id}`
    const row = person()
    const file = { file: { filename: '人员.xlsx', content: await sheetOf([row]) } }
    const refusal = { status: 400, msg: partnerWords['zh-cn'].errors.intakeToChoose }
    const closed = { status: 409, msg: partnerWords['zh-cn'].errors.intakeNotOpen }
    const tasks = () => server.db.selectFrom('tasks').select('id').orderBy('id').execute()
    const before = await tasks()

    expect(await unit.form(`${PEOPLE}/_import?mode=all`, file)).toMatchObject(refusal)
    expect(await unit.get(`${PEOPLE}/template`)).toMatchObject(refusal)

    for (const id of [over.id, 999_999]) expect(await unit.form(at(id), file)).toMatchObject(closed)

    expect(await tasks()).toEqual(before)

    const personRow = person()

    const byHand = {
      realName: personRow.realName,
      idCard: personRow.idCard,
      mobile: personRow.mobile,
      hasConsent: true,
    }

    expect(await unit.post(PEOPLE, byHand)).toMatchObject(refusal)
    expect(await unit.post(PEOPLE, { ...byHand, intakeId: over.id })).toMatchObject(closed)
    expect(await unit.post(PEOPLE, { ...byHand, intakeId: second.id })).toMatchObject({
      status: 200,
    })

    const { body, headers } = await unit.get(`${PEOPLE}/template?intakeId=${second.id}`)
    const book = new excel.Workbook()

    await book.xlsx.load(body as unknown as ArrayBuffer)
    expect(JSON.stringify(book.worksheets[1]!.getSheetValues())).toContain('第二批次')
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('第二批次')

    await server.asOwner('truncate rate_limits')
    expect(await unit.form(at(second.id), file)).toMatchObject({ status: 200 })

    const office = await server.as('bhb')
    const importsOf = async (id: number) =>
      ((await office.get(`/api/v1/intakes/${id}`)).data as { imports: number }).imports

    expect(
      await Promise.all([first, second, over].map(({ id }) => importsOf(id))),
      'the office sees the imports that wait before it closes the intake',
    ).toEqual([0, 1, 0])

    await server.work('imports')
    expect(await importsOf(second.id)).toBe(0)

    expect(await registrationsOf([row, personRow])).toMatchObject([
      { intakeId: second.id },
      { intakeId: second.id },
    ])

    const own = (await unit.get('/sign/cooperation/own')).data as { intakes: { id: number }[] }

    expect(own.intakes.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort())

    await server.db
      .updateTable('intakes')
      .set({ state: 'closed' })
      .where('id', 'in', [second.id, over.id])
      .execute()
  })

  test('as a whole while the unit is not let in, or no intake is open', async () => {
    const turn = (state: ColumnValue<'partners', 'state'>) =>
      server.db.updateTable('partners').set({ state }).where('userId', '=', unit.userId).execute()
    const content = await sheetOf([person()])

    await turn('applied')

    expect(await put(content)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('尚未审核通过'),
    })

    await turn('approved')

    const { id } = await openIntake()

    await server.db.updateTable('intakes').set({ state: 'closed' }).where('id', '=', id).execute()

    expect(await put(content)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('批次'),
    })

    await server.db.updateTable('intakes').set({ state: 'open' }).where('id', '=', id).execute()
    expect(await put(content)).toMatchObject({ state: 'done', written: 1 })
  })
})
