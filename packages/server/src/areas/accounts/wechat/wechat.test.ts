import { describe, expect, test } from 'vitest'
import { aBrowser, afterADay, codeSentTo } from '../../../testing/outside/browser.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer({ environment: { WECHAT_PROVIDER: 'local' } })
const none = await openServer()

type Browser = ReturnType<typeof aBrowser>
const TEACHER = { mobile: '13800000008', badge: 'T0001' }
let people = 0
const aWechat = () => `oWechat-${++people}`

const showQrCode = async (browser: Browser) => {
  const { sessionId, qrCode } = (await browser.get('/wechat/qrCode')).data as {
    sessionId: string
    qrCode: string
  }

  return { sessionId, scene: qrCode.replace('wechat-local:', '') }
}

const phone = (scene: string, openId: string, act: 'scan' | 'confirm') =>
  server.anonymous.post('/wechat/local/scan', { scene, openId, act })

const poll = (browser: Browser, sessionId: string) =>
  browser.get(`/wechat/poll?sessionId=${sessionId}`)

const scanned = async (browser: Browser, openId: string) => {
  const { sessionId, scene } = await showQrCode(browser)

  expect(await phone(scene, openId, 'scan')).toMatchObject({ status: 200 })
  expect(await phone(scene, openId, 'confirm')).toMatchObject({ status: 200 })

  return (await poll(browser, sessionId)).data as {
    state: string
    openUuid: string
    session: { accessToken: string } | null
  }
}

const askCode = async (browser: Browser, openUuid: string, badge: string) => {
  await afterADay(server)
  return browser.get(`/wechat/send/captcha/${badge}?openUuid=${openUuid}`)
}

const bind = (
  browser: Browser,
  over: { brandNumber: string; code: string; openUuid: string; codeUuid: string },
) => browser.get(`/wechat/gzh/bind?${new URLSearchParams(over)}`)

const OVER = { status: 400, code: 'B0001', msg: '二维码或验证已失效，请重新扫码' }

const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms)
}

describe('scanning', () => {
  test('goes waiting, scanned, confirmed; the confirmed scan is taken once', async () => {
    const browser = aBrowser(server)
    const { sessionId, scene } = await showQrCode(browser)
    const openId = aWechat()

    expect((await poll(browser, sessionId)).data).toEqual({
      state: 'waiting',
      openUuid: null,
      session: null,
    })

    await phone(scene, openId, 'scan')

    expect((await poll(browser, sessionId)).data).toEqual({
      state: 'scanned',
      openUuid: null,
      session: null,
    })

    await phone(scene, openId, 'confirm')

    expect((await poll(browser, sessionId)).data).toMatchObject({
      state: 'unbound',
      openUuid: expect.stringMatching(/^[\w-]{43}$/),
      session: null,
    })

    expect(await poll(browser, sessionId)).toMatchObject(OVER)
  })

  test('a stolen sessionId is worth nothing in another browser, nor without one', async () => {
    const browser = aBrowser(server)
    const { sessionId, scene } = await showQrCode(browser)
    const openId = aWechat()

    await phone(scene, openId, 'scan')
    await phone(scene, openId, 'confirm')

    const thief = aBrowser(server)

    expect(await poll(thief, sessionId)).toMatchObject(OVER)

    await thief.get('/wechat/qrCode')
    expect(await poll(thief, sessionId)).toMatchObject(OVER)
    expect((await poll(browser, sessionId)).data).toMatchObject({ state: 'unbound' })
  })

  test('the picture does not hold what the browser polls with', async () => {
    const browser = aBrowser(server)
    const { sessionId, scene } = await showQrCode(browser)

    expect(scene).not.toBe(sessionId)
    expect(await poll(browser, scene)).toMatchObject(OVER)
  })

  test('another person cannot confirm a scan that is not theirs, nor scan it again', async () => {
    const { scene } = await showQrCode(aBrowser(server))

    expect(await phone(scene, aWechat(), 'confirm')).toMatchObject(OVER)

    await phone(scene, aWechat(), 'scan')
    expect(await phone(scene, aWechat(), 'scan')).toMatchObject(OVER)
    expect(await phone(scene, aWechat(), 'confirm')).toMatchObject(OVER)
  })

  test('it lives five minutes', async () => {
    const browser = aBrowser(server)
    const { sessionId, scene } = await showQrCode(browser)

    later(301_000)
    expect(await phone(scene, aWechat(), 'scan')).toMatchObject(OVER)
    expect(await poll(browser, sessionId)).toMatchObject(OVER)
  })

  test('a guessed or empty session is refused, and a poll from another site as well', async () => {
    const browser = aBrowser(server)
    const { sessionId } = await showQrCode(browser)

    expect(await poll(browser, '')).toMatchObject(OVER)
    expect(await poll(browser, 'a'.repeat(43))).toMatchObject(OVER)
    expect(
      await browser.get(`/wechat/poll?sessionId=${sessionId}`, { 'sec-fetch-site': 'cross-site' }),
    ).toMatchObject({ status: 403 })
  })

  test('without an official account there is no QR code, and no phone to simulate', async () => {
    expect(await none.anonymous.get('/wechat/qrCode')).toMatchObject({ status: 404 })
    expect(
      await none.anonymous.post('/wechat/local/scan', { scene: 'x', openId: 'y' }),
    ).toMatchObject({ status: 404 })
  })
})

