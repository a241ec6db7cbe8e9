import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import type { FilePreview } from '@residency/contract/areas/questions/formats/format.contract'
import { formatWords } from '@residency/contract/areas/questions/formats/text'
import { describe, expect, test } from 'vitest'
import { contentOf, QUESTIONS } from '../../../testing/builders/exams.ts'
import { comparable } from '../../../testing/builders/filed-questions.ts'
import { png } from '../../../testing/files/file-samples.ts'
import { type SheetTask, sheetBytes, sheetRows } from '../../../testing/files/sheets.ts'
import { paragraph, picture, run, wordDocument } from '../../../testing/files/word-document.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const FILES = '/api/v1/questionFiles'
const QUESTION = '/api/v1/questions'
const FORMATS = ['gift', 'moodle', 'qti'] as const
const { issues } = formatWords['zh-cn']
const server = await openServer()
const office = await server.as('bhb')
let serial = 0

/** A category of the hospital, or of a base, with one below it. */
async function aCategory(baseId: number | null = null) {
  const add = async (name: string, parentId: number | null) =>
    (
      await server.db
        .insertInto('learningQuestionCategories')
        .values({ name, baseId, parentId })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id

  const id = await add(`文件${++serial}`, null)
  return { id, name: `文件${serial}`, below: await add('下级', id) }
}

const fileOf = (content: string | Buffer, filename = 'questions.txt') => ({
  file: { filename, content: Buffer.from(content) },
})

const preview = async (content: string | Buffer, who = office) =>
  (await who.form(`${FILES}/preview`, fileOf(content))).data as FilePreview

const start = async (
  content: string | Buffer,
  query: Record<string, string | number>,
  who = office,
) => {
  await server.asOwner('truncate rate_limits')
  return who.form(
    `${FILES}/_import?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    fileOf(content),
  )
}

/** Imports a file, also questions that the bank has, if it is not said otherwise. */
async function imported(
  content: string | Buffer,
  query: Record<string, string | number>,
  who = office,
) {
  const started = await start(content, { known: 'take', ...query }, who)

  expect(started, started.msg).toMatchObject({ status: 200 })

  const { key } = started.data as { key: string }

  await server.work()

  return { key, ...((await who.get(`/api/v1/tasks/${key}`)).data as Omit<SheetTask, 'key'>) }
}

const stored = async (category: number) =>
  (
    await server.db
      .selectFrom('learningQuestions as q')
      .innerJoin('learningQuestionEditions as e', 'e.questionId', 'q.id')
      .where('q.categoryId', '=', category)
      .select(['q.state', 'q.difficulty', 'q.points', 'e.content'])
      .orderBy('q.id')
      .execute()
  ).map((row) => ({ ...row, content: row.content as unknown as QuestionContent }))

const exported = async (format: string, category: number, who = office) => {
  await server.asOwner('truncate rate_limits')
  return who.get(`${FILES}/_export?format=${format}&categoryId=${category}`)
}

const write = (category: number, content: object, over = {}) =>
  office.post(QUESTION, {
    categoryId: category,
    difficulty: 4,
    knowledgePoints: ['钾', 'difficulty:x'],
    content,
    ...over,
  })

describe('a file of questions', () => {
  test('comes in with ids that disclose nothing to takers: not which option was first, nor which was next to which prompt', async () => {
    const { id } = await aCategory()
    const letters = [...'甲乙丙丁戊己庚辛']

    await imported(
      `配伍 {${letters.map((letter) => `=${letter}题 -> ${letter}`).join(' ')}}\n\n单选 {=对 ~错 ~误}`,
      { categoryId: id },
    )

    const [matching, single] = (await stored(id)).map(({ content }) => content.body)
    if (matching?.kind !== 'matching' || single?.kind !== 'single') throw new Error('other kinds')

    const textOf = new Map(matching.options.map((option) => [option.id, option.text]))

    expect(matching.prompts.map(({ right }) => textOf.get(right))).toEqual(letters)
    expect(matching.options.map(({ text }) => text)).not.toEqual(letters)
    expect(single.options.find((option) => option.id === single.right)?.text).toBe('对')

    const ids = [...matching.options, ...single.options].map((option) => option.id)

    expect(ids.filter((optionId) => !/^[a-z0-9]{6}$/.test(optionId))).toEqual([])
    expect(new Set(ids).size).toBe(letters.length + 3)
  })

  test('is previewed with what would come in, by kind, and what cannot, by line, in the reader’s language; nothing is written', async () => {
    const text =
      '$CATEGORY: 药学/没有的\n\n对{T}\n\n错{F}\n\n题 {=甲 ~乙}\n\n坏 {~甲 ~乙}\n\n说明\n\n近似 {=甲 =%50%乙}\n\n同 {=甲 ~乙 ~乙}'
    const understood = { file: null, notes: [], isKnown: false }

    expect(await preview(text)).toEqual({
      format: 'gift',
      right: 4,
      wrong: 3,
      lessened: 1,
      known: 0,
      questions: [
        { ...understood, line: 3, kind: 'trueFalse', stem: '对', count: 0, key: '对' },
        { ...understood, line: 5, kind: 'trueFalse', stem: '错', count: 0, key: '错' },
        { ...understood, line: 7, kind: 'single', stem: '题', count: 2, key: 'A' },
        {
          ...understood,
          line: 13,
          kind: 'blank',
          stem: '近似 ____',
          count: 1,
          key: '甲',
          notes: [issues['formats.partLeft']],
        },
      ],
      kinds: [
        { kind: 'single', count: 1 },
        { kind: 'trueFalse', count: 2 },
        { kind: 'blank', count: 1 },
      ],
      categories: [{ name: '药学/没有的', isKnown: false }],
      faults: [
        { line: 9, file: null, stem: null, message: issues['formats.noRight'] },
        { line: 11, file: null, stem: null, message: issues['formats.noAnswer'] },
        {
          line: 15,
          file: null,
          stem: null,
          message: `${bankWords['zh-cn'].fields.options}：${bankWords['zh-cn'].issues['options.repeated']}`,
        },
      ],
      notes: [{ line: 13, file: null, stem: null, message: issues['formats.partLeft'] }],
    })

    const { faults } = await preview('说明', office.with({ 'accept-language': 'en' }) as Caller)

    expect(faults.map(({ message }) => message)).toEqual([
      formatWords.en.issues['formats.textUnknown'],
    ])

    const nothing = await preview('')

    expect(nothing).toMatchObject({
      format: null,
      right: 0,
      wrong: 1,
      faults: [{ message: issues['formats.nothingFound'] }],
    })

    const picture = await preview(await png(10))

    expect(picture).toMatchObject({
      format: null,
      right: 0,
      faults: [{ message: issues['formats.foreignPicture'] }],
    })

    const sheet = await office.form(
      `${FILES}/preview`,
      fileOf(await sheetBytes({ stem: '题干' }, [{ stem: 'x' }]), 'questions.xlsx'),
    )

    expect(sheet.data).toMatchObject({
      format: null,
      right: 0,
      faults: [{ message: issues['formats.foreignSheet'] }],
    })
  })

  test('that comes in twice leaves out what the bank has, also from another format and in another order of options', async () => {
    const { id } = await aCategory()
    const first =
      '华法林的拮抗剂是 {=维生素K ~维生素C ~鱼精蛋白}\n\n肝素可以口服{F}\n\n华法林的监测指标是 {=INR}'

    expect(await preview(first)).toMatchObject({ right: 3, known: 0 })

    expect(await imported(first, { categoryId: id, known: 'leave' })).toMatchObject({
      written: 3,
      unchanged: 0,
    })

    const again = await preview(first)

    expect(again).toMatchObject({ right: 3, known: 3 })
    expect(again.questions.map(({ isKnown }) => isKnown)).toEqual([true, true, true])

    const left = await imported(first, { categoryId: id, known: 'leave' })

    expect(left).toMatchObject({ state: 'done', written: 0, unchanged: 3, wrong: 0 })
    expect(await stored(id)).toHaveLength(3)

    // a full-width letter is the same, another key and another option are not; the second of two in
    // one file is left out
    const other = [
      '华法林的拮抗剂是 {=维生素Ｋ ~鱼精蛋白 ~维生素C}',
      '华法林的拮抗剂是 {=维生素C ~维生素K ~鱼精蛋白}',
      '肝素可以口服{T}',
      '阿司匹林是抗血小板药{T}',
      '阿司匹林是抗血小板药{T}',
    ].join('\n\n')

    expect((await preview(other)).questions.map(({ isKnown }) => isKnown)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])

    expect(await imported(other, { categoryId: id, known: 'leave' })).toMatchObject({
      written: 3,
      unchanged: 2,
    })

    expect(await imported(other, { categoryId: id, known: 'take' })).toMatchObject({
      written: 5,
      unchanged: 0,
    })

    const { body } = await exported('moodle', id)

    expect(await preview(body)).toMatchObject({ right: 11, known: 11 })
  })

  test('is not compared with questions that its reader does not see', async () => {
    const bases = await server.db.selectFrom('bases').select('id').limit(1).execute()
    const { id } = await aCategory(bases[0]!.id)

    await imported('只有基地才有的题{T}', { categoryId: id })
    expect(await preview('只有基地才有的题{T}')).toMatchObject({ known: 1 })

    expect(await preview('只有基地才有的题{T}', await server.as('teacher'))).toMatchObject({
      right: 1,
      known: 0,
    })
  })

  test.each(FORMATS)(
    'goes out as %s and comes in again as drafts that are the same, in the categories that the file names',
    async (format) => {
      const [from, to] = [await aCategory(), await aCategory()]
      for (const [index, body] of QUESTIONS.entries())
        await write(index === 0 ? from.id : from.below, contentOf(body))

      const { body: file } = await exported(format, from.id)
      const before = [...(await stored(from.id)), ...(await stored(from.below))]
      const { categories, ...seen } = await preview(file)

      expect(seen).toMatchObject({ format, right: QUESTIONS.length, wrong: 0, lessened: 0 })
      expect(categories).toEqual(
        [`${from.name}`, `${from.name}/下级`].map((name) => ({ name, isKnown: true })),
      )

      expect(await imported(file, { categoryId: to.id })).toMatchObject({
        state: 'done',
        written: QUESTIONS.length,
        wrong: 0,
      })

      const after = await stored(to.id)

      expect(after.map(comparable)).toEqual(before.map(comparable))
      expect(new Set(after.map(({ state }) => state))).toEqual(new Set(['draft']))

      await imported(file, { categoryId: to.id, places: 'file' })
      expect(await stored(from.below)).toHaveLength(2 * (QUESTIONS.length - 1))
    },
  )

  test('of every format that is read comes in as drafts; the preview says the format, the kind, the options and what is right', async () => {
    const item = { kind: 'single', stem: '首先的处理是', count: 2, key: 'B', notes: [] }
    const lines = ['1. 首先的处理是', 'A. 停药', 'B. 继续', '答案：B', '难度：较难']
    const qti1 = `<questestinterop><item ident="i"><presentation><material><mattext>首先的处理是</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice>${['停药', '继续'].map((text) => `<response_label ident="${text}"><material><mattext>${text}</mattext></material></response_label>`).join('')}</render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">继续</varequal></conditionvar><setvar>100</setvar></respcondition></resprocessing></item></questestinterop>`

    const files = {
      word: wordDocument(lines),
      text: lines.join('\n'),
      aiken: '首先的处理是\nA. 停药\nB. 继续\nANSWER: B',
      qti1,
      gift: '首先的处理是 {~停药 =继续}',
    }

    for (const [format, content] of Object.entries(files)) {
      const { id } = await aCategory()

      expect(await preview(content)).toMatchObject({
        format,
        right: 1,
        wrong: 0,
        questions: [item],
      })

      expect(await imported(content, { categoryId: id })).toMatchObject({
        state: 'done',
        written: 1,
        wrong: 0,
      })

      const [saved] = await stored(id)

      expect(saved).toMatchObject({
        state: 'draft',
        content: { body: { kind: 'single', stem: '首先的处理是' } },
      })

      const body = saved!.content.body

      expect(
        body.kind === 'single' && body.options.find((option) => option.id === body.right)?.text,
      ).toBe('继续')
    }
  })

  test('with pictures in a Word document: the question that comes in has its own; one that is none is left out with a note', async () => {
    const { id } = await aCategory()

    const paragraphs = [
      paragraph(`${run('1. 见图')}${picture('r1', '心电图')}${picture('r2', '坏图')}`),
      '答案：对',
    ]

    const file = wordDocument(paragraphs, {
      pictures: { r1: await png(70), r2: Buffer.from('none') },
    })

    expect(await preview(file)).toMatchObject({
      format: 'word',
      right: 1,
      lessened: 1,
      questions: [{ notes: [issues['formats.pictureLeft']] }],
    })

    expect(await imported(file, { categoryId: id })).toMatchObject({ written: 1 })

    const [{ content }] = (await stored(id)) as unknown as [{ content: QuestionContent }]

    expect(content).toMatchObject({
      body: { kind: 'trueFalse', stem: '见图[图1]', right: true },
      pictures: [{ alt: '心电图' }],
    })

    expect(
      await office.post('/fileOperation/ticket', { filePath: content.pictures[0]!.filePath }),
    ).toMatchObject({ status: 200 })
  })

  test('whose categories the bank does not have: they are added below the chosen one, or below as much of their path as there is', async () => {
    const { id, name } = await aCategory()
    const gift = `$CATEGORY: 新的/更深\n\n甲{T}\n\n$CATEGORY: ${name}/下级/其下\n\n乙{F}\n\n$CATEGORY: 新的\n\n丙{T}`

    expect((await preview(gift)).categories.map(({ isKnown }) => isKnown)).toEqual([
      false,
      false,
      false,
    ])

    expect(await imported(gift, { categoryId: id, places: 'new' })).toMatchObject({
      written: 3,
      wrong: 0,
    })

    const paths = await server.db
      .selectFrom('learningQuestions as q')
      .innerJoin('learningQuestionCategories as c', 'c.id', 'q.categoryId')
      .innerJoin('learningQuestionCategories as up', 'up.id', 'c.parentId')
      .where('q.stem', 'in', ['甲', '乙', '丙'])
      .where('c.name', 'in', ['更深', '其下', '新的'])
      .select(['q.stem', 'c.name', 'up.name as above', 'up.parentId'])
      .orderBy('q.id')
      .execute()

    expect(paths.map(({ stem, name: own, above }) => [stem, own, above])).toEqual([
      ['甲', '更深', '新的'],
      ['乙', '其下', '下级'],
      ['丙', '新的', name],
    ])

    expect(paths[0]!.parentId).toBe(id)

    const teacher = await server.as('teacher')

    expect(await start(gift, { categoryId: id, places: 'new' }, teacher)).toMatchObject({
      status: 400,
      msg: bankWords['zh-cn'].errors.categoryNotKept,
    })

    expect(await start(gift, { categoryId: id, places: 'file' }, teacher)).toMatchObject({
      status: 200,
    })
  })

  test.each(['moodle', 'qti'] as const)(
    'as %s carries pictures: the question that comes in has its own',
    async (format) => {
      const [from, to] = [await aCategory(), await aCategory()]
      const upload = await office.form('/fileOperation/attachment?purpose=image', {
        file: { filename: 'a.png', content: await png(20 + serial) },
      })
      const { filePath } = upload.data as { filePath: string }
      const body = { kind: 'trueFalse', stem: '见[图1]', right: true }

      expect(
        await write(from.id, { body, pictures: [{ filePath, alt: '心电图' }], explanation: null }),
      ).toMatchObject({ status: 200 })

      const { body: file } = await exported(format, from.id)

      expect(await imported(file, { categoryId: to.id })).toMatchObject({ written: 1 })

      const [{ content }] = (await stored(to.id)) as unknown as [{ content: QuestionContent }]

      expect(content).toMatchObject({ body, pictures: [{ alt: '心电图' }] })
      expect(content.pictures[0]!.filePath).not.toBe(filePath)

      const ticket = await office.post('/fileOperation/ticket', {
        filePath: content.pictures[0]!.filePath,
      })

      expect(ticket, ticket.msg).toMatchObject({ status: 200 })
    },
  )

  test('that names a picture of a question one does not see, or one that is none, comes in without it, and says so', async () => {
    const { id } = await aCategory()
    const upload = await office.form('/fileOperation/attachment?purpose=image', {
      file: { filename: 'b.png', content: await png(61) },
    })
    const { filePath } = upload.data as { filePath: string }
    const text = `// picture: ${filePath}\n// alt: 图\n[plain]见[图1]和[图2]{T}`
    const seen = await preview(text)

    expect(seen).toMatchObject({
      right: 1,
      lessened: 1,
      notes: [{ line: 3, message: issues['formats.pictureLeft'] }],
    })

    expect(await imported(text, { categoryId: id })).toMatchObject({ written: 1 })

    expect((await stored(id))[0]!.content).toMatchObject({
      body: { stem: '见和[图2]' },
      pictures: [],
    })
  })

  test('that names one picture for thousands of questions, each of which would keep a copy, comes in with as many as a file may have', async () => {
    const { id } = await aCategory()
    const upload = await office.form('/fileOperation/attachment?purpose=image', {
      file: { filename: 'c.png', content: await png(62) },
    })
    const { filePath } = upload.data as { filePath: string }
    const body = { kind: 'trueFalse', stem: '见[图1]', right: true }

    expect(
      await write(id, { body, pictures: [{ filePath, alt: '图' }], explanation: null }),
    ).toMatchObject({ status: 200 })

    const [{ content }] = (await stored(id)) as unknown as [{ content: QuestionContent }]

    const pictures = `// picture: ${content.pictures[0]!.filePath}\n// alt: 图\n`.repeat(8)

    const questions = Array.from(
      { length: 700 },
      (_, at) => `${pictures}[plain]第 ${at} 题，见[图1]{T}`,
    )

    expect(await preview(questions.join('\n\n'))).toMatchObject({ right: 700, lessened: 75 })
  })

  test('of 5,000 questions with 37 wrong ones: those 37 are named with their lines, nothing is written; the right ones are on request', async () => {
    const { id } = await aCategory()
    const isWrong = (at: number) => at % 133 === 50 && at < 4900

    const blocks = Array.from(
      { length: 5000 },
      (_, at) =>
        `第 ${at * 7919} 号标本的处理 {\n=复查${at}\n~报告\n${isWrong(at) ? '~报告\n' : ''}}\n\n`,
    )

    const lines: number[] = []
    let line = 1

    for (const [index, block] of blocks.entries()) {
      if (isWrong(index)) lines.push(line)
      line += block.split('\n').length - 1
    }

    expect(lines).toHaveLength(37)

    const seen = await preview(blocks.join(''))

    expect(seen).toMatchObject({ right: 4963, wrong: 37 })
    expect(seen.faults.map((fault) => fault.line)).toEqual(lines)

    const refused = await imported(blocks.join(''), { categoryId: id })

    expect(refused).toMatchObject({ state: 'done', written: 0, wrong: 37 })
    expect(refused.faults.map(({ row }) => row)).toEqual(lines)

    expect(refused.faults[0]).toMatchObject({
      column: '第 51 题',
      message: `${bankWords['zh-cn'].fields.options}：${bankWords['zh-cn'].issues['options.repeated']}`,
    })

    expect(await stored(id)).toEqual([])

    const few = blocks.slice(45, 52).join('')
    const valid = await imported(few, { categoryId: id, mode: 'valid' })

    expect(valid).toMatchObject({ written: 6, wrong: 1 })
    expect(await stored(id)).toHaveLength(6)

    const { body } = await office.get(`/api/v1/tasks/${valid.key}/result`)
    const { stem, place } = formatWords['zh-cn'].sheets.questionFiles.columns

    expect((await sheetRows(body, { stem, place })).slice(4, 6)).toEqual([
      { stem: `第 ${49 * 7919} 号标本的处理`, place: '第 5 题' },
      { stem: '', place: '第 6 题' },
    ])
  })
})

