import { Readable } from 'node:stream'
import type {
  GuideContent,
  GuideRow,
} from '@residency/contract/areas/settings/guides/guide.contract'
import { sheetErrors } from '@residency/contract/kernel'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSheet } from '../../../platform/excel/read-sheet.ts'
import { pdf } from '../../../testing/files/file-samples.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const office = await server.as('bhb')
const student = await server.as('student')
const teacher = await server.as('teacher')
let roles: Map<string, number>

beforeAll(async () => {
  roles = new Map(
    (await server.db.selectFrom('roles').select(['id', 'code']).execute()).map(({ id, code }) => [
      code,
      id,
    ]),
  )
})

beforeEach(async () => {
  await server.db.deleteFrom('guides').execute()
  await server.db.deleteFrom('submitLocks').execute()
})

const paragraph = (words: string, ...marks: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: words, ...(marks.length ? { marks } : {}) }],
})

const doc = (...content: unknown[]) => ({ type: 'doc', content })

const guide = (more: Record<string, unknown> = {}) => ({
  title: '请假怎么办',
  body: doc(paragraph('先填请假单。')),
  isPublished: true,
  ...more,
})

const write = async (more: Record<string, unknown> = {}, who = office) => {
  const answer = await who.post('/api/v1/guides', guide(more))
  expect(answer).toMatchObject({ status: 200 })

  return (answer.data as { id: number }).id
}

const list = async (query = '') =>
  (await office.get(`/api/v1/guides/page${query}`)).data as { list: GuideRow[]; total: number }

const mine = async (who: Caller) =>
  ((await who.get('/api/v1/guides/mine')).data as { id: number; title: string }[]).map(
    ({ title }) => title,
  )

const read = async (who: Caller, id: number) =>
  (await who.get(`/api/v1/guides/${id}`)).data as GuideContent

describe('who reads what', () => {
  test('those whose role it is for, and everybody where no role is named; in its order', async () => {
    const forTrainees = await write({ title: '学员手册', roleIds: [roles.get('STUDENT')] })
    await write({ title: '人人都看' })
    await write({ title: '带教须知', roleIds: [roles.get('TEACHER'), roles.get('BASE_ADMIN')] })
    expect(await mine(student)).toEqual(['学员手册', '人人都看'])
    expect(await mine(teacher)).toEqual(['人人都看', '带教须知'])
    expect(await mine(await server.as('applicant'))).toEqual(['人人都看'])
    expect((await read(student, forTrainees)).title).toBe('学员手册')
    expect((await teacher.get(`/api/v1/guides/${forTrainees}`)).status).toBe(404)
    expect((await server.anonymous.get(`/api/v1/guides/${forTrainees}`)).status).toBe(401)
  })

  test('a draft is read by those who manage guides; taken back, it is gone for readers', async () => {
    const id = await write({ isPublished: false })

    expect(await mine(student)).toEqual([])
    expect((await student.get(`/api/v1/guides/${id}`)).status).toBe(404)
    expect(await read(office, id)).toMatchObject({ isPublished: false })

    expect(
      (await office.put(`/api/v1/guides/${id}/published`, { isPublished: true, version: 1 }))
        .status,
    ).toBe(200)

    expect(await mine(student)).toEqual(['请假怎么办'])

    expect(
      (await office.put(`/api/v1/guides/${id}/published`, { isPublished: false, version: 2 }))
        .status,
    ).toBe(200)

    expect(await mine(student)).toEqual([])
  })

  test('in the reader’s language where it is written in it', async () => {
    const both = await write({
      titleEn: 'Taking leave',
      bodyEn: doc(paragraph('Fill in the form.')),
    })

    const guideId = await write({ title: '只有中文' })
    const english = student.with({ 'accept-language': 'en' }) as Caller

    expect(await read(english, both)).toMatchObject({
      title: 'Taking leave',
      body: doc(paragraph('Fill in the form.')),
    })

    expect(await read(english, guideId)).toMatchObject({
      title: '只有中文',
      body: doc(paragraph('先填请假单。')),
    })

    expect((await read(student, both)).title).toBe('请假怎么办')
  })
})