describe('binding by badge number', () => {
  test('a badge and its SMS code bind the WeChat; the next scan logs in', async () => {
    const browser = aBrowser(server)
    const openId = aWechat()
    const { openUuid } = await scanned(browser, openId)
    const sent = await askCode(browser, openUuid, TEACHER.badge)
    const { codeUuid } = sent.data as { codeUuid: string }
    const code = await codeSentTo(server, TEACHER.mobile)
    const entered = await bind(browser, { brandNumber: TEACHER.badge, code, openUuid, codeUuid })

    expect(entered).toMatchObject({ status: 200, data: { tokenType: 'Bearer' } })
    expect(await browser.get(`/wechat/signUp/status?openId=${openUuid}`)).toMatchObject(OVER)

    const again = await scanned(browser, openId)

    expect(again).toMatchObject({ state: 'bound', session: { tokenType: 'Bearer' } })

    const me = server.withToken(again.session!.accessToken)

    expect((await me.get('/api/v1/users/me')).data).toMatchObject({ username: 'teacher' })

    expect((await browser.get(`/wechat/signUp/status?openId=${again.openUuid}`)).data).toEqual({
      isBound: true,
      isApplicant: false,
    })

    // one WeChat per account, and one account per WeChat
    const other = await scanned(aBrowser(server), aWechat())

    expect(other.state).toBe('unbound')
    expect(await me.get('/wechat/bind/code')).toMatchObject({ status: 409 })
    expect(await me.delete('/api/v1/wechat/binding')).toMatchObject({ status: 200 })
    expect(await me.delete('/api/v1/wechat/binding')).toMatchObject({ status: 404 })
    expect((await scanned(browser, openId)).state).toBe('unbound')
  })

  test('the same answer for a known and an unknown badge, and no message for an unknown one', async () => {
    const browser = aBrowser(server)
    const { openUuid } = await scanned(browser, aWechat())

    const size = async () =>
      Number(
        (await server.asOwner(`select count(*) from sms_outbox where purpose = 'bind'`)).rows[0]
          .count,
      )

    const before = await size()

    const shape = {
      status: 200,
      data: { codeUuid: expect.stringMatching(/^[0-9a-f]{32}$/), expires: 300 },
    }

    const unknown = await askCode(browser, openUuid, 'X9999')

    expect(unknown).toMatchObject(shape)

    const { codeUuid } = unknown.data as { codeUuid: string }

    const refused = await bind(browser, {
      brandNumber: 'X9999',
      code: '123456',
      openUuid,
      codeUuid,
    })

    expect(await askCode(browser, openUuid, 'D0001')).toMatchObject(shape)

    const wrong = await bind(browser, { brandNumber: 'D0001', code: 'wrong!', openUuid, codeUuid })

    expect([refused.status, refused.code, refused.msg]).toEqual([
      wrong.status,
      wrong.code,
      wrong.msg,
    ])

    await codeSentTo(server, '13800000006')
    expect(await size()).toBe(before + 1)
  })

  test('without the ticket of this browser no message is sent and nothing is bound', async () => {
    const browser = aBrowser(server)
    const { openUuid } = await scanned(browser, aWechat())
    const thief = aBrowser(server)

    await thief.get('/wechat/qrCode')
    expect(await askCode(thief, openUuid, 'D0002')).toMatchObject(OVER)
    expect(await askCode(browser, '', 'D0002')).toMatchObject(OVER)

    const { codeUuid } = (await askCode(browser, openUuid, 'D0002')).data as { codeUuid: string }
    const code = await codeSentTo(server, '13800000007')

    expect(await bind(thief, { brandNumber: 'D0002', code, openUuid, codeUuid })).toMatchObject(
      OVER,
    )
    expect(
      await bind(browser, { brandNumber: 'D0002', code, openUuid: 'x', codeUuid }),
    ).toMatchObject(OVER)

    expect(await bind(browser, { brandNumber: 'T0001', code, openUuid, codeUuid })).toMatchObject({
      status: 400,
      code: 'A0214',
    })

    expect(await bind(browser, { brandNumber: 'D0002', code, openUuid, codeUuid })).toMatchObject({
      status: 200,
    })
  })

  test('of several at once with the same tickets one binds', async () => {
    const browser = aBrowser(server)
    const { openUuid } = await scanned(browser, aWechat())
    const { codeUuid } = (await askCode(browser, openUuid, 'C0001')).data as { codeUuid: string }
    const code = await codeSentTo(server, '13800000004')
    const all = await Promise.all(
      [1, 2, 3].map(() => bind(browser, { brandNumber: 'C0001', code, openUuid, codeUuid })),
    )

    expect(all.filter((r) => r.status === 200)).toHaveLength(1)
  })

  test('the ticket of a binding lives ten minutes', async () => {
    const browser = aBrowser(server)
    const { openUuid } = await scanned(browser, aWechat())

    later(601_000)
    expect(await askCode(browser, openUuid, 'C0002')).toMatchObject(OVER)
  })

  test('guessing is slowed down', async () => {
    const browser = aBrowser(server)
    const { openUuid } = await scanned(browser, aWechat())
    const guess = () =>
      bind(browser, { brandNumber: 'S2026002', code: '000000', openUuid, codeUuid: 'f'.repeat(32) })

    for (let i = 0; i < 5; i++) expect(await guess()).toMatchObject({ status: 400 })

    expect(await guess()).toMatchObject({ status: 429 })
  })

  test('a deleted account frees the WeChat', async () => {
    const student = await server.as('student')
    const openId = aWechat()
    const code = (await student.get('/wechat/bind/code')).data as { qrCode: string }
    const scene = code.qrCode.replace('wechat-local:', '')

    await phone(scene, openId, 'scan')
    await phone(scene, openId, 'confirm')
    expect((await scanned(aBrowser(server), openId)).state).toBe('bound')

    await (await server.as('root')).delete(`/api/v1/users/${student.userId}`)
    expect((await scanned(aBrowser(server), openId)).state).toBe('unbound')
  })
})