describe('who may', () => {
  test('who writes questions imports into categories they use; a trainee and a stranger do nothing of it', async () => {
    const other = await server.db
      .selectFrom('bases')
      .select('id')
      .where('code', '<>', '')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()

    const [mine, foreign] = [await aCategory(), await aCategory(other.id)]
    const teacher = await server.as('teacher')

    expect(await imported('对{T}', { categoryId: mine.id }, teacher)).toMatchObject({ written: 1 })

    for (const category of [foreign.id, 999_999_999])
      expect(await start('对{T}', { categoryId: category }, teacher)).toMatchObject({
        status: 400,
        msg: bankWords['zh-cn'].errors.categoryUnknown,
      })

    expect(await start('对{T}', {}, teacher)).toMatchObject({ status: 400 })
    expect(await exported('gift', mine.id, teacher)).toMatchObject({ status: 401 })

    const trainee = await server.as('student')

    for (const who of [trainee, server.anonymous as unknown as Caller]) {
      expect(await who.form(`${FILES}/preview`, fileOf('对{T}'))).toMatchObject({ status: 401 })
      expect(await start('对{T}', { categoryId: mine.id }, who)).toMatchObject({ status: 401 })
      expect(await exported('gift', mine.id, who)).toMatchObject({ status: 401 })
    }

    expect(await stored(mine.id)).toHaveLength(1)
  })
  test('an export holds what the reader sees: not the drafts of another base; each is audited, without the words searched for', async () => {
    const other = await server.db
      .selectFrom('bases')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()

    const foreign = await aCategory(other.id)

    await write(foreign.id, contentOf({ kind: 'trueFalse', stem: '别的基地的题', right: true }))

    const base = await server.as('base')
    const { body } = await exported('gift', foreign.id, base)

    expect(body.toString()).not.toContain('别的基地的题')
    expect((await exported('gift', foreign.id)).body.toString()).toContain('别的基地的题')

    await office.get(`${FILES}/_export?format=moodle&keywords=${encodeURIComponent('别的')}`)

    const entry = await server.db
      .selectFrom('auditEntries')
      .select('detail')
      .where('action', '=', 'learning.questionFile.export')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()

    expect(entry.detail).toMatchObject({ format: 'moodle', filters: { hasKeywords: true } })
    expect(JSON.stringify(entry.detail)).not.toContain('别的')
    expect(await office.get(`${FILES}/_export?format=docx`)).toMatchObject({ status: 400 })
  })
})
