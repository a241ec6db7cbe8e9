import { collectionWords } from '@residency/contract/areas/messages/collections/text'
import { informWords } from '@residency/contract/areas/messages/informs/text'
import { messagesWords } from '@residency/contract/areas/messages/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { beforeEach, describe, expect, test } from 'vitest'
import { inflatePart, readZipParts } from '../../../platform/excel/zip-parts.ts'
import { UNDO_MS } from '../../../platform/flow/decide.ts'
import { aText, informOf, NOBODY, uploaded, userOf } from '../../../testing/builders/informs.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { pdf, png } from '../../../testing/files/file-samples.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { remindUploaders } from './remind-uploaders.ts'

type Item = { id: number; version: number; name: string; state: string; actions: string[] }
const PATH = '/api/v1/collections'
const ITEMS = '/api/v1/collectionItems'
const { errors } = collectionWords['zh-cn']

/** The server's time is 2026-11-20 in the morning. */
const DUE = '2026-12-20T18:00:00+08:00'
const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 3 })

beforeEach(() =>
  server.asOwner(
    `truncate rate_limits, submit_locks, notices cascade; delete from message_collection_items; delete from message_collections`,
  ),
)

const form = (over: object = {}) => ({
  title: '年度总结',
  body: aText('请上传签字版'),
  kinds: ['pdf', 'picture'],
  maxMegabytes: 1,
  mostFiles: 2,
  dueAt: DUE,
  takesLate: false,
  nameRule: '{序号}-{姓名}-{基地}',
  recipients: { ...NOBODY, userIds: fixtures.trainees.map(({ userId }) => userId) },
  ...over,
})

const ask = async (over: object = {}, who = 'bhb') => (await server.as(who)).post(PATH, form(over))

const sentCollection = async (over: object = {}, who?: string) => {
  const answer = await ask(over, who)
  expect(answer.status, JSON.stringify(answer.errors)).toBe(200)

  return (answer.data as { id: number }).id
}

const me = (at = 0) => fixtures.trainees[at]!.username

const ownItem = async (at = 0) =>
  (
    (await (await server.as(me(at))).get('/api/v1/ownCollections')).data as {
      list: { id: number }[]
    }
  ).list[0]!.id

const hand = async (files: readonly string[], at = 0) => {
  const caller = await server.as(me(at))
  const id = await ownItem(at)
  const { version } = (await caller.get(`/api/v1/ownCollections/${id}`)).data as Item

  return caller.post(`/api/v1/ownCollections/${id}/upload`, {
    files: files.map((filePath) => ({ filePath })),
    version,
  })
}

const handIn = async (at = 0, name = '总结.pdf', content = pdf()) =>
  expect(await hand([await uploaded(server, me(at), 'material', name, content)], at)).toMatchObject(
    {
      status: 200,
      data: { state: 'uploaded' },
    },
  )

const items = async (id: number, who = 'bhb') =>
  (
    (await (await server.as(who)).get(`${ITEMS}?collectionId=${id}&pageSize=50`)).data as {
      list: Item[]
    }
  ).list

const decide = async (item: Item, action: string, reason: string | null = null, who = 'bhb') =>
  (await server.as(who)).post(`${ITEMS}/${item.id}/act`, { action, reason, version: item.version })

const kinds = async () =>
  (await server.db.selectFrom('notices').select('kind').execute()).map(({ kind }) => kind)

const at = async (time: string, work: () => Promise<unknown>) => {
  const before = server.clock.now
  server.clock.now = new Date(time)

  try {
    await work()
  } finally {
    server.clock.now = before
  }
}