describe('binding while logged in, and its messages', () => {
  test('the own QR code binds at the confirmation on the phone', async () => {
    const admin = await server.as('admin')
    const codeReply = await admin.get('/wechat/bind/code')
    const cookie = String(codeReply.headers['set-cookie']).split(';')[0]!
    const { sessionId, qrCode } = codeReply.data as { sessionId: string; qrCode: string }
    const scene = qrCode.replace('wechat-local:', '')
    const openId = aWechat()

    await phone(scene, openId, 'scan')
    expect((await admin.get('/wechat/userInfo')).data).toMatchObject({ isBound: false })

    await phone(scene, openId, 'confirm')

    const polled = (await admin.get(`/wechat/poll?sessionId=${sessionId}`, { cookie })).data as {
      openUuid: string
    }

    expect(polled).toMatchObject({ state: 'bound', session: null })

    const reply = await admin.get(`/wechat/userInfo?openId=${polled.openUuid}&batch=2026`, {
      cookie,
    })

    expect(reply.data).toMatchObject({
      userId: admin.userId,
      isBound: true,
      boundAt: expect.stringMatching(/^2026-/),
    })

    const stranger = await server.as('bhb')

    expect(
      await stranger.get(`/wechat/userInfo?openId=${polled.openUuid}`, { cookie }),
    ).toMatchObject({ status: 404 })
    expect(await admin.get(`/wechat/userInfo?openId=${polled.openUuid}`)).toMatchObject({
      status: 404,
    })
  })

  test('a WeChat that is bound elsewhere is refused, and the scan stays unconfirmed', async () => {
    const openId = aWechat()
    for (const [username, status] of [
      ['base2', 200],
      ['partner', 409],
    ] as const) {
      const { qrCode } = (await (await server.as(username)).get('/wechat/bind/code')).data as {
        qrCode: string
      }
      const scene = qrCode.replace('wechat-local:', '')

      await phone(scene, openId, 'scan')
      expect(await phone(scene, openId, 'confirm')).toMatchObject({ status })
    }
  })

  test('teacherInfo shows whether the path group is open', async () => {
    expect(
      (await (await server.as('teacher2')).get('/wechat/teacherInfo?ident=tutor')).data,
    ).toMatchObject({ mayEnter: true })
    expect((await (await server.as('partner')).get('/wechat/teacherInfo')).data).toMatchObject({
      mayEnter: false,
    })

    expect(await server.anonymous.get('/wechat/userInfo')).toMatchObject({
      status: 401,
      code: 'A0230',
    })

    expect(await server.anonymous.get('/wechat/teacherInfo')).toMatchObject({ status: 401 })
  })

  test('an openId is nowhere in the clear: not in the tables, not in an answer', async () => {
    for (const table of [
      'wechat_bindings',
      'wechat_scans',
      'tickets',
      'audit_entries',
      'sms_outbox',
    ])
      expect(JSON.stringify((await server.asOwner(`select * from ${table}`)).rows)).not.toContain(
        'oWechat-',
      )

    const page = await (await server.as('root')).get('/api/v1/outbox/page?pageSize=200')

    expect(page.body.toString()).not.toContain('oWec')

    expect(page.data).toMatchObject({
      list: expect.arrayContaining([
        expect.objectContaining({ purpose: '微信确认', mobile: '********' }),
      ]),
    })
  })

  test('binding, unbinding and refusals are in the audit log', async () => {
    const rows = (
      await server.asOwner(
        `select action, result from audit_entries where action like 'accounts.wechat.%'`,
      )
    ).rows

    const kinds = new Set(rows.map((r) => `${r.action} ${r.result}`))

    expect(kinds).toEqual(
      new Set([
        'accounts.wechat.bind ok',
        'accounts.wechat.bind failed',
        'accounts.wechat.unbind ok',
      ]),
    )
  })
})
