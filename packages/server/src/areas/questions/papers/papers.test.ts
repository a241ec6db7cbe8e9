import { questionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { paperWords } from '@residency/contract/areas/questions/papers/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anExam, QUESTIONS } from '../../../testing/builders/exams.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { openServer, type TestServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { lockPaper } from './lock-paper.ts'

type Item = {
  questionId: number
  edition: number
  newest: number
  points: number
  kind: string
  difficulty: number
  stem: string
  isReady: boolean
}

type Section = { title: string; note: string | null; items: Item[] }

type Detail = {
  version: number
  state: string
  actions: string[]
  items: number
  total: number
  form: string | null
  sections: Section[]
  family: { id: number; form: string; shared: number; difficulty: number }[]
  blueprint: { rows: { category: string | null }[]; overlap: number } | null
}

const PAPERS = '/api/v1/papers'
const { errors } = paperWords['zh-cn']
const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 1 })
let otherBase: number
let category: { pharmacy: number; drugs: number; other: number }

beforeAll(async () => {
  otherBase = (
    await server.db
      .selectFrom('bases')
      .select('id')
      .where('id', '<>', fixtures.baseId)
      .executeTakeFirstOrThrow()
  ).id

  const add = async (name: string, parentId: number | null, baseId: number | null) =>
    (
      await server.db
        .insertInto('learningQuestionCategories')
        .values({ name, parentId, baseId })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id

  const pharmacy = await add('组卷药学', null, null)

  category = {
    pharmacy,
    drugs: await add('抗感染药', pharmacy, null),
    other: await add('别的基地', null, otherBase),
  }
})

beforeEach(() =>
  server.asOwner('truncate rate_limits, submit_locks, learning_papers, learning_questions cascade'),
)

type NewQuestion = {
  kind?: string
  difficulty?: number
  categoryId?: number
  baseId?: number | null
  state?: string
  points?: string[]
}

/** Questions straight in the tables; their content is that of their kind. */
async function addQuestions(
  count: number,
  {
    kind = 'single',
    difficulty = 3,
    categoryId,
    baseId = null,
    state = 'reviewed',
    points = [],
  }: NewQuestion = {},
) {
  const office = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'bhb')
    .executeTakeFirstOrThrow()

  const body = QUESTIONS.find((question) => question.kind === kind)!

  const content = questionContent.parse({
    body: { ...body, stem: `${body.stem} $x^2$` },
    pictures: [],
    explanation: '因为如此',
  })

  const row = {
    categoryId: categoryId ?? category.drugs,
    baseId,
    state,
    kind,
    difficulty,
    points,
    stem: content.body.stem,
    likeness: '',
    bands: [],
    createdBy: office.id,
  }

  const made = await server.db
    .insertInto('learningQuestions')
    .values(Array(count).fill(row))
    .returning('id')
    .execute()

  const ids = made.map(({ id }) => id)

  await addEdition(ids, 1, content, office.id)

  return ids
}

const addEdition = (ids: readonly number[], edition: number, content: unknown, by: number) =>
  server.db
    .insertInto('learningQuestionEditions')
    .values(
      ids.map((questionId) => ({
        questionId,
        edition,
        content: JSON.stringify(content),
        createdBy: by,
      })),
    )
    .execute()

const form = (over: object = {}) => ({
  title: '出科考试',
  note: null,
  baseId: fixtures.baseId,
  passPercent: 60,
  givesPart: false,
  ...over,
})

const create = async (over: object = {}, who = 'base') => {
  const answer = await (await server.as(who)).post(PAPERS, form(over))
  expect(answer, answer.msg).toMatchObject({ status: 200 })

  return answer.data as { id: number; version: number }
}

const read = async (id: number, who = 'bhb') =>
  (await (await server.as(who)).get(`${PAPERS}/${id}`)).data as Detail

const outline = (...sections: (readonly number[])[]) => ({
  sections: sections.map((ids, index) => ({
    title: `第${index + 1}部分`,
    note: null,
    items: ids.map((questionId) => ({ questionId, edition: 1, points: 200 })),
  })),
})

const save = async (id: number, body: object, who = 'base') =>
  (await server.as(who)).put(`${PAPERS}/${id}/outline`, {
    version: (await read(id)).version,
    ...body,
  })

const act = async (id: number, action: string, who = 'base') =>
  (await server.as(who)).post(`${PAPERS}/${id}/act`, { action, version: (await read(id)).version })

