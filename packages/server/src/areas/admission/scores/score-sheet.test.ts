import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import { cellWords } from '@residency/contract/kernel/cells/text'
import { describe, expect, test } from 'vitest'
import type { Cell } from '../../../platform/excel/write-sheet.ts'
import {
  anExamIntake,
  anExamSession,
  type ExamIntake,
  insertRegistrations,
  seated,
} from '../../../testing/builders/examinees.ts'
import { importSheet, sheetBytes, sheetRows, someOf } from '../../../testing/files/sheets.ts'
import { proofRuns } from '../../../testing/proof.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type Row = Partial<Record<'ticket' | 'name' | 'offer' | 'theory' | 'skill' | 'interview', Cell>>
const server = await openServer()
const office = await server.as('bhb')
const PATH = '/api/v1/exams/scores'
const { columns } = examsWords['zh-cn'].sheets.score
const IN = ['ticket', 'name', 'offer', 'theory', 'skill', 'interview'] as const

const sheetOf = (rows: readonly Row[], keys: readonly (keyof Row)[] = IN) =>
  sheetBytes(someOf(columns, keys), rows)

const put = (content: Buffer, mode = 'all') => importSheet(server, office, PATH, content, { mode })

const exported = async (intake: ExamIntake) => {
  const { body, status } = await office.get(`${PATH}/_export?intakeId=${intake.id}`)
  expect(status).toBe(200)

  return sheetRows(body, columns)
}

const ticketOf = (intake: ExamIntake, n: number) =>
  `2031${String(intake.serial).padStart(2, '0')}${String(n).padStart(4, '0')}`

const ROOM = 1000

async function examinees(
  names: readonly string[],
  over: Parameters<typeof anExamIntake>[1] = {},
  choices = 1,
) {
  const intake = await anExamIntake(server, over)
  const ids = await insertRegistrations(server, intake, names, {
    offers: intake.offers.slice(0, choices).map((o) => o.id),
  })

  for (let from = 0; from < ids.length; from += ROOM) {
    const session = await anExamSession(server, intake, `第 ${from / ROOM + 1} 考场`, ROOM)
    await seated(server, intake, session, ids.slice(from, from + ROOM), { given: from })
  }

  return { intake, ids }
}

const pointsOf = async (id: number) =>
  (
    await server.db
      .selectFrom('examScores')
      .select(['component', 'points'])
      .where('registrationId', '=', id)
      .orderBy('component')
      .execute()
  ).map((row) => `${row.component} ${row.points}`)