describe('a collection', () => {
  test('asks whom its choice reaches, who are notified, and shows who has uploaded and who has not', async () => {
    const id = await sentCollection()

    expect(await kinds()).toEqual(Array(3).fill('collection.ask'))

    await handIn(1)
    expect(await (await server.as('bhb')).get(`${PATH}/${id}`)).toMatchObject({
      data: { people: 3, uploaded: 1, accepted: 0 },
    })

    expect((await items(id)).map(({ name, state }) => [name, state])).toEqual([
      ['学员2', 'uploaded'],
      ['学员1', 'asked'],
      ['学员3', 'asked'],
    ])

    expect(await (await server.as(me())).get('/api/v1/waiting')).toMatchObject({ status: 200 })

    const waits = JSON.stringify((await (await server.as(me())).get('/api/v1/waiting')).data)

    expect(waits).toContain('uploadMaterials')
  })

  test('is refused with a time that is over, nobody to ask, or a rule for names that is wrong', async () => {
    expect(await ask({ dueAt: '2026-11-01T18:00:00+08:00' })).toMatchObject({
      status: 400,
      errors: [{ path: 'dueAt', message: errors.collectionDuePast }],
    })

    expect(await ask({ recipients: NOBODY })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.recipients' }],
    })

    expect(await ask({ nameRule: '{手机号}' })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.nameRule' }],
    })
  })

  test('names the fields of its own form, and an inform those of its form', async () => {
    const office = await server.as('bhb')
    const wrong = await office.post(PATH, { ...form(), kinds: [], body: undefined })

    expect(wrong.msg).toContain(`${collectionWords['zh-cn'].fields.kinds} `)
    expect(wrong.msg).not.toContain(messagesWords['zh-cn'].fields.kinds)

    const id = await sentCollection()

    const upload = await (await server.as(me())).post(
      `/api/v1/ownCollections/${await ownItem()}/upload`,
      { files: [], version: 1 },
    )

    expect(upload.msg).toContain(`${collectionWords['zh-cn'].fields.files} `)
    expect((await office.get(`/api/v1/ownCollections?status=never`)).msg).toContain(
      `${collectionWords['zh-cn'].fields.status} `,
    )
    expect((await office.get(`/api/v1/informs/${id}/people?status=never`)).msg).toContain(
      `${informWords['zh-cn'].fields.status} `,
    )
    expect((await office.post('/api/v1/informs', informOf({}, { files: 'none' }))).msg).toContain(
      `${informWords['zh-cn'].fields.files} `,
    )
    expect(
      (await office.put('/messages/preferences', { kinds: [], channel: 'sms', isOn: true })).msg,
    ).toContain(`${messagesWords['zh-cn'].fields.kinds} `)
  })

  test('is asked of one’s own people, and followed by its writer and the office only', async () => {
    expect(
      await ask({ recipients: { ...NOBODY, userIds: [await userOf(server, 'teacher2')] } }, 'base'),
    ).toMatchObject({ status: 400 })

    for (const who of ['teacher', me()]) expect(await ask({}, who)).toMatchObject({ status: 401 })

    const id = await sentCollection({}, 'base')

    await handIn()

    const [item] = await items(id, 'base')

    for (const who of ['base2', 'dept']) {
      const other = await server.as(who)
      for (const path of [
        `${PATH}/${id}`,
        `${PATH}/${id}/form`,
        `${PATH}/${id}/zip`,
        `${ITEMS}?collectionId=${id}`,
      ])
        expect(await other.get(path), path).toMatchObject({ status: 404 })

      expect(await decide(item!, 'accept', null, who)).toMatchObject({ status: 404 })
    }

    expect(await (await server.as('bhb')).get(`${PATH}/${id}`)).toMatchObject({ status: 200 })
  })

  test('is followed by the administrators of the same base, who see and review its files', async () => {
    const colleague = await userOf(server, 'base2')

    await server.db
      .insertInto('baseAdministrators')
      .values({ baseId: fixtures.baseId, userId: colleague })
      .execute()

    const id = await sentCollection({}, 'base')

    await handIn()

    const them = await server.as('base2')

    expect(await them.get(`${PATH}/${id}`)).toMatchObject({ data: { people: 3, uploaded: 1 } })
    expect((await them.get(PATH)).data).toMatchObject({ list: [{ id }] })

    const [item] = await items(id, 'base2')

    expect(await decide(item!, 'accept', null, 'base2')).toMatchObject({ status: 200 })

    expect(await them.post(`${PATH}/${id}/remind`)).toMatchObject({
      status: 200,
      data: { reminded: 2 },
    })

    await server.asOwner(
      `delete from base_administrators where user_id = ${colleague} and base_id = ${fixtures.baseId}`,
    )

    for (const path of [`${PATH}/${id}`, `${ITEMS}?collectionId=${id}`])
      expect(await them.get(path)).toMatchObject({ status: 404 })
  })

  test('asks who joins its choice when it is changed, and nobody twice', async () => {
    const [first] = fixtures.trainees
    const id = await sentCollection({ recipients: { ...NOBODY, userIds: [first!.userId] } })
    const office = await server.as('bhb')

    expect(await office.put(`${PATH}/${id}`, { ...form(), version: 1 })).toMatchObject({
      data: { asked: 2 },
    })
    expect(await office.put(`${PATH}/${id}`, { ...form(), version: 1 })).toMatchObject({
      status: 409,
    })
    expect(await kinds()).toHaveLength(3)
  })
})