/** A paper with its questions. */
async function designed(ids: readonly number[], over: object = {}) {
  const { id } = await create(over)
  expect(await save(id, outline(ids))).toMatchObject({ status: 200 })

  return id
}

const states = async (ids: readonly number[]) =>
  new Set(
    (
      await server.db
        .selectFrom('learningQuestions')
        .select('state')
        .where('id', 'in', ids)
        .execute()
    ).map(({ state }) => state),
  )

describe('designing', () => {
  test('sections and questions are kept in their order with their points, and the total is shown', async () => {
    const ids = await addQuestions(4)
    const { id } = await create()
    const order = [ids[3]!, ids[1]!, ids[0]!]

    expect(await save(id, outline(order.slice(0, 2), [order[2]!]))).toMatchObject({ status: 200 })

    const paper = await read(id)

    expect(paper).toMatchObject({
      items: 3,
      total: 600,
      state: 'draft',
      sections: [{ title: '第1部分' }, { title: '第2部分' }],
    })

    expect(
      paper.sections.flatMap(({ items }) => items.map(({ questionId }) => questionId)),
    ).toEqual(order)
    expect(await save(id, outline([order[2]!]))).toMatchObject({ status: 200 })
    expect(await read(id)).toMatchObject({ items: 1, total: 200 })
  })

  test('a question that is unknown, not reviewed, of another base or there twice is refused and named by its place; nothing is written', async () => {
    const [good] = await addQuestions(1)
    const [draft] = await addQuestions(1, { state: 'draft' })
    const [foreign] = await addQuestions(1, { categoryId: category.other, baseId: otherBase })
    const { id } = await create()

    for (const bad of [draft!, foreign!, 99_999_999])
      expect(await save(id, outline([good!, bad]))).toMatchObject({
        status: 400,
        msg: errors.paperQuestionUnknown.replace('{places}', '2'),
      })

    expect(await save(id, outline([good!], [good!]))).toMatchObject({
      status: 400,
      msg: errors.paperQuestionTwice.replace('{places}', '2'),
    })

    const old = {
      sections: [
        { title: '一', note: null, items: [{ questionId: good!, edition: 7, points: 100 }] },
      ],
    }

    expect(await save(id, old)).toMatchObject({ status: 400 })
    expect(await read(id)).toMatchObject({ items: 0, version: 1 })
  })

  test('two who change it at once: the second is refused', async () => {
    const ids = await addQuestions(2)
    const { id, version } = await create()

    expect(await save(id, { ...outline([ids[0]!]), version })).toMatchObject({ status: 200 })
    expect(await save(id, { ...outline([ids[1]!]), version })).toMatchObject({ status: 409 })
    expect((await read(id)).sections[0]!.items[0]!.questionId).toBe(ids[0])
  })

  test('a newer edition is offered and taken over; the older one stays in its place', async () => {
    const ids = await addQuestions(2)
    const id = await designed(ids)

    const office = await server.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'bhb')
      .executeTakeFirstOrThrow()

    const content = questionContent.parse({
      body: { ...QUESTIONS[0]!, stem: '改过的题干' },
      pictures: [],
      explanation: null,
    })

    await addEdition([ids[0]!], 2, content, office.id)

    await server.db
      .updateTable('learningQuestions')
      .set({ edition: 2 })
      .where('id', '=', ids[0]!)
      .execute()

    const before = (await read(id)).sections[0]!.items

    expect(before[0]).toMatchObject({ edition: 1, newest: 2 })
    expect(before[0]!.stem).not.toBe('改过的题干')

    const items = before.map(({ questionId, newest, points }) => ({
      questionId,
      edition: newest,
      points,
    }))

    expect(await save(id, { sections: [{ title: '一', note: null, items }] })).toMatchObject({
      status: 200,
    })
    expect((await read(id)).sections[0]!.items[0]).toMatchObject({ edition: 2, stem: '改过的题干' })
  })

  test('a base searches and uses the questions of the hospital and its own; a paper does not move to a base whose questions differ', async () => {
    const [shared] = await addQuestions(1, { points: ['抗菌谱'] })
    await addQuestions(1, { categoryId: category.other, baseId: otherBase })
    await addQuestions(1, { state: 'retired' })

    const base = await server.as('base')

    const found = async (query: string) =>
      (
        (await base.get(`${PAPERS}/questions?baseId=${fixtures.baseId}&${query}`)).data as {
          list: Item[]
        }
      ).list

    expect((await found('')).map(({ questionId }) => questionId)).toEqual([shared])
    expect(
      await found(`categoryId=${category.pharmacy}&kind=single&difficulty=3&knowledgePoint=抗菌谱`),
    ).toHaveLength(1)
    expect(await found('difficulty=2')).toHaveLength(0)

    const own = await addQuestions(1, { categoryId: category.other, baseId: otherBase })
    const office = await server.as('bhb')
    const paper = (await office.post(PAPERS, form({ baseId: otherBase }))).data as { id: number }

    expect(await save(paper.id, outline(own), 'bhb')).toMatchObject({ status: 200 })

    const { version } = await read(paper.id)

    expect(await office.put(`${PAPERS}/${paper.id}`, { ...form(), version })).toMatchObject({
      status: 400,
      msg: errors.paperBaseWrong.replace('{places}', '1'),
    })
  })
})

