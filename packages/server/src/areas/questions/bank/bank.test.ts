import type {
  QuestionBody,
  QuestionContent,
} from '@residency/contract/areas/questions/bank/question.shape'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { kernelWords } from '@residency/contract/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/http/ctx.ts'
import { anExam, contentOf, QUESTIONS } from '../../../testing/builders/exams.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { decidersOf, whileWaived } from '../../../testing/builders/second-person.ts'
import { png } from '../../../testing/files/file-samples.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { findBatchCandidates } from '../pairs/pair.queries.ts'
import { insertQuestions } from './insert-questions.ts'
import { useQuestions } from './use-questions.ts'

const QUESTION = '/api/v1/questions'
const CATEGORY = '/api/v1/questionCategories'
const PAIR = '/api/v1/questionPairs'
const { errors, issues } = bankWords['zh-cn']

type Row = {
  id: number
  version: number
  state: string
  edition: number
  actions: string[]
  edits: string[]
}

type Detail = Row & {
  content: QuestionContent
  editions: { edition: number }[]
  papers: { title: string }[]
  othersUse: number
}

const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 2, trainees: 1 })

/** Categories of the hospital, of the base of `base`, and of another base. */
let hospital: number
let own: number
let foreign: number
let serial = 0

beforeAll(async () => {
  const other = await server.db
    .selectFrom('bases')
    .select('id')
    .where('id', '<>', fixtures.baseId)
    .executeTakeFirstOrThrow()

  const rows = [null, fixtures.baseId, other.id].map((baseId) => ({ name: '试题', baseId }))

  const made = await server.db
    .insertInto('learningQuestionCategories')
    .values(rows)
    .returning('id')
    .execute()
  ;[hospital, own, foreign] = made.map(({ id }) => id) as [number, number, number]
})

const single = (over: object = {}): QuestionBody => ({
  kind: 'single',
  stem: `第${++serial}题：${serial * 7919}号标本的处理？`,
  options: [
    { id: 'a', text: '复查' },
    { id: 'b', text: '报告' },
  ],
  right: 'a',
  ...over,
})

const form = (body: unknown = single(), categoryId = own) => ({
  categoryId,
  difficulty: 3,
  knowledgePoints: ['危急值'],
  content: { body, pictures: [], explanation: '解析' },
})

const teacher = (n = 0) => server.as(fixtures.mentors[n]!.username)

async function written(body: unknown = single(), categoryId = own, n = 0): Promise<Row> {
  const answer = await (await teacher(n)).post(QUESTION, form(body, categoryId))
  expect(answer, answer.msg).toMatchObject({ status: 200 })

  return answer.data as Row
}

const read = async (id: number, who = 'base') =>
  (await (await server.as(who)).get(`${QUESTION}/${id}`)).data as Detail

const act = async (id: number, action: string, who = 'base') =>
  (await server.as(who)).post(`${QUESTION}/${id}/act`, {
    action,
    version: (await read(id, 'bhb')).version,
  })

const change = async (id: number, content: unknown, who = 'base', over: object = {}) =>
  (await server.as(who)).put(`${QUESTION}/${id}`, {
    ...form(),
    content,
    version: (await read(id, 'bhb')).version,
    ...over,
  })

const use = (ids: number[]) =>
  server.db.transaction().execute(async (tx) => {
    const ctx = systemCtx(server)
    return useQuestions({ ...ctx, db: tx as never, audit: ctx.audit.within(tx as never) }, ids)
  })