describe('files that are handed in', () => {
  test('are refused by their content, their size and their number, regardless of their names', async () => {
    await sentCollection()

    const text = await uploaded(server, me(), 'material', '说明.txt', Buffer.from('只是文字'))

    expect(await hand([text])).toMatchObject({
      status: 400,
      errors: [{ path: 'files', message: '第 1 个文件的内容不是允许的类型，可以上传：PDF / 图片' }],
    })

    const large = await uploaded(server, me(), 'material', '大.pdf', pdf('x'.repeat(1_100_000)))

    expect(await hand([large])).toMatchObject({
      status: 400,
      errors: [{ path: 'files', message: '第 1 个文件超过 1 MB，请压缩后重新上传' }],
    })

    const three = await Promise.all(
      [1, 2, 3].map((n) => uploaded(server, me(), 'material', `${n}.pdf`, pdf(`n${n}`))),
    )

    expect(await hand(three)).toMatchObject({ status: 400, msg: '最多上传 2 个文件' })
    expect(await hand(three.slice(1))).toMatchObject({ status: 200 })

    // what was refused is nobody's
    expect(
      await hand([await uploaded(server, me(1), 'material', '别人.pdf', pdf())]),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'body.files' }],
    })
  })

  test('are read by whose they are and those who follow the collection, and by nobody else', async () => {
    await sentCollection({}, 'base')

    const key = await uploaded(server, me(), 'material', '总结.pdf', pdf())

    await hand([key])

    const status = async (who: string) =>
      (await (await server.as(who)).get(`/fileOperation?filePath=${key}`)).status

    expect([await status(me()), await status('base'), await status('bhb')]).toEqual([200, 200, 200])

    expect([
      await status(me(1)),
      await status('base2'),
      await status('dept'),
      await status('teacher'),
    ]).toEqual([404, 404, 404, 404])

    expect(
      await (await server.as(me(1))).get(`/api/v1/ownCollections/${await ownItem()}`),
    ).toMatchObject({ status: 404 })
  })

  test('come late only where late ones are taken, and are marked; a closed collection takes none', async () => {
    const strict = await sentCollection()
    const due = async () =>
      ((await (await server.as(me())).get('/api/v1/ownCollections?status=due')).data as { total: number }).total // biome-ignore format: one line

    expect(await due()).toBe(1)

    await at('2026-12-21T09:00:00+08:00', async () => {
      expect(await due()).toBe(0)
      expect((await (await server.as('bhb')).post(`${PATH}/${strict}/remind`)).status).toBe(409)
    })

    await at('2026-12-21T09:00:00+08:00', async () =>
      expect(await hand([await uploaded(server, me(), 'material', '迟.pdf', pdf())])).toMatchObject(
        {
          status: 409,
          msg: errors.collectionOver,
        },
      ),
    )

    await server.asOwner(
      'delete from message_collection_items; delete from message_collections; truncate submit_locks',
    )

    const id = await sentCollection({ takesLate: true })

    await at('2026-12-21T09:00:00+08:00', () => handIn())
    expect((await items(id))[0]).toMatchObject({ state: 'uploaded', isLate: true })

    await (await server.as('bhb')).post(`${PATH}/${id}/act`, { action: 'close', version: 1 })

    expect(
      await hand([await uploaded(server, me(1), 'material', '关.pdf', pdf())], 1),
    ).toMatchObject({
      status: 409,
      msg: errors.collectionClosed,
    })

    expect(strict).not.toBe(id)
  })
})