describe('rights', () => {
  test('another base and other teachers do not find a paper; a trainee may not ask', async () => {
    const ids = await addQuestions(1)
    const office = await server.as('bhb')
    const { id } = (await office.post(PAPERS, form({ baseId: otherBase }))).data as { id: number }
    const base = await server.as('base')
    const teacher = await server.as(fixtures.mentors[0]!.username)

    for (const reader of [base, teacher])
      for (const path of ['', '/shown', '/print?print=key'])
        expect(await reader.get(`${PAPERS}/${id}${path}`)).toMatchObject({ status: 404 })

    expect(
      await base.put(`${PAPERS}/${id}/outline`, { ...outline(ids), version: 1 }),
    ).toMatchObject({ status: 404 })
    expect(await base.post(`${PAPERS}/${id}/copy`, {})).toMatchObject({ status: 404 })
    expect(await base.delete(`${PAPERS}/${id}`)).toMatchObject({ status: 404 })
    expect(((await base.get(PAPERS)).data as { total: number }).total).toBe(0)
    expect(await (await server.as(fixtures.trainees[0]!.username)).get(PAPERS)).toMatchObject({
      status: 401,
    })

    expect(await base.post(PAPERS, form({ baseId: otherBase }))).toMatchObject({
      status: 400,
      msg: errors.paperHostWrong,
    })
  })

  test('a teacher drafts and does not check; the base checks, which puts the questions in use', async () => {
    const ids = await addQuestions(2)
    const teacher = fixtures.mentors[0]!.username
    const { id } = await create({}, teacher)

    expect(await act(id, 'check')).toMatchObject({ status: 409, msg: errors.paperEmpty })
    expect(await save(id, outline(ids), teacher)).toMatchObject({ status: 200 })
    expect(await act(id, 'check', teacher)).toMatchObject({ status: 401 })
    expect(await act(id, 'check')).toMatchObject({ status: 200, data: { state: 'checked' } })
    expect(await states(ids)).toEqual(new Set(['inUse']))
  })

  test('a paper with a question that was retired meanwhile is not checked, and the question is named', async () => {
    const ids = await addQuestions(3)
    const id = await designed(ids)

    await server.db
      .updateTable('learningQuestions')
      .set({ state: 'retired' })
      .where('id', '=', ids[1]!)
      .execute()

    expect(await act(id, 'check')).toMatchObject({
      status: 409,
      msg: errors.paperQuestionsUnready.replace('{places}', '2'),
    })

    expect((await read(id)).sections[0]!.items.map(({ isReady }) => isReady)).toEqual([
      true,
      false,
      true,
    ])

    expect(await states([ids[0]!])).toEqual(new Set(['reviewed']))
  })
})