describe('writing', () => {
  test.each([
    ['without a right answer', { right: '' }, 'body.content.body.right', issues['right.unknown']],
    [
      'with two right answers for a single choice',
      { right: ['a', 'b'] },
      'body.content.body.right',
      issues['right.one'],
    ],
    [
      'whose right answer is no option',
      { right: 'c' },
      'body.content.body.right',
      issues['right.unknown'],
    ],
    [
      'with one option',
      { options: [{ id: 'a', text: '复查' }] },
      'body.content.body.options',
      issues['options.few'],
    ],
    [
      'that is a multiple choice with one right answer',
      { kind: 'multiple', right: ['a'] },
      'body.content.body.right',
      issues['right.two'],
    ],
    [
      'without a stem',
      { stem: ' ' },
      'body.content.body.stem',
      kernelWords['zh-cn'].issues['text.required'],
    ],
  ])('a question %s is refused, and the field is named', async (_, over, path, message) => {
    const refused = await (await teacher()).post(QUESTION, form(single(over)))
    expect(refused.status).toBe(400)
    expect(refused.errors[0]).toEqual({ path, message })
  })

  test('every kind is written as a draft and read as it was', async () => {
    for (const body of QUESTIONS) {
      const { id, state } = await written(body)
      expect(state).toBe('draft')
      expect((await read(id)).content).toEqual(contentOf(body))
    }
  })

  test('a teacher writes for the hospital and the own base, not for another base; a trainee has no bank', async () => {
    await written(single(), hospital)

    expect(await (await teacher()).post(QUESTION, form(single(), foreign))).toMatchObject({
      status: 400,
      msg: errors.categoryUnknown,
    })

    const trainee = await server.as(fixtures.trainees[0]!.username)

    for (const path of [QUESTION, CATEGORY])
      expect(await trainee.get(path)).toMatchObject({ status: 401 })

    expect(await trainee.post(QUESTION, form())).toMatchObject({ status: 401 })
  })

  test('somebody else’s picture is refused and nothing is written; one’s own is then read by who sees the question', async () => {
    const upload = async (n: number) => {
      const file = { filename: `${n}.png`, content: await png(n + 10) }
      return (
        (await (await teacher(n)).form('/fileOperation/attachment?purpose=image', { file }))
          .data as { filePath: string }
      ).filePath
    }

    const withPicture = (filePath: string) => ({
      ...form(),
      content: { ...form().content, pictures: [{ filePath, alt: '图' }] },
    })

    const [mine, theirs] = [await upload(0), await upload(1)]

    const before = await server.db
      .selectFrom('learningQuestions')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirst()

    expect(await (await teacher()).post(QUESTION, withPicture(theirs))).toMatchObject({
      status: 400,
    })

    const after = await server.db
      .selectFrom('learningQuestions')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirst()

    expect(after).toEqual(before)
    expect(await (await teacher()).post(QUESTION, withPicture(mine))).toMatchObject({ status: 200 })

    const ticket = async (who: string) =>
      (await server.as(who)).post('/fileOperation/ticket', { filePath: mine })

    expect(await ticket('base')).toMatchObject({ status: 200 })
    expect(await ticket(fixtures.trainees[0]!.username)).toMatchObject({ status: 404 })
  })
})

describe('who sees what', () => {
  test('a draft is seen by its author and who keeps the bank; once reviewed, by everybody of the base', async () => {
    const { id } = await written()

    expect(await (await teacher(1)).get(`${QUESTION}/${id}`)).toMatchObject({ status: 404 })

    await act(id, 'review')

    expect(await (await teacher(1)).get(`${QUESTION}/${id}`)).toMatchObject({
      status: 200,
      data: { actions: [], edits: [] },
    })
  })

  test('questions of another base do not exist: to read, change, review, move, retire or merge', async () => {
    const { id, version } = (await (await server.as('bhb')).post(QUESTION, form(single(), foreign)))
      .data as Row
    const { id: mine } = await written()
    const base = await server.as('base')

    expect(await base.get(`${QUESTION}/${id}`)).toMatchObject({ status: 404 })
    expect(await base.get(`${QUESTION}/${id}/editions/1`)).toMatchObject({ status: 404 })
    expect(await base.put(`${QUESTION}/${id}`, { ...form(), version })).toMatchObject({
      status: 404,
    })
    expect(await base.delete(`${QUESTION}/${id}`)).toMatchObject({ status: 404 })
    expect(await base.post(`${QUESTION}/${id}/act`, { action: 'review', version })).toMatchObject({
      status: 404,
    })

    expect((await base.post(`${QUESTION}/move`, { ids: [id], categoryId: own })).data).toEqual({
      done: 0,
      left: 1,
    })

    expect(
      await base.post(`${PAIR}/merge`, { keptId: mine, goneId: id, goneVersion: version }),
    ).toMatchObject({ status: 404 })

    const { list } = (await base.get(`${QUESTION}?categoryId=${foreign}`)).data as {
      list: object[]
    }

    expect(list).toEqual([])
  })

  test('a base reads reviewed questions of the hospital and does not decide about them', async () => {
    const { id } = await written(single(), hospital)
    await act(id, 'review', 'bhb')
    expect(await read(id)).toMatchObject({ state: 'reviewed', actions: [], edits: [] })
    expect(await act(id, 'retire')).toMatchObject({ status: 409 })
  })
})