describe('a review', () => {
  test('returns with a reason, and what is uploaded again is accepted; the person is notified of both', async () => {
    const id = await sentCollection()
    await handIn()

    const [item] = await items(id)

    expect(item!.actions).toEqual(['accept', 'return'])
    expect(await decide(item!, 'return')).toMatchObject({ status: 400 })

    expect(await decide(item!, 'return', '缺少签字页')).toMatchObject({
      status: 200,
      data: { state: 'returned' },
    })

    expect(await (await server.as(me())).get(`/api/v1/ownCollections/${item!.id}`)).toMatchObject({
      data: { state: 'returned', reason: '缺少签字页' },
    })

    await handIn(0, '签字版.pdf')

    const [again] = await items(id)

    expect(await decide(again!, 'accept')).toMatchObject({
      status: 200,
      data: { state: 'accepted' },
    })

    const caller = await server.as(me())
    const key = await uploaded(server, me(), 'material', '又一份.pdf', pdf())
    const { version } = (await caller.get(`/api/v1/ownCollections/${item!.id}`)).data as Item

    expect(
      await caller.post(`/api/v1/ownCollections/${item!.id}/upload`, {
        files: [{ filePath: key }],
        version,
      }),
    ).toMatchObject({
      status: 409,
    })

    const { list } = (
      await (await server.as('bhb')).get('/api/v1/collectionFiles?keywords=%E7%AD%BE%E5%AD%97')
    ).data as {
      list: { file: { name: string } }[]
    }

    expect(list.map(({ file }) => file.name)).toEqual(['签字版.pdf'])
    expect(await kinds()).toEqual(
      expect.arrayContaining(['collectionItem.return', 'collectionItem.accept']),
    )
  })
  test('of two reviewers at once counts once; it is undone within its time by the person who decided', async () => {
    const id = await sentCollection({}, 'base')
    await handIn()

    const [item] = await items(id)

    const both = await Promise.all([
      decide(item!, 'accept', null, 'base'),
      decide(item!, 'return', '不清楚', 'bhb'),
    ])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])

    const winner = both.find(({ status }) => status === 200)!.data as { undo: { id: number } }
    const [who, other] = both[0]!.status === 200 ? ['base', 'bhb'] : ['bhb', 'base']

    expect(
      await (await server.as(other!)).post(`${ITEMS}/undo`, { decision: winner.undo.id }),
    ).toMatchObject({ status: 409 })
    expect(
      await (await server.as(who!)).post(`${ITEMS}/undo`, { decision: winner.undo.id }),
    ).toMatchObject({ status: 200 })
    expect((await items(id))[0]).toMatchObject({ state: 'uploaded' })
    expect(await kinds()).not.toContain('collectionItem.accept')
    expect(UNDO_MS).toBeGreaterThan(0)
  })
})

describe('the archive', () => {
  const countDownloads = async () =>
    (
      await server.db
        .selectFrom('auditEntries')
        .select('id')
        .where('action', '=', 'messages.collection.download')
        .execute()
    ).length

  test('has every file under the name of the rule, and is written down with its reason', async () => {
    const id = await sentCollection({ mostFiles: 2 })
    const office = await server.as('bhb')

    expect(await office.get(`${PATH}/${id}/zip`)).toMatchObject({
      status: 409,
      msg: errors.collectionEmpty,
    })

    const picture = await png()

    await hand([
      await uploaded(server, me(), 'material', '一.pdf', pdf('one')),
      await uploaded(server, me(), 'material', '二.png', picture),
    ])

    await handIn(1, '三.pdf', pdf('three'))

    const answer = await office.get(`${PATH}/${id}/zip?reason=${encodeURIComponent('归档')}`)

    expect(answer.headers['content-type']).toContain('application/zip')

    const parts = readZipParts(answer.body, { maxParts: 10, maxInflated: 10_000_000 })

    const base = (
      await server.db
        .selectFrom('bases')
        .select('name')
        .where('id', '=', fixtures.baseId)
        .executeTakeFirstOrThrow()
    ).name

    expect([...parts.keys()]).toEqual([
      `1-学员1-${base}.pdf`,
      `1-学员1-${base}.png`,
      `2-学员2-${base}.pdf`,
    ])

    const inflated: Buffer[] = []

    for await (const piece of inflatePart(parts.get(`2-学员2-${base}.pdf`)!)) inflated.push(piece)

    expect(Buffer.concat(inflated)).toEqual(pdf('three'))

    const entry = await server.db
      .selectFrom('auditEntries')
      .select('detail')
      .where('action', '=', 'messages.collection.download')
      .executeTakeFirstOrThrow()

    expect(entry.detail).toMatchObject({ count: 3, reason: '归档' })

    const [first] = await items(id)

    await decide(first!, 'accept')

    const some = await (await server.as('bhb')).get(`${PATH}/${id}/zip?accepted=1`)

    expect(readZipParts(some.body, { maxParts: 10, maxInflated: 10_000_000 }).size).toBe(2)
    expect(await (await server.as('teacher')).get(`${PATH}/${id}/zip`)).toMatchObject({
      status: 401,
    })
  })

  test('of more than 65,000 files is refused with what to do instead; nothing is written down', async () => {
    const id = await sentCollection()
    const who = `like 'many-files-%'`

    // rows without bytes, so the trigger that counts the holders of bytes is left out
    await server.asOwner(`set session_replication_role = replica;
      insert into users (username, nickname) select 'many-files-' || n, '多' || n from generate_series(1, 3251) n;
      insert into message_collection_items (collection_id, user_id, state, file_keys, uploaded_at)
        select ${id}, u.id, 'uploaded', array(select u.username || '-' || n from generate_series(1, 20) n), now() from users u where u.username ${who};
      insert into files (key, purpose, name, type, size, content_hash, stored_as, user_id, record_kind, record_id)
        select k, 'material', '一.pdf', 'application/pdf', 9, k, 'nowhere', i.user_id, 'collectionItem', i.id
        from message_collection_items i, unnest(i.file_keys) k where i.collection_id = ${id};
      analyze users, message_collection_items, files`)

    const [zh, en] = [
      await server.as('bhb'),
      (await server.as('bhb')).with({ 'accept-language': 'en' }),
    ]

    const before = await countDownloads()

    for (const [caller, words] of [
      [zh, errors.collectionTooMany],
      [en, collectionWords.en.errors.collectionTooMany],
    ] as const)
      expect(await caller.get(`${PATH}/${id}/zip`)).toMatchObject({
        status: 409,
        msg: fillSentence(words, { most: 65_000 }),
      })

    expect(await countDownloads()).toBe(before)

    await server.asOwner(`set session_replication_role = replica; delete from files where key ${who};
      delete from message_collection_items where collection_id = ${id}; delete from users where username ${who}`)
  })
})