describe('formatted text', () => {
  test('comes back as it was written', async () => {
    const body = doc(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '第一步' }] },
      {
        type: 'orderedList',
        attrs: { start: 1 },
        content: [{ type: 'listItem', content: [paragraph('填写', { type: 'bold' })] }],
      },
      {
        type: 'blockquote',
        content: [paragraph('原文', { type: 'link', attrs: { href: 'https://www.gov.cn/' } })],
      },
    )
    expect((await read(student, await write({ body }))).body).toEqual(body)
  })

  test('words that look like HTML are words', async () => {
    const body = doc(paragraph('<script>alert(1)</script><img src=x onerror=alert(1)>'))
    expect(await read(student, await write({ body, title: '<b>标题</b>' }))).toMatchObject({
      body,
      title: '<b>标题</b>',
    })
  })

  const deep = () => {
    let inner: unknown = paragraph('一')
    for (let i = 0; i < 20; i++) inner = { type: 'blockquote', content: [inner] }

    return doc(inner)
  }

  test.each<[string, unknown, string]>([
    [
      'a script',
      doc({ type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }),
      '含有不支持的格式，请用编辑器提供的格式重新编写',
    ],
    ['HTML', '<p onclick=alert(1)>一</p>', '含有不支持的格式，请用编辑器提供的格式重新编写'],
    [
      'a link that runs',
      doc(paragraph('点', { type: 'link', attrs: { href: 'javascript:alert(1)' } })),
      '链接只能是 http、https 网址或 mailto 邮箱',
    ],
    [
      'a picture from elsewhere',
      doc({ type: 'image', attrs: { src: 'https://example.org/a.png' } }),
      '含有不支持的格式，请用编辑器提供的格式重新编写',
    ],
    ['twenty quotations inside each other', deep(), '层次过深，请减少嵌套的列表或引用'],
    ['more than a guide may hold', doc(paragraph('长'.repeat(60_001))), '内容过长，请分成几篇'],
    ['nothing', doc({ type: 'paragraph' }), '不能为空'],
    ['NUL', doc(paragraph('a\u0000b')), '含有不能使用的字符，请删除后重试'],
  ])('%s is refused, and the writer sees why', async (_, body, message) => {
    for (const field of ['body', 'bodyEn']) {
      const refused = await office.post('/api/v1/guides', guide({ [field]: body }))

      expect(refused).toMatchObject({ status: 400, code: 'A0400' })
      expect(refused.errors.map((e) => e.message)).toContain(message)
      expect(refused.errors.every((e) => e.path.startsWith(`body.${field}`))).toBe(true)
    }

    expect((await list()).total).toBe(0)
  })

  test('a document that is 10,000 deep is refused before anybody walks through it', async () => {
    const nested = `${'{"type":"blockquote","content":['.repeat(10_000)}${']}'.repeat(10_000)}`
    const payload = `{"title":"深","body":{"type":"doc","content":[${nested}]}}`

    const refused = await office.send('POST', '/api/v1/guides', {
      payload,
      headers: { 'content-type': 'application/json' },
    })

    expect(refused).toMatchObject({ status: 400, code: 'A0400' })
  })
})