describe('the flow', () => {
  test('nobody reviews an own question, nor one whose last edition is theirs; another keeper does', async () => {
    const { id } = (await (await server.as('base')).post(QUESTION, form())).data as Row

    expect((await read(id)).actions).toEqual(['retire'])
    expect(await act(id, 'review')).toMatchObject({ status: 409 })

    const { id: other } = await written()

    expect(await change(other, contentOf(single()))).toMatchObject({ status: 200 })
    expect(await act(other, 'review')).toMatchObject({ status: 409 })

    expect(await act(other, 'review', 'bhb')).toMatchObject({
      status: 200,
      data: { state: 'reviewed' },
    })

    expect(
      await (await teacher()).post(`${QUESTION}/${other}/act`, { action: 'retire', version: 1 }),
    ).toMatchObject({ status: 401 })
  })

  test('an own question is reviewed by its writer where that is waived; until then it says who else may', async () => {
    const { id } = (await (await server.as('base')).post(QUESTION, form())).data as Row

    expect(await decidersOf(await server.as('base'), 'question', id)).toMatchObject({
      why: 'secondPerson',
      hasPeople: true,
    })

    await whileWaived(server, 'question', async () => {
      expect((await read(id)).actions).toEqual(['review', 'retire'])
      expect(await act(id, 'review')).toMatchObject({ status: 200, data: { state: 'reviewed' } })
    })

    expect((await decidersOf(await server.as('base'), 'question', id)).byOnePerson).toHaveLength(1)
  })

  test('a change of a reviewed question makes it a draft again; without another content it stays reviewed', async () => {
    const { id } = await written()
    await act(id, 'review')

    const { content } = await read(id)

    expect(
      await change(id, content, fixtures.mentors[0]!.username, { difficulty: 5 }),
    ).toMatchObject({
      data: { state: 'reviewed', edition: 1 },
    })
    expect(await change(id, contentOf(single()), fixtures.mentors[0]!.username)).toMatchObject({
      data: { state: 'draft', edition: 2 },
    })
  })

  test('one in use gets another edition and stays in use; the author no longer changes it; papers keep the edition they name', async () => {
    const { id } = await written()

    expect(await use([id])).toEqual([id])

    await act(id, 'review')
    expect(await use([id, id + 100_000])).toEqual([id + 100_000])

    const before = await read(id)

    expect(before.state).toBe('inUse')
    expect(await change(id, contentOf(single()), fixtures.mentors[0]!.username)).toMatchObject({
      status: 409,
    })
    expect(await change(id, contentOf(single({ stem: '改过的题干' })))).toMatchObject({
      data: { state: 'inUse', edition: 2 },
    })

    const after = await read(id)

    expect(after.editions.map(({ edition }) => edition)).toEqual([2, 1])

    const first = (await (await server.as('base')).get(`${QUESTION}/${id}/editions/1`)).data

    expect(first).toEqual({ edition: 1, content: before.content })
  })

  test('a retired question is not changed and not used, and is a draft when it is brought back', async () => {
    const { id } = await written()
    await act(id, 'retire')
    expect(await use([id])).toEqual([id])
    expect(await change(id, contentOf(single()))).toMatchObject({ status: 409 })
    expect(await act(id, 'restore')).toMatchObject({ data: { state: 'draft' } })
  })

  test('many are reviewed at once; own ones are left with the reason, and the decision can be undone', async () => {
    const base = await server.as('base')

    const ids = [
      (await written()).id,
      (await written()).id,
      ((await base.post(QUESTION, form())).data as Row).id,
    ]

    const { data } = await base.post(`${QUESTION}/act`, { action: 'review', ids })

    expect(data).toMatchObject({
      done: 2,
      rows: [{ isDone: true }, { isDone: true }, { isDone: false }],
    })

    const { undo } = data as { undo: { id: number } }

    expect(await base.post(`${QUESTION}/undo`, { decision: undo.id })).toMatchObject({
      status: 200,
      data: { done: 2 },
    })

    expect((await read(ids[0]!)).state).toBe('draft')
  })

  test('of two who change a question at once the second is refused, and one edition is written', async () => {
    const { id, version } = await written()
    const [base, author] = [await server.as('base'), await teacher()]
    const answers = await Promise.all(
      [base, author].map((who) => who.put(`${QUESTION}/${id}`, { ...form(), version })),
    )

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read(id)).editions).toHaveLength(2)
  })

  test('two similar questions are changed at once, and neither writer waits for the other', async () => {
    const stem = '血气分析标本采集后应当在多长时间之内送达检验科并且完成检测？'

    const [first, second] = [
      await written(single({ stem })),
      await written(single({ stem: `${stem}（单选）` })),
    ]

    const [base, office] = [await server.as('base'), await server.as('bhb')]
    let versions = [first.version, second.version]

    for (const n of [1, 2, 3]) {
      const put = (who: typeof base, id: number, version: number) =>
        who.put(`${QUESTION}/${id}`, { ...form(single({ stem: stem + n })), version })

      const answers = await Promise.all([
        put(base, first.id, versions[0]!),
        put(office, second.id, versions[1]!),
      ])

      expect(answers.map(({ status }) => status)).toEqual([200, 200])

      versions = answers.map(({ data }) => (data as Row).version)
    }
  })

  test('a draft is deleted by its author; one that a paper names is not, and says where it is used as far as one may know', async () => {
    const { id } = await written()

    expect(await (await teacher()).delete(`${QUESTION}/${id}`)).toMatchObject({ status: 200 })

    const { id: named } = await written()
    const { paperId } = await anExam(server)
    const item = { paperId, section: 0, place: 99, questionId: named, edition: 1, points: 100 }

    await server.db.insertInto('learningPaperItems').values(item).execute()

    expect(await (await teacher()).delete(`${QUESTION}/${named}`)).toMatchObject({
      status: 409,
      msg: errors.questionUsed,
    })

    expect(await read(named)).toMatchObject({ papers: [], othersUse: 1 })
    expect((await read(named, 'bhb')).papers).toHaveLength(1)
  })
})

