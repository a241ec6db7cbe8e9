import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { beforeAll, expect, test } from 'vitest'
import { randomFrom } from '../../../algorithms/random.ts'
import { contentOf, QUESTIONS } from '../../../testing/builders/exams.ts'
import { importSheet, sheetBytes, sheetRows, someOf } from '../../../testing/files/sheets.ts'
import { proofRuns } from '../../../testing/proof.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const QUESTION = '/api/v1/questions'
const heads = bankWords['zh-cn'].sheets.questions.columns
const { issues } = bankWords['zh-cn']
const server = await openServer()
let category: number

beforeAll(async () => {
  const row = { name: '导入的题', baseId: null }
  category = (
    await server.db
      .insertInto('learningQuestionCategories')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
})

const office = () => server.as('bhb')

const exported = async (where = `categoryId=${category}`) =>
  sheetRows((await (await office()).get(`${QUESTION}/_export?${where}`)).body, heads)

const versions = () =>
  server.db
    .selectFrom('learningQuestions')
    .select(['id', 'version', 'edition'])
    .where('categoryId', '=', category)
    .orderBy('id')
    .execute()

test('what was exported is imported again and changes nothing; a changed cell is another edition that keeps what the sheet has not', async () => {
  const who = await office()

  for (const body of QUESTIONS)
    await who.post(QUESTION, {
      categoryId: category,
      difficulty: 4,
      knowledgePoints: ['钾;钠'],
      content: contentOf(body),
    })

  const rows = await exported()
  const before = await versions()
  const same = await importSheet(server, who, QUESTION, await sheetBytes(heads, rows))

  expect(same, JSON.stringify(same.faults)).toMatchObject({
    wrong: 0,
    written: 0,
    unchanged: rows.length,
  })

  expect(await versions()).toEqual(before)

  const changed = rows.map((row) =>
    row.kind === '单选题' ? { ...row, optionA: '改过的选项' } : row,
  )

  const some = someOf(heads, [
    'number',
    'kind',
    'stem',
    'optionA',
    'optionB',
    'optionC',
    'answer',
    'category',
    'difficulty',
  ])

  expect(await importSheet(server, who, QUESTION, await sheetBytes(some, changed))).toMatchObject({
    wrong: 0,
    written: 1,
  })

  const after = await versions()

  expect(after.map(({ edition }) => edition)).toEqual(before.map((_, at) => (at === 0 ? 2 : 1)))

  const { content } = (await who.get(`${QUESTION}/${after[0]!.id}`)).data as {
    content: QuestionContent
  }

  expect(content).toMatchObject({ explanation: '解析', body: { right: 'a' } })
})

test('of many rows with 37 wrong ones those 37 are named with row and column, and nothing is written', async () => {
  const random = randomFrom(37)
  const signs = [
    ...'药物检验标本危急值血钾浓度质控室内处方审核抗菌配伍禁忌剂量肝肾功能时间过敏反应监测患者凝血尿液培养',
  ]
  const textOf = (length: number) =>
    Array.from({ length }, () => signs[Math.floor(random() * signs.length)]).join('')
  // As many as a sheet may have by `npm run proof`.
  const size = Math.max(1000, proofRuns(5000))
  const step = Math.floor(size / 38)

  const rows = Array.from({ length: size }, (_, at) => {
    const row = {
      kind: '单选题',
      stem: `${textOf(24)}？`,
      optionA: '甲',
      optionB: '乙',
      answer: 'A',
      category: '导入的题',
    }

    const turn = Math.floor(at / step)
    return at % step === 10 && turn < 37 ? { ...row, answer: turn % 2 === 0 ? '' : 'AB' } : row
  })

  const wrong = rows.flatMap(({ answer }, at) => (answer === 'A' ? [] : [at + 2]))

  expect(wrong).toHaveLength(37)

  const who = await office()
  const before = (await versions()).length

  const bytes = await sheetBytes(
    someOf(heads, ['kind', 'stem', 'optionA', 'optionB', 'answer', 'category']),
    rows,
  )

  const refused = await importSheet(server, who, QUESTION, bytes)

  expect(refused).toMatchObject({ wrong: 37, written: 0 })
  expect(refused.faults.map(({ row }) => row)).toEqual(wrong)
  expect(new Set(refused.faults.map(({ column }) => column))).toEqual(new Set([heads.answer]))
  expect(refused.faults.map(({ message }) => message)).toContain(issues['right.one'])
  expect(await versions()).toHaveLength(before)
}, 120_000)

test('a category or a number that the reader may not use is named; a teacher does not export', async () => {
  const rows = [
    { number: '999999999', kind: '判断题', stem: '对吗？', answer: '对', category: '导入的题' },
    { kind: '判断题', stem: '对不对？', answer: '错', category: '没有的分类' },
  ]

  const columns = someOf(heads, ['number', 'kind', 'stem', 'answer', 'category'])

  const { faults } = await importSheet(
    server,
    await office(),
    QUESTION,
    await sheetBytes(columns, rows),
  )

  expect(faults.map(({ row, message }) => [row, message])).toEqual([
    [2, issues['sheet.questionUnknown']],
    [3, issues['sheet.categoryUnknown']],
  ])

  expect(await (await server.as('teacher')).get(`${QUESTION}/_export`)).toMatchObject({
    status: 401,
  })
})