describe('reminders', () => {
  test('go out seven days and one day before the time, and a day after it where late files are taken, once each', async () => {
    await sentCollection({ takesLate: true })
    await handIn(2)
    await server.asOwner('truncate notices cascade')

    const remind = async (time: string) =>
      at(time, async () => void (await remindUploaders(systemCtx(server))))

    await remind('2026-12-01T09:00:00+08:00')
    expect(await kinds()).toEqual([])

    for (let i = 0; i < 2; i++) await remind('2026-12-14T09:00:00+08:00')

    expect(await kinds()).toEqual(Array(2).fill('collection.due'))

    for (let i = 0; i < 2; i++) await remind('2026-12-20T09:00:00+08:00')

    expect(await kinds()).toEqual(Array(4).fill('collection.due'))

    await remind('2026-12-21T09:00:00+08:00')

    for (let i = 0; i < 2; i++) await remind('2026-12-22T09:00:00+08:00')

    expect((await kinds()).filter((kind) => kind === 'collection.over')).toHaveLength(2)
  })

  test('by the asker go to those who have not uploaded, at most once an hour', async () => {
    const id = await sentCollection()
    await handIn()

    const office = await server.as('bhb')

    expect(await office.post(`${PATH}/${id}/remind`)).toMatchObject({ data: { reminded: 2 } })
    expect(await office.post(`${PATH}/${id}/remind`)).toMatchObject({ status: 409 })

    await at('2026-11-20T23:00:00+08:00', async () => {
      for (const who of [1, 2]) await handIn(who)
      expect(await (await server.as('bhb')).post(`${PATH}/${id}/remind`)).toMatchObject({
        status: 409,
        msg: errors.collectionAllUploaded,
      })
    })
  })

  test('what is due is in the own calendar, and is called off when its collection is closed before', async () => {
    const id = await sentCollection()

    const calendarEntries = async () => {
      const reply = await (await server.as(me())).get(
        '/api/v1/calendar?from=2026-12-01&until=2026-12-31',
      )

      return (reply.data as { kind: string; title: string; isCancelled: boolean }[]).filter(
        ({ kind }) => kind === 'collection',
      )
    }

    expect(await calendarEntries()).toMatchObject([
      { title: '截止：年度总结', isCancelled: false, path: expect.stringMatching(/id=\d+$/) },
    ])

    const { version } = await server.db
      .selectFrom('messageCollections')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    const closed = await (await server.as('bhb')).post(`${PATH}/${id}/act`, {
      action: 'close',
      version,
    })

    expect(closed, closed.msg).toMatchObject({ status: 200 })
    expect(await calendarEntries()).toMatchObject([{ isCancelled: true }])
  })
})