describe('categories', () => {
  test('a base keeps those of its own; a category with questions is not deleted; names differ at one level', async () => {
    const base = await server.as('base')

    const add = async (name: string, over: object = {}) => {
      await server.asOwner('truncate submit_locks')
      return base.post(CATEGORY, { name, parentId: null, baseId: fixtures.baseId, ...over })
    }

    expect(await add('临床药学', { baseId: null })).toMatchObject({
      status: 400,
      msg: errors.categoryHostWrong,
    })

    const { id, version } = (await add('临床药学')).data as Row

    expect(await add('临床药学')).toMatchObject({ status: 409, msg: errors.categoryNameTaken })
    expect(await add('抗/菌')).toMatchObject({ status: 400 })

    const { id: below } = (await add('抗菌', { parentId: id })).data as Row

    expect(
      await base.put(`${CATEGORY}/${id}`, { name: '临床药学', parentId: below, version }),
    ).toMatchObject({ msg: errors.categoryLoop })

    await written(single(), below)

    for (const categoryId of [id, below])
      expect(await base.delete(`${CATEGORY}/${categoryId}`)).toMatchObject({
        status: 409,
        msg: errors.categoryUsed,
      })

    const { list } = (await base.get(`${QUESTION}?categoryId=${id}`)).data as { list: object[] }

    expect(list).toHaveLength(1)
    expect(
      await (await teacher()).post(CATEGORY, { name: 'x', parentId: null, baseId: null }),
    ).toMatchObject({ status: 401 })
    expect(
      await base.put(`${CATEGORY}/${hospital}`, { name: 'x', parentId: null, version: 1 }),
    ).toMatchObject({ status: 404 })
  })
  test('questions of kept banks are moved; a category of another bank is refused', async () => {
    const { id } = await written()
    const base = await server.as('base')

    expect(await base.post(`${QUESTION}/move`, { ids: [id], categoryId: hospital })).toMatchObject({
      status: 400,
      msg: errors.categoryUnknown,
    })

    const office = await server.as('bhb')

    expect(
      await office.post(`${QUESTION}/move`, { ids: [id], categoryId: hospital }),
    ).toMatchObject({ data: { done: 1, left: 0 } })
    expect(await base.get(`${QUESTION}/${id}`)).toMatchObject({ status: 404 })
  })
})