describe('scores by sheet', () => {
  test('an exported sheet, filled in or not, can be imported again; an empty cell leaves a score as it is', async () => {
    const { intake, ids } = await examinees(['甲', '乙'])
    const empty = await exported(intake)

    expect(empty.map((row) => [row.ticket, row.name, row.theory, row.seat])).toEqual([
      [ticketOf(intake, 1), '甲', '', '1'],
      [ticketOf(intake, 2), '乙', '', '2'],
    ])

    const filled = empty.map((row, i) => ({
      ...row,
      theory: 80.25 + i,
      skill: i === 0 ? '70.5' : null,
    }))

    expect(await put(await sheetOf(filled as Row[]))).toMatchObject({
      state: 'done',
      written: 2,
      wrong: 0,
    })

    expect(await pointsOf(ids[0]!)).toEqual(['skill 7050', 'theory 8025'])
    expect(await pointsOf(ids[1]!)).toEqual(['theory 8125'])
    expect(
      await put(await sheetOf([{ ticket: ticketOf(intake, 1), name: '甲', interview: 60 }])),
    ).toMatchObject({ written: 1 })
    expect(await pointsOf(ids[0]!)).toEqual(['interview 6000', 'skill 7050', 'theory 8025'])

    expect(await put(await sheetOf((await exported(intake)) as Row[]))).toMatchObject({
      state: 'done',
      unchanged: 2,
      wrong: 0,
    })

    expect((await exported(intake))[0]).toMatchObject({
      theory: '80.25',
      progress: '理论: 待复核; 技能: 待复核; 面试: 待复核',
    })
  })

  test('a row is found by its number and compared by its name, in any spelling', async () => {
    const { intake, ids } = await examinees(['姚敏', '艾力·买买提'])
    const wide = ticketOf(intake, 2).replaceAll(/\d/g, (digit) =>
      String.fromCodePoint(digit.codePointAt(0)! + 0xfee0),
    )

    for (const name of ['姚　敏', '姚敏\u200b', '\u202d姚敏\u202c'])
      expect(
        await put(await sheetOf([{ ticket: ticketOf(intake, 1), name, theory: 80 }])),
        name,
      ).toMatchObject({ written: 1, wrong: 0 })

    expect(
      await put(await sheetOf([{ ticket: wide, name: '艾力•买买提', theory: 81 }])),
    ).toMatchObject({ written: 1, wrong: 0 })
    expect(await pointsOf(ids[1]!)).toEqual(['theory 8100'])
    expect(
      await put(await sheetOf([{ ticket: ticketOf(intake, 1), name: '姚明', theory: 80 }])),
    ).toMatchObject({ written: 0, wrong: 1 })
  })

  test('an absence in the place of a score is refused at its cell, with what to write instead', async () => {
    const { intake, ids } = await examinees(['丁', '戊'])

    const rows = [
      { ticket: ticketOf(intake, 1), name: '丁', theory: '缺 考', skill: 'Absent' },
      { ticket: ticketOf(intake, 2), name: '戊', theory: null, skill: 70 },
    ]

    const { absent } = cellWords['zh-cn'].issues
    const task = await put(await sheetOf(rows as Row[]))

    expect(task).toMatchObject({ state: 'done', written: 0, wrong: 1 })

    expect(task.faults.map(({ row, message }) => [row, message])).toEqual([
      [2, absent],
      [2, absent],
    ])

    expect(
      await put(await sheetOf([{ ...rows[0]!, theory: null, skill: null }, rows[1]!] as Row[])),
    ).toMatchObject({
      written: 1,
      unchanged: 1,
      wrong: 0,
    })

    expect(await pointsOf(ids[0]!)).toEqual([])
  })

  test('a column that a sheet does not have leaves the scores of that part as they are, and their check', async () => {
    const { intake, ids } = await examinees(['丙'])
    const who = { ticket: ticketOf(intake, 1), name: '丙' }

    expect(await put(await sheetOf([{ ...who, theory: 80, skill: 70 }]))).toMatchObject({
      written: 1,
    })
    expect(
      await put(await sheetOf([{ ...who, skill: 71 }], ['ticket', 'name', 'skill'])),
    ).toMatchObject({ written: 1, wrong: 0 })
    expect(await pointsOf(ids[0]!)).toEqual(['skill 7100', 'theory 8000'])
  })

  test('of many rows with 37 wrong ones reports every mistake by row and column: nothing is written, or the right rows alone', async () => {
    // As many as a sheet may have by `npm run proof`.
    const size = Math.max(1000, proofRuns(5000))
    const names = Array.from({ length: size }, (_, i) => `考生${i + 1}`)
    const { intake, ids } = await examinees(names)

    const rows: Row[] = names.map((name, i) => ({
      ticket: ticketOf(intake, i + 1),
      name,
      theory: (i % 10_001) / 100,
      skill: 70,
      interview: 60,
    }))

    const expected: [number, string, string][] = []

    const breakRow = (i: number, over: Row, column: keyof typeof columns, message: string) => {
      rows[i] = { ...rows[i], ...over }
      expected.push([i + 2, columns[column], message])
    }

    const WRONG = '应为 0 到 100 的数字，最多两位小数'

    for (let k = 0; k < 10; k++) breakRow(100 * k + 1, { theory: 100.01 + k }, 'theory', WRONG)
    for (let k = 0; k < 7; k++) breakRow(100 * k + 20, { skill: '85.125' }, 'skill', WRONG)
    for (let k = 0; k < 5; k++) breakRow(100 * k + 30, { interview: '优' }, 'interview', WRONG)
    for (let k = 0; k < 5; k++)
      breakRow(100 * k + 40, { name: '别人' }, 'name', '与该准考证号的姓名不一致')
    for (let k = 0; k < 5; k++)
      breakRow(100 * k + 50, { ticket: `99990${k}` }, 'ticket', '没有这个准考证号')
    for (let k = 0; k < 3; k++)
      breakRow(100 * k + 60, { offer: '药学' }, 'offer', '本批次不按专业计分，请留空')

    rows[size - 2] = { ...rows[size - 3]! }
    expected.push([size, columns.ticket, `与第 ${size - 1} 行重复`])
    breakRow(size - 1, { theory: '=1+79' }, 'theory', WRONG)
    expected.sort((a, b) => a[0] - b[0])
    expect(expected).toHaveLength(37)

    const content = await sheetOf(rows)
    const none = await put(content)

    expect(none).toMatchObject({ state: 'done', written: 0, wrong: 37 })
    expect(none.faults.map((f) => [f.row, f.column, f.message])).toEqual(expected)

    expect(
      await server.db
        .selectFrom('examScores')
        .select('id')
        .where('registrationId', 'in', ids)
        .execute(),
    ).toEqual([])

    const some = await put(content, 'valid')

    expect(some).toMatchObject({ state: 'done', written: size - 37, wrong: 37 })

    const { count } = await server.db
      .selectFrom('examScores')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('registrationId', 'in', ids)
      .executeTakeFirstOrThrow()

    expect(count).toBe((size - 37) * 3)
  }, 300_000)

  test('a formula that nobody has computed is refused at its cell, and in a text it is the text it is', async () => {
    const { intake } = await examinees(['甲'])
    const { default: excel } = await import('exceljs')
    const book = new excel.Workbook()
    const sheet = book.addWorksheet('成绩')

    sheet.addRow(IN.map((key) => columns[key]))
    sheet.addRow([ticketOf(intake, 1), '甲', '', { formula: 'A1+1' }, 70, 60])
    sheet.addRow([{ formula: '"2031"&"01"' }, '乙', '', 1, 1, 1])

    const task = await put(Buffer.from(await book.xlsx.writeBuffer()))

    expect(task.faults.map((f) => [f.row, f.column])).toEqual([
      [2, '理论'],
      [3, '准考证号'],
    ])
  })

  test('is refused as a whole before the commitment of the seed is published', async () => {
    const { intake, ids } = await examinees(['甲'], { isCommitted: false })
    const task = await put(await sheetOf([{ ticket: ticketOf(intake, 1), name: '甲', theory: 80 }]))

    expect(task).toMatchObject({ state: 'failed', error: expect.stringContaining('承诺值') })
    expect(await pointsOf(ids[0]!)).toEqual([])
  })

  test('by offer, a row is known by ticket and offer, under its name in either language', async () => {
    const { intake, ids } = await examinees(['甲'], { scoresBy: 'offer' }, 2)
    const row = { ticket: ticketOf(intake, 1), name: '甲', theory: 80 }

    const bad = await put(
      await sheetOf([
        row,
        { ...row, offer: '没有的专业' },
        { ...row, offer: intake.offers[2]!.label },
      ]),
    )

    expect(bad.faults.map((f) => [f.row, f.column, f.message])).toEqual([
      [2, '报考专业', '本批次按专业计分，请填写报考专业'],
      [3, '报考专业', '不是该考生的报考专业'],
      [4, '报考专业', '不是该考生的报考专业'],
    ])

    const good = intake.offers
      .slice(0, 2)
      .map((o, i) => ({ ...row, offer: o.label, theory: 80 + i }))

    expect(await put(await sheetOf(good))).toMatchObject({ state: 'done', written: 2, wrong: 0 })
    expect(await pointsOf(ids[0]!)).toEqual(['theory 8000', 'theory 8100'])
    expect((await exported(intake)).map((line) => line.offer)).toEqual(
      good.map((line) => line.offer),
    )
  })

  test('takes no score of an admitted person, and clears the check of changed scores only', async () => {
    const { intake, ids } = await examinees(['甲', '乙'])

    const rows = [1, 2].map((n) => ({
      ticket: ticketOf(intake, n),
      name: n === 1 ? '甲' : '乙',
      theory: 80,
    }))

    await put(await sheetOf(rows))

    const { userId } = await server.as('root')

    await server.db
      .updateTable('examScores')
      .set({ checkedBy: userId, checkedAt: server.clock.now })
      .where('registrationId', 'in', ids)
      .execute()

    await put(await sheetOf([rows[0]!, { ...rows[1]!, theory: 81 }]))

    const checked = await server.db
      .selectFrom('examScores')
      .select(['registrationId', 'checkedBy'])
      .where('registrationId', 'in', ids)
      .execute()

    expect(checked.sort((a, b) => a.registrationId - b.registrationId)).toMatchObject([
      { checkedBy: userId },
      { checkedBy: null },
    ])

    await server.db
      .updateTable('registrations')
      .set({ state: 'admitted' })
      .where('id', '=', ids[0]!)
      .execute()

    const task = await put(await sheetOf([{ ...rows[0]!, theory: 90 }, rows[1]!]))

    expect(task.faults.map((f) => [f.row, f.column])).toEqual([[2, '准考证号']])
  })
})