describe('a checked and a locked paper', () => {
  test('neither is changed; a checked one goes back to draft unless a published exam has it, a locked one is copied', async () => {
    const ids = await addQuestions(2)
    const id = await designed(ids)

    await act(id, 'check')

    const base = await server.as('base')

    const change = async () => [
      await save(id, outline([ids[0]!])),
      await base.put(`${PAPERS}/${id}`, {
        ...form({ title: '别的' }),
        version: (await read(id)).version,
      }),
      await base.delete(`${PAPERS}/${id}`),
    ]

    for (const refused of await change())
      expect(refused).toMatchObject({ status: 409, msg: errors.paperNotDraft })

    expect(await act(id, 'reopen')).toMatchObject({ status: 200, data: { state: 'draft' } })

    await act(id, 'check')

    const { examId } = await anExam(server, { questions: QUESTIONS.slice(0, 1) })

    await server.db.insertInto('learningExamPapers').values({ examId, paperId: id }).execute()
    expect(await act(id, 'reopen')).toMatchObject({ status: 409, msg: errors.paperPlanned })

    const lock = () =>
      server.db
        .transaction()
        .execute((db) =>
          lockPaper({ ...systemCtx(server), db: db as unknown as TestServer['db'] }, id),
        )

    await Promise.all([lock(), lock(), lock()])
    await lock()
    expect(await read(id)).toMatchObject({ state: 'locked', items: 2, actions: ['copy'] })

    const steps = await server.db
      .selectFrom('flowHistory')
      .select('action')
      .where('flow', '=', 'paper')
      .where('recordId', '=', id)
      .execute()

    expect(steps.filter(({ action }) => action === 'lock')).toHaveLength(1)

    for (const refused of await change())
      expect(refused).toMatchObject({ status: 409, msg: errors.paperNotDraft })

    expect(await act(id, 'reopen')).toMatchObject({ status: 409 })

    const copy = (await base.post(`${PAPERS}/${id}/copy`, {})).data as { id: number }

    expect(await read(copy.id)).toMatchObject({ state: 'draft', items: 2, total: 400 })
    expect(await save(copy.id, outline([ids[1]!]))).toMatchObject({ status: 200 })
    expect(await read(id)).toMatchObject({ items: 2 })
  })
  test('a draft is not locked, and a draft that an exam has is not deleted', async () => {
    const id = await designed(await addQuestions(1))

    await expect(lockPaper(systemCtx(server), id)).rejects.toMatchObject({
      def: { key: 'kernel.actionNotNow' },
    })

    const { examId } = await anExam(server, { questions: QUESTIONS.slice(0, 1) })

    await server.db.insertInto('learningExamPapers').values({ examId, paperId: id }).execute()
    expect(await (await server.as('base')).delete(`${PAPERS}/${id}`)).toMatchObject({ status: 409 })

    await server.db.deleteFrom('learningExamPapers').where('paperId', '=', id).execute()
    expect(await (await server.as('base')).delete(`${PAPERS}/${id}`)).toMatchObject({ status: 200 })
  })
})

const row = (over: object = {}) => ({
  kind: 'single',
  categoryId: null,
  difficultyFrom: 1,
  difficultyUntil: 5,
  knowledgePoint: null,
  count: 2,
  points: 200,
  ...over,
})

const blueprint = (rows: object[], over: object = {}) => ({
  rows,
  forms: 1,
  overlap: 0,
  overlapUnit: 'questions',
  ...over,
})