describe('files of a guide', () => {
  const upload = async (who: Caller, filename = '附件.pdf') =>
    (
      await who.form('/fileOperation/attachment?purpose=guide', {
        file: { filename, content: pdf() },
      })
    ).data as { filePath: string }

  const mayOpen = async (who: Caller, { filePath }: { filePath: string }) =>
    (await who.get(`/fileOperation?filePath=${filePath}`)).status === 200

  test('are read by those who may read the guide, and by nobody else', async () => {
    const file = await upload(office)

    expect(await mayOpen(student, file)).toBe(false)

    const id = await write({ files: [file], roleIds: [roles.get('STUDENT')], isPublished: false })

    expect(await mayOpen(student, file)).toBe(false)

    await office.put(`/api/v1/guides/${id}/published`, { isPublished: true, version: 1 })
    expect((await read(student, id)).files).toEqual([
      expect.objectContaining({ filePath: file.filePath, name: '附件.pdf', view: 'pdf' }),
    ])
    expect([await mayOpen(student, file), await mayOpen(teacher, file)]).toEqual([true, false])
    expect((await list()).list[0]).toMatchObject({ fileCount: 1 })
  })

  test('what a change no longer names is let go, what stays stays', async () => {
    const [first, second] = [await upload(office, '一.pdf'), await upload(office, '二.pdf')]
    const id = await write({ files: [first, second] })

    expect(
      (await office.put(`/api/v1/guides/${id}`, guide({ files: [second], version: 1 }))).status,
    ).toBe(200)
    expect([await mayOpen(student, first), await mayOpen(student, second)]).toEqual([false, true])

    const free = await server.db
      .selectFrom('files')
      .select('unreferredSince')
      .where('key', '=', first.filePath)
      .executeTakeFirstOrThrow()

    expect(free.unreferredSince).not.toBeNull()
    expect((await office.delete(`/api/v1/guides/${id}`)).status).toBe(200)
    expect(await mayOpen(student, second)).toBe(false)
  })

  test('a picture in the text belongs to the text, not to the attachments', async () => {
    const picture = await upload(office)

    const body = doc(paragraph('见图'), {
      type: 'image',
      attrs: { filePath: picture.filePath, alt: '流程' },
    })

    const id = await write({ body })

    expect(await read(student, id)).toMatchObject({ body, files: [] })
    expect(await mayOpen(student, picture)).toBe(true)
  })

  test('somebody else’s file, one of another record, and none at all are refused; nothing is written', async () => {
    const foreign = await upload(teacher)
    const used = await upload(office)

    await write({ files: [used] })

    for (const files of [
      [foreign],
      [used],
      [{ filePath: 'abcdefgh12345678' }],
      [{ filePath: '../../etc/passwd' }],
    ])
      expect((await office.post('/api/v1/guides', guide({ title: '第二篇', files }))).status).toBe(
        400,
      )

    const picture = doc({ type: 'image', attrs: { filePath: foreign.filePath, alt: '' } })

    expect(
      (await office.post('/api/v1/guides', guide({ title: '第三篇', body: picture }))).status,
    ).toBe(400)
    expect((await list()).total).toBe(1)
  })
})

describe('guides as a sheet', () => {
  const HEADS = [
    '标题',
    '英文标题',
    '读者',
    '状态',
    '发布时间',
    '附件数',
    '正文（纯文本）',
    '英文正文（纯文本）',
  ] as const

  const exported = async (query = '') => {
    const file = await office.get(`/api/v1/guides/_export${query}`)

    expect(file.status).toBe(200)

    const names = Object.fromEntries(HEADS.map((head) => [head, [head]]))

    const reading = {
      required: [],
      maxRows: 100,
      wrong: sheetErrors.sheetUnreadable,
      tooLong: sheetErrors.sheetTooLong,
    }

    const rows: Record<string, string>[] = []

    for await (const { cells } of readSheet<string>(Readable.from([file.body]), names, reading))
      rows.push(cells)

    return rows
  }

  test('go out in their order, drafts too, with whom they are for, when, and their text as plain words', async () => {
    const body = doc(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '第一步' }] },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [paragraph('填写', { type: 'bold' })] }],
      },
    )

    const roleIds = [roles.get('TEACHER'), roles.get('STUDENT')]

    await write({
      title: '=请假',
      titleEn: 'Leave',
      body,
      bodyEn: doc(paragraph('Fill in.')),
      roleIds,
    })

    await write({ title: '草稿', isPublished: false })

    expect(await exported()).toEqual([
      {
        标题: '=请假',
        英文标题: 'Leave',
        读者: '教师、学员',
        状态: '已发布',
        发布时间: '2026-11-20 10:00',
        附件数: '0',
        '正文（纯文本）': '第一步\n填写',
        '英文正文（纯文本）': 'Fill in.',
      },
      expect.objectContaining({
        标题: '草稿',
        读者: '所有人',
        状态: '草稿',
        发布时间: '',
        '正文（纯文本）': '先填请假单。',
      }),
    ])

    expect((await exported('?isPublished=0')).map((row) => row.标题)).toEqual(['草稿'])
  })

  test('a text that no cell can hold is cut, and says so', async () => {
    await write({ body: doc(paragraph('长'.repeat(40_000))) })
    const [row] = await exported()
    expect(row!['正文（纯文本）']).toBe(`${'长'.repeat(32_000)}…`)
  })

  test('they do not come in by a sheet', async () => {
    const file = { filename: '指南.xlsx', content: Buffer.from('PK') }
    expect(await office.form('/api/v1/guides/_import', { file })).toMatchObject({ status: 404 })
  })

  test('only the office takes them out, and the log knows', async () => {
    for (const name of ['base', 'teacher', 'student'])
      expect(await (await server.as(name)).get('/api/v1/guides/_export')).toMatchObject({
        status: 401,
        code: 'A0301',
      })

    const log = await server.db
      .selectFrom('auditEntries')
      .select(['userId', 'action'])
      .where('entity', '=', 'settings.guide')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()

    expect(log).toEqual({ userId: office.userId, action: 'settings.sheet.export' })
  })
})

