import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { OFFICIAL, startWechat } from '../../testing/outside/wechat-server.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { fieldCrypto } from '../crypto/fields.ts'
import { wechatAt } from './ask-wechat.ts'
import { openWechat } from './open-wechat.ts'
import { Undeliverable } from './wechat.ts'

const wechat = await startWechat()
afterAll(() => wechat.stop())
const server = await openServer({ environment: wechat.environment })

/** The account as another process opens it: nothing shared but the database. */
const aProcess = () => {
  const outbox = { send: async () => {} }
  const store = { db: server.db, fields: fieldCrypto(server.keys), now: () => server.clock.now }
  return openWechat(server.config, outbox, store).wechat!
}

const [here, there] = [aProcess(), aProcess()]
const TOKEN = '/cgi-bin/stable_token'
const SEND = '/cgi-bin/message/template/send'
const sent = () => wechat.calls.findLast(({ path }) => path === SEND)!

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (e: unknown) => e as Undeliverable,
  )

const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms)
}

beforeEach(async () => {
  await server.db.deleteFrom('wechatTokens').execute()
  wechat.endTokens()
  wechat.calls.length = 0
  wechat.forced.length = 0
  wechat.liveFor(7200)
})

describe('the access token', () => {
  test('two processes that need one at once ask once; it is stored sealed and used until near its end', async () => {
    await Promise.all([here, there, here, there].map((account) => account.userInfo('oOne')))
    expect(wechat.countOf(TOKEN)).toBe(1)

    const rows = JSON.stringify((await server.asOwner('select * from wechat_tokens')).rows)

    expect(rows).toContain(`token ${OFFICIAL.appid}`)
    expect(rows).not.toContain('token-wx01')

    later(6_800_000)
    await there.userInfo('oOne')
    expect(wechat.countOf(TOKEN)).toBe(1)

    later(200_000)
    await Promise.all([here.userInfo('oOne'), there.userInfo('oOne')])
    expect(wechat.countOf(TOKEN)).toBe(2)
  })

  test('one that WeChat refuses is renewed once, and the call repeated: 40001 of a server that forgot it', async () => {
    await here.userInfo('oOne')
    wechat.endTokens()

    expect(await Promise.all([here.userInfo('oOne'), there.userInfo('oOne')])).toEqual([
      { isFollowing: true, unionId: null },
      { isFollowing: true, unionId: null },
    ])

    expect(wechat.forced).toEqual([false, false])
  })

  test('42001 although the usual mode answers the same token: a new one is forced', async () => {
    await here.userInfo('oOne')
    wechat.refuse('/cgi-bin/user/info', 42001)
    expect(await here.userInfo('oOne')).toEqual({ isFollowing: true, unionId: null })
    expect(wechat.forced).toEqual([false, false, true])
  })

  test('refused twice it is given up, for now', async () => {
    wechat.refuse('/cgi-bin/user/info', 40001, 40001)

    expect(await refusal(here.userInfo('oOne'))).toMatchObject({
      reason: 'refused',
      isFinal: false,
      errcode: 40001,
    })

    expect(wechat.countOf('/cgi-bin/user/info')).toBe(2)
  })

  test('one that lives a few minutes only is used for half of them', async () => {
    wechat.liveFor(200)
    await here.userInfo('oOne')
    later(90_000)
    await here.userInfo('oOne')
    expect(wechat.countOf(TOKEN)).toBe(1)

    later(20_000)
    await here.userInfo('oOne')
    expect(wechat.countOf(TOKEN)).toBe(2)
  })
})