describe('drawing by a blueprint', () => {
  test('a paper has what its rows ask for, from categories and those below', async () => {
    await addQuestions(5, { difficulty: 2, points: ['甲'] })
    await addQuestions(5, { difficulty: 5 })
    await addQuestions(3, { kind: 'trueFalse' })

    const rows = [
      row({ categoryId: category.pharmacy, difficultyUntil: 2, knowledgePoint: '甲', count: 4 }),
      row({ kind: 'trueFalse', points: 100 }),
    ]

    const drawn = await (await server.as('base')).post(`${PAPERS}/draw`, {
      ...form(),
      ...blueprint(rows),
    })

    expect(drawn, drawn.msg).toMatchObject({ status: 200 })

    const paper = await read((drawn.data as { ids: number[] }).ids[0]!)

    expect(paper).toMatchObject({
      items: 6,
      total: 1000,
      form: null,
      blueprint: { rows: [{ category: '组卷药学' }, { category: null }] },
    })

    expect(
      paper.sections.map(({ title, items }) => [
        title,
        items.map(({ kind, difficulty }) => `${kind}${difficulty}`),
      ]),
    ).toEqual([
      ['单选题', Array(4).fill('single2')],
      ['判断题', Array(2).fill('trueFalse3')],
    ])
  })

  test('a blueprint that the bank cannot fill names every row that lacks questions and how many; no half paper is made', async () => {
    await addQuestions(3, { difficulty: 4 })
    await addQuestions(9, { kind: 'trueFalse' })

    const rows = [
      row({ kind: 'trueFalse' }),
      row({ difficultyFrom: 4, categoryId: category.drugs }),
      row({ count: 3 }),
      row({ kind: 'essay', count: 1 }),
    ]

    const request = { ...form(), ...blueprint(rows) }
    const base = await server.as('base')
    const refused = await base.post(`${PAPERS}/draw`, request)

    expect(refused).toMatchObject({ status: 409 })
    expect(refused.msg).toContain(
      '第 2 行（单选题 · 抗感染药 · 较难–很难）、第 3 行（单选题）合计缺 2 题；第 4 行（论述题）缺 1 题',
    )
    expect(await server.db.selectFrom('learningPapers').select('id').execute()).toEqual([])

    expect(
      (await base.post(`${PAPERS}/blueprint`, { ...blueprint(rows), baseId: fixtures.baseId }))
        .data,
    ).toMatchObject({
      fitting: [9, 3, 3, 0],
      shortages: [
        { rows: [1, 2], missing: 2 },
        { rows: [3], missing: 1 },
      ],
    })
  })

  test('parallel forms are lettered and keep the bound; too small a bank says what they would share', async () => {
    await addQuestions(12, { difficulty: 2 })
    await addQuestions(12, { difficulty: 4 })

    const base = await server.as('base')

    const drawn = await base.post(`${PAPERS}/draw`, {
      ...form(),
      ...blueprint([row({ count: 8 })], { forms: 3 }),
    })

    const { ids } = drawn.data as { ids: number[] }
    const forms = await Promise.all(ids.map((id) => read(id)))

    expect(forms.map((paper) => paper.form)).toEqual(['A', 'B', 'C'])

    expect(forms[0]!.family).toMatchObject([
      { id: ids[0], shared: 8, difficulty: 3 },
      { id: ids[1], shared: 0, difficulty: 3 },
      { id: ids[2], shared: 0, difficulty: 3 },
    ])

    const request = {
      ...form(),
      ...blueprint([row({ count: 10 })], { forms: 4, overlap: 10, overlapUnit: 'percent' }),
    }

    expect(await base.post(`${PAPERS}/draw`, request)).toMatchObject({
      status: 409,
      msg: errors.blueprintOverlapping.replace('{atLeast}', '3').replace('{possible}', '3'),
    })

    expect(await base.post(`${PAPERS}/draw`, { ...request, overlap: 30 })).toMatchObject({
      status: 200,
      data: { mostShared: 3 },
    })
  })

  test.each([
    [
      'a category of another base',
      () => ({ categoryId: category.other }),
      errors.blueprintCategoryUnknown,
    ],
    [
      'difficulties the wrong way round',
      () => ({ difficultyFrom: 4, difficultyUntil: 2 }),
      paperWords['zh-cn'].issues['difficulty.order'],
    ],
    ['too many questions', () => ({ count: 301 }), paperWords['zh-cn'].issues['count.range']],
  ])('a row with %s is refused', async (_, over, msg) => {
    const refused = await (await server.as('base')).post(`${PAPERS}/draw`, {
      ...form(),
      ...blueprint([row(over())]),
    })

    expect(refused).toMatchObject({ status: 400 })
    expect(refused.msg).toContain(msg)
  })
})

describe('preview and print', () => {
  test('the preview shows every kind without what is right; paper, answer sheet and key are PDFs', async () => {
    const ids = (await Promise.all(QUESTIONS.map(({ kind }) => addQuestions(1, { kind })))).flat()
    const id = await designed(ids)
    const base = await server.as('base')
    const answer = await base.get(`${PAPERS}/${id}/shown`)

    expect(
      (
        answer.data as { sections: { items: { question: { kind: string } }[] }[] }
      ).sections[0]!.items.map(({ question }) => question.kind),
    ).toEqual(QUESTIONS.map(({ kind }) => kind))

    for (const secret of ['right', 'accepted', 'reference', 'rubric', '青霉素', '因为如此'])
      for (const text of [JSON.stringify(answer.data), JSON.stringify(await read(id, 'base'))])
        expect(text).not.toContain(secret)

    for (const print of ['paper', 'sheet', 'key']) {
      const sheet = await base.get(`${PAPERS}/${id}/print?print=${print}`)
      expect(sheet.body.subarray(0, 4).toString(), sheet.msg).toBe('%PDF')
    }

    const { id: empty } = await create()

    expect(await base.get(`${PAPERS}/${empty}/print?print=paper`)).toMatchObject({
      status: 409,
      msg: errors.paperEmpty,
    })
  }, 60_000)
})