describe('managing them', () => {
  test('found by words, role and state; in one order that is put whole', async () => {
    const ids = [
      await write({ title: '一', isPublished: false }),
      await write({ title: '二', roleIds: [roles.get('TEACHER')] }),
      await write({ title: '三', titleEn: 'Three' }),
    ]

    const titles = async (query = '') => (await list(query)).list.map(({ title }) => title)

    expect(await titles()).toEqual(['一', '二', '三'])
    expect(await titles('?isPublished=0')).toEqual(['一'])
    expect(await titles('?keywords=thr')).toEqual(['三'])
    expect(await titles(`?roleId=${roles.get('STUDENT')}`)).toEqual(['一', '三'])
    expect(
      (await office.put('/api/v1/guides/order', { ids: [ids[2]!, ids[0]!, ids[1]!] })).status,
    ).toBe(200)
    expect(await titles()).toEqual(['三', '一', '二'])

    for (const wrong of [ids.slice(1), [...ids, 999_999], [ids[0]!, ids[0]!, ids[1]!]])
      expect(await office.put('/api/v1/guides/order', { ids: wrong })).toMatchObject({
        status: 409,
      })

    expect(await titles()).toEqual(['三', '一', '二'])
  })

  test('the form is read and saved; the second editor is refused', async () => {
    const id = await write({ roleIds: [roles.get('STUDENT')], titleEn: 'Leave' })
    const form = (await office.get(`/api/v1/guides/${id}/form`)).data as Record<string, unknown>

    expect(form).toMatchObject({
      title: '请假怎么办',
      titleEn: 'Leave',
      bodyEn: null,
      isPublished: true,
      files: [],
      version: 1,
    })

    expect((await office.put(`/api/v1/guides/${id}`, { ...form, title: '请假' })).status).toBe(200)
    expect(await office.put(`/api/v1/guides/${id}`, { ...form, title: '销假' })).toMatchObject({
      status: 409,
    })
    expect((await list()).list[0]).toMatchObject({ title: '请假' })
    expect((await office.delete(`/api/v1/guides/${id},999999`)).status).toBe(404)
    expect((await office.post('/api/v1/guides', guide({ roleIds: [999_999] }))).status).toBe(400)
  })

  test('by the office alone, and written into the log', async () => {
    const id = await write()

    for (const name of ['base', 'dept', 'teacher', 'student', 'applicant', 'partner']) {
      const who = await server.as(name)
      for (const call of [
        who.get('/api/v1/guides/page'),
        who.get(`/api/v1/guides/${id}/form`),
        who.post('/api/v1/guides', guide()),
        who.put(`/api/v1/guides/${id}`, guide({ version: 1 })),
        who.put(`/api/v1/guides/${id}/published`, { isPublished: false, version: 1 }),
        who.put('/api/v1/guides/order', { ids: [id] }),
        who.delete(`/api/v1/guides/${id}`),
      ])
        expect(await call).toMatchObject({ status: 401, code: 'A0301' })
    }

    expect(await mine(student)).toEqual(['请假怎么办'])

    const log = await server.db
      .selectFrom('auditEntries')
      .select('action')
      .where('entity', '=', 'guide')
      .execute()

    expect(new Set(log.map(({ action }) => action))).toEqual(
      new Set(
        ['create', 'update', 'publish', 'withdraw', 'delete', 'order'].map(
          (act) => `settings.guide.${act}`,
        ),
      ),
    )
  })
})