describe('messages', () => {
  test('fill the fields of the template as long as WeChat takes them, and open a page of ours', async () => {
    await here.sendTemplate(
      'oOne',
      'notice',
      '张予安，你在秋季招生的报名未通过审核：材料不实，请补充。',
      '/message/list?id=3',
    )
    expect(sent().body).toEqual({
      touser: 'oOne',
      template_id: 'template-1',
      url: 'https://train.hospital.example/medical/message/list?id=3',
      data: {
        thing1: { value: '张予安，你在秋季招生的报名未通过审核：…' },
        time2: { value: expect.stringMatching(/^2026-11-2\d \d\d:\d\d$/) },
      },
    })
  })

  test.each([
    [43004, { reason: 'notFollowing', isFinal: true }],
    [48001, { reason: 'notPermitted', isFinal: true }],
    [47003, { reason: 'notPermitted', isFinal: true }],
    [45009, { reason: 'limit', isFinal: false }],
    [40164, { reason: 'notPermitted', isFinal: false }],
    [-1, { reason: 'unreachable', isFinal: false }],
    [99999, { reason: 'unreachable', isFinal: false }],
  ])('refused with %i: says why, and whether it may be tried again', async (code, kind) => {
    wechat.refuse(SEND, code)

    const error = await refusal(here.sendTemplate('oOne', 'notice', 'x'))

    expect(error).toBeInstanceOf(Undeliverable)
    expect(error).toMatchObject({ ...kind, errcode: code })
  })

  test('without a template none is sent', async () => {
    const config = { ...server.config, WECHAT_TEMPLATE_ID: undefined }

    const account = openWechat(
      config,
      { send: async () => {} },
      { db: server.db, fields: fieldCrypto(server.keys), now: () => server.clock.now },
    )

    expect(await refusal(account.wechat!.sendTemplate('oOne', 'notice', 'x'))).toMatchObject({
      isFinal: true,
    })
    expect(wechat.calls).toEqual([])
  })

  test('who follows, who left, and who is unknown', async () => {
    expect(await here.userInfo('oOne')).toEqual({ isFollowing: true, unionId: null })
    expect(await here.userInfo('oGone')).toEqual({ isFollowing: false, unionId: null })
    expect(await here.userInfo('oUnknown')).toBeNull()
  })
})

describe('a WeChat that does not answer', () => {
  const answering = async (answer: string | null, status = 200) => {
    const failing = createServer(
      (_req, res) => void (answer === null || res.writeHead(status).end(answer)),
    )
    await new Promise<void>((done) => failing.listen(0, '127.0.0.1', done))

    const base = `http://127.0.0.1:${(failing.address() as AddressInfo).port}`

    const stop = () => {
      failing.closeAllConnections()
      failing.close()
    }

    return { base, stop }
  }

  test.each([
    ['does not answer', null, 200],
    ['answers 502', 'Bad Gateway', 502],
    ['answers a page instead of data', '<html>', 200],
  ])(
    'one that %s: temporary, and the secret is not in the error',
    async (_name, answer, status) => {
      const { base, stop } = await answering(answer, status)

      // only the silent one may run into the time limit
      const error = await refusal(
        wechatAt(base, answer === null ? 100 : 10_000).ask({
          path: TOKEN,
          query: { secret: OFFICIAL.secret },
        }),
      )

      stop()
      expect(error).toMatchObject({ reason: 'unreachable', isFinal: false, errcode: null })
      expect(JSON.stringify([error.message, error.stack, error.cause])).not.toContain(
        OFFICIAL.secret,
      )
    },
  )

  test('one that is down: temporary, and the next call asks again', async () => {
    const { base, stop } = await answering('{}')
    stop()
    expect(await refusal(wechatAt(base).ask({ path: TOKEN }))).toMatchObject({
      reason: 'unreachable',
    })

    wechat.refuse(TOKEN, -1)
    expect(await refusal(here.userInfo('oOne'))).toMatchObject({ reason: 'unreachable' })
    expect(await here.userInfo('oOne')).toEqual({ isFollowing: true, unionId: null })
  })
})

test('a page is signed as WeChat checks it; the ticket is shared like the token', async () => {
  const url = 'https://train.hospital.example/medical/course/list?x=1'
  const signed = await here.pages!.sign(url)

  await there.pages!.sign(url)
  expect(wechat.countOf('/cgi-bin/ticket/getticket')).toBe(1)

  const ticket = (
    await server.db
      .selectFrom('wechatTokens')
      .selectAll()
      .where('name', '=', `ticket ${OFFICIAL.appid}`)
      .executeTakeFirstOrThrow()
  ).valueSealed

  const value = fieldCrypto(server.keys).openCell(
    { table: 'wechat_tokens', column: 'value', row: `ticket ${OFFICIAL.appid}` },
    ticket,
  )

  const text = `jsapi_ticket=${value}&noncestr=${signed.nonceStr}&timestamp=${signed.timestamp}&url=${url}`

  expect(signed).toMatchObject({
    appId: OFFICIAL.appid,
    signature: createHash('sha1').update(text).digest('hex'),
  })
})