describe('likely duplicates', () => {
  const alike = '患者血钾结果达到危急值时，检验人员首先应当采取的措施是什么？'

  const pairs = async (id: number) =>
    (
      (await (await server.as('base')).get(`${PAIR}?pageSize=200`)).data as {
        list: { one: Row; other: Row; share: number }[]
      }
    ).list.filter(({ one, other }) => one.id === id || other.id === id)

  test('they are found while one writes and listed side by side; what was said to differ is not listed again', async () => {
    const question = await written(single({ stem: alike }))

    const found = await (await teacher()).post(`${QUESTION}/alike`, {
      text: `${alike.replace('首先', '')}复查 报告`,
      exceptId: null,
    })

    expect(found.data).toMatchObject([{ question: { id: question.id } }])
    expect(
      (await (await teacher(1)).post(`${QUESTION}/alike`, { text: alike, exceptId: null })).data,
    ).toEqual([])

    const other = await written(single({ stem: alike.replace('应当', '应') }))

    expect(await pairs(question.id)).toMatchObject([
      { one: { id: question.id }, other: { id: other.id } },
    ])
    expect(
      await (await server.as('base')).post(`${PAIR}/apart`, {
        keptId: question.id,
        goneId: other.id,
      }),
    ).toMatchObject({ status: 200 })
    expect(await pairs(question.id)).toEqual([])
  })

  test('among a thousand questions of one form the same one is found, in a time that does not grow with their square', async () => {
    const formOf = (n: number) =>
      `下列关于${String(n).padStart(4, '0')}号标本处理原则的叙述，符合本院检验科标本管理规范要求的一项是哪一项？${n * 7919}`
    const content = (n: number) => contentOf(single({ stem: formOf(n) }))

    const questions = Array.from({ length: 1200 }, (_, n) => ({
      categoryId: own,
      baseId: fixtures.baseId,
      content: content(n),
      difficulty: 3,
      points: [],
    }))

    const { id: userId } = await server.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'bhb')
      .executeTakeFirstOrThrow()

    const ctx = systemCtx(server)
    const ids = await inTransaction({ ...ctx, actor: { ...ctx.actor, userId } }, (tx) =>
      insertQuestions(tx, questions),
    )
    // all of them share the form, yet each is compared with forty at most
    const compared = await findBatchCandidates(server.db, ids)

    expect(compared.length).toBeGreaterThan(ids.length)
    expect(compared.length).toBeLessThanOrEqual(40 * ids.length)

    const again = await written(single({ stem: formOf(17) }))

    expect((await pairs(again.id))[0]).toMatchObject({ one: { id: ids[17] }, share: 100 })
  })

  test('a merge keeps one with the knowledge points of both and retires the other', async () => {
    const stem = '下列哪一种药物需要避光保存并且现配现用以保证疗效？'

    const [first, second] = [
      await written(single({ stem })),
      await written(single({ stem: `${stem}（单选）` })),
    ]

    await change(second.id, (await read(second.id)).content, 'base', { knowledgePoints: ['贮存'] })

    const { version } = await read(second.id)
    const base = await server.as('base')

    expect(
      await base.post(`${PAIR}/merge`, {
        keptId: first.id,
        goneId: second.id,
        goneVersion: version - 1,
      }),
    ).toMatchObject({ status: 409 })

    expect(
      await base.post(`${PAIR}/merge`, {
        keptId: first.id,
        goneId: second.id,
        goneVersion: version,
      }),
    ).toMatchObject({ status: 200 })
    expect(await read(second.id)).toMatchObject({ state: 'retired' })
    expect(await read(first.id)).toMatchObject({ knowledgePoints: ['危急值', '贮存'] })
    expect(await pairs(first.id)).toEqual([])
    expect(
      await base.post(`${PAIR}/merge`, { keptId: first.id, goneId: first.id, goneVersion: 1 }),
    ).toMatchObject({ status: 400 })
  })
})
