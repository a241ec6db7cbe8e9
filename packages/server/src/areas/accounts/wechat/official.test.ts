import { API_PREFIX, toMoment } from '@residency/contract/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { signatureOf } from '../../../platform/wechat/callback-secrets.rules.ts'
import { writeCallbackXml } from '../../../platform/wechat/callback-xml.rules.ts'
import { aBrowser, afterADay, codeSentTo } from '../../../testing/outside/browser.ts'
import {
  type CallbackShape,
  callbackOf,
  sendCallback,
} from '../../../testing/outside/wechat-callback.ts'
import {
  CALLBACK,
  OFFICIAL,
  OWN_HOME,
  startWechat,
} from '../../../testing/outside/wechat-server.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { changeFirstLetter } from '../../../testing/tampering.ts'

const wechat = await startWechat()
afterAll(() => wechat.stop())
const server = await openServer({ environment: wechat.environment })

type Browser = ReturnType<typeof aBrowser>
const OVER = { status: 400, msg: '二维码或验证已失效，请重新扫码' }
let people = 0
const aWechat = () => `oPerson-${++people}`

const showQrCode = async (browser: Browser, headers = {}) => {
  const reply = await browser.get('/wechat/qrCode', headers)
  const { sessionId, qrCode } = reply.data as { sessionId: string; qrCode: string }
  return { sessionId, scene: qrCode.replace('http://weixin.qq.com/q/', '') }
}

const poll = async (browser: Browser, sessionId: string) =>
  (await browser.get(`/wechat/poll?sessionId=${sessionId}`)).data

const scans = (scene: string, openId: string, shape?: CallbackShape) =>
  callbackOf(server, { FromUserName: openId, Event: 'SCAN', EventKey: scene }, shape)

const ticketIn = (text: string | null) => /\/bind\?confirm=([\w-]{43})"/.exec(text ?? '')?.[1] ?? ''

/** The way to WeChat and back, of a phone that uses WeChat as this person. */
const entered = async (phone: Browser, openId: string, ticket?: string) => {
  const started = (await phone.get(`/wechat/oauth/start${ticket ? `?ticket=${ticket}` : ''}`))
    .data as { url: string }
  const state = new URL(started.url).searchParams.get('state')!
  return phone.post('/wechat/oauth/finish', { code: wechat.codeFor(openId), state })
}

describe('the address that WeChat calls', () => {
  const proof = (query: Record<string, string>) =>
    server.app.server.inject({
      method: 'GET',
      url: `${API_PREFIX}/wechat/callback?${new URLSearchParams(query)}`,
    })

  const signed = (sentAt = server.clock.now, token = CALLBACK.token) => {
    const timestamp = String(Math.floor(sentAt.getTime() / 1000))
    return { timestamp, nonce: 'n', signature: signatureOf(token, timestamp, 'n') }
  }

  test('is proved to be ours by its echo; forged or old it is 403 and nothing else', async () => {
    const good = await proof({ ...signed(), echostr: '12345' })

    expect([good.statusCode, good.body, good.headers['content-type']]).toEqual([
      200,
      '12345',
      'text/plain',
    ])

    const old = new Date(server.clock.now.getTime() - 301_000)
    const early = new Date(server.clock.now.getTime() + 301_000)

    for (const query of [
      {},
      signed(server.clock.now, 'another01'),
      signed(old),
      signed(early),
      { ...signed(), nonce: 'm' },
    ]) {
      const reply = await proof({ ...query, echostr: '12345' })
      expect([reply.statusCode, reply.body]).toEqual([403, ''])
    }
  })

  test('does not exist without an official account', async () => {
    const none = await openServer()

    const reply = await none.app.server.inject({
      method: 'GET',
      url: `${API_PREFIX}/wechat/callback?echostr=1`,
    })

    expect(reply.statusCode).toBe(404)
  })

  test('a scan is answered with a link to confirm, once; the same call again changes nothing and is done', async () => {
    const browser = aBrowser(server)
    const { sessionId, scene } = await showQrCode(browser)
    const call = scans(scene, aWechat())
    const first = await sendCallback(server, call)

    expect(first).toMatchObject({
      status: 200,
      text: expect.stringContaining(`${OWN_HOME}/medical/bind?confirm=`),
    })

    expect(await poll(browser, sessionId)).toMatchObject({ state: 'scanned' })
    expect(await sendCallback(server, call)).toMatchObject({ status: 200, body: 'success' })
    expect(ticketIn(first.text)).not.toBe(scene)
  })

  test('two at once: one acts', async () => {
    const call = scans((await showQrCode(aBrowser(server))).scene, aWechat())
    const texts = (await Promise.all([sendCallback(server, call), sendCallback(server, call)])).map(
      ({ text }) => text !== null,
    )
    expect(texts.sort()).toEqual([false, true])
  })

  test('WeChat’s second try, signed again, is the same event', async () => {
    const browser = aBrowser(server)
    const { scene } = await showQrCode(browser)
    const openId = aWechat()
    const event = { FromUserName: openId, Event: 'SCAN', EventKey: scene, CreateTime: '1790000000' }

    expect((await sendCallback(server, callbackOf(server, event))).text).toContain('confirm=')

    expect(await sendCallback(server, callbackOf(server, event))).toMatchObject({
      status: 200,
      body: 'success',
    })
  })

  test.each<[string, CallbackShape]>([
    ['for another account', { appId: 'wx9999999999999999' }],
    ['signed with another token', { token: 'another01' }],
    ['six minutes old', { at: new Date(server.clock.now.getTime() - 360_000) }],
    ['with another ciphertext', { tamper: changeFirstLetter }],
    ['without a ciphertext', { tamper: () => '' }],
  ])('%s it is 403, and nothing has happened', async (_name, shape) => {
    const browser = aBrowser(server)
    const { sessionId, scene } = await showQrCode(browser)

    expect(await sendCallback(server, scans(scene, aWechat(), shape))).toEqual({
      status: 403,
      body: '',
      text: null,
    })

    expect(await poll(browser, sessionId)).toMatchObject({ state: 'waiting' })
  })

  test('plain XML is refused where messages are encrypted; so are a declaration, another type and a large body', async () => {
    const { scene } = await showQrCode(aBrowser(server))
    const { url } = scans(scene, aWechat())

    const plain = writeCallbackXml({
      FromUserName: 'oX',
      MsgType: 'event',
      Event: 'SCAN',
      EventKey: scene,
      CreateTime: 1,
    })

    for (const payload of [
      plain,
      '<!DOCTYPE xml [<!ENTITY a "x">]><xml><Encrypt>&a;</Encrypt></xml>',
      '',
      '{}',
    ])
      expect(await sendCallback(server, { url, payload })).toMatchObject({ status: 403, body: '' })

    expect(await sendCallback(server, { url, payload: '{}' }, 'application/json')).toMatchObject({
      status: 403,
      body: '',
    })

    expect(await sendCallback(server, { url, payload: 'x'.repeat(70_000) })).toMatchObject({
      status: 413,
    })

    const elsewhere = await server.anonymous.send('POST', '/api/v1/auth/login', {
      payload: plain,
      headers: { 'content-type': 'text/xml' },
    })

    expect(elsewhere.status).toBe(415)
  })

  test('a QR code of another installation, or one that is over, gets that message and reports nothing', async () => {
    const before = (
      await server.asOwner('select count(*) from wechat_scans where open_id_hash is not null')
    ).rows[0].count
    const unknown = await sendCallback(server, scans('scene-of-somebody-else', aWechat()))

    expect(unknown).toMatchObject({
      status: 200,
      text: '二维码已失效，请在电脑上刷新二维码后重新扫描。',
    })

    expect(
      (await server.asOwner('select count(*) from wechat_scans where open_id_hash is not null'))
        .rows[0].count,
    ).toBe(before)

    const text = { FromUserName: aWechat(), MsgType: 'text', MsgId: '77', Content: 'hello' }

    expect(await sendCallback(server, callbackOf(server, text))).toMatchObject({
      status: 200,
      body: 'success',
    })
  })

  test('plain mode works where it is configured, and only there', async () => {
    const open = await openServer({
      environment: { ...wechat.environment, WECHAT_AES_KEY: '', WECHAT_PLAIN_CALLBACK: '1' },
    })
    const { scene } = await showQrCode(aBrowser(open))

    const payload = writeCallbackXml({
      FromUserName: aWechat(),
      ToUserName: 'gh',
      MsgType: 'event',
      Event: 'subscribe',
      EventKey: `qrscene_${scene}`,
      CreateTime: 1,
    })

    const url = `${API_PREFIX}/wechat/callback?${new URLSearchParams(signed())}`
    const reply = await sendCallback(open, { url, payload })

    expect([reply.status, reply.body.includes('/medical/bind?confirm=')]).toEqual([200, true])
  })
})

describe('confirming a scan', () => {
  test('the phone shows what it confirms and identifies itself to WeChat, and the other browser continues', async () => {
    const [browser, phone] = [aBrowser(server), aBrowser(server)]
    const agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140'
    const { sessionId, scene } = await showQrCode(browser, { 'user-agent': agent })
    const openId = aWechat()
    const ticket = ticketIn((await sendCallback(server, scans(scene, openId))).text)

    expect((await phone.get(`/wechat/scan/asked?ticket=${ticket}`)).data).toEqual({
      purpose: 'login',
      agent,
      askedAt: toMoment(server.clock.now),
    })

    expect(await entered(phone, openId, ticket)).toMatchObject({
      status: 200,
      data: { state: 'confirmed', session: null },
    })

    expect(await phone.get(`/wechat/scan/asked?ticket=${ticket}`)).toMatchObject(OVER)
    expect(await entered(phone, openId, ticket)).toMatchObject(OVER)
    expect(await poll(browser, sessionId)).toMatchObject({ state: 'unbound', session: null })
  })

  test('another person who is sent the link confirms nothing', async () => {
    const browser = aBrowser(server)
    const { sessionId, scene } = await showQrCode(browser)
    const ticket = ticketIn((await sendCallback(server, scans(scene, aWechat()))).text)

    expect(await entered(aBrowser(server), aWechat(), ticket)).toMatchObject(OVER)
    expect(await poll(browser, sessionId)).toMatchObject({ state: 'scanned' })
    expect(await aBrowser(server).get('/wechat/oauth/start?ticket=made-up')).toMatchObject(OVER)
  })

  test('an own QR code announces that it binds, and binds at the confirmation', async () => {
    const teacher = await server.as('teacher2')
    const { qrCode } = (await teacher.get('/wechat/bind/code')).data as { qrCode: string }
    const openId = aWechat()

    const ticket = ticketIn(
      (await sendCallback(server, scans(qrCode.replace('http://weixin.qq.com/q/', ''), openId)))
        .text,
    )

    const phone = aBrowser(server)

    expect((await phone.get(`/wechat/scan/asked?ticket=${ticket}`)).data).toMatchObject({
      purpose: 'bind',
    })
    expect(await entered(phone, openId, ticket)).toMatchObject({ status: 200 })

    const readOwn = async () => (await teacher.get('/wechat/userInfo')).data

    expect(await readOwn()).toMatchObject({ isBound: true, isFollowing: true, miniBoundAt: null })

    await sendCallback(server, callbackOf(server, { FromUserName: openId, Event: 'unsubscribe' }))
    expect(await readOwn()).toMatchObject({ isBound: true, isFollowing: false })

    await sendCallback(
      server,
      callbackOf(server, { FromUserName: openId, Event: 'subscribe', EventKey: '' }),
    )

    expect(await readOwn()).toMatchObject({ isFollowing: true })
  })
})

describe('a page inside WeChat', () => {
  test('who is bound logs in; who is not binds by badge and SMS code, and enters next time', async () => {
    const phone = aBrowser(server)
    const openId = aWechat()
    const first = (await entered(phone, openId)).data as { state: string; openUuid: string }

    expect(first).toMatchObject({
      state: 'unbound',
      session: null,
      openUuid: expect.stringMatching(/^[\w-]{43}$/),
    })

    await afterADay(server)

    const { codeUuid } = (await phone.get(`/wechat/send/captcha/T0001?openUuid=${first.openUuid}`))
      .data as { codeUuid: string }
    const code = await codeSentTo(server, '13800000008')
    const bound = { brandNumber: 'T0001', code, openUuid: first.openUuid, codeUuid }

    expect(await phone.get(`/wechat/gzh/bind?${new URLSearchParams(bound)}`)).toMatchObject({
      status: 200,
    })

    const { state, session } = (await entered(phone, openId)).data as {
      state: string
      session: { accessToken: string }
    }

    expect(state).toBe('bound')
    expect(
      (await server.withToken(session.accessToken).get('/api/v1/users/me')).data,
    ).toMatchObject({ username: 'teacher' })
  })

  test('the address names our page and asks for no more than the openId', async () => {
    const { url } = (await aBrowser(server).get('/wechat/oauth/start')).data as { url: string }
    const { origin, pathname, hash, searchParams } = new URL(url)

    expect([origin, pathname, hash]).toEqual([
      'https://open.weixin.qq.com',
      '/connect/oauth2/authorize',
      '#wechat_redirect',
    ])

    expect(Object.fromEntries(searchParams)).toEqual({
      appid: OFFICIAL.appid,
      redirect_uri: `${OWN_HOME}/medical/bind`,
      response_type: 'code',
      scope: 'snsapi_base',
      state: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test('a state counts once, and only in the browser that began; a code that WeChat refuses opens nothing', async () => {
    const [phone, thief] = [aBrowser(server), aBrowser(server)]

    const stateOf = async (browser: Browser) =>
      new URL(
        ((await browser.get('/wechat/oauth/start')).data as { url: string }).url,
      ).searchParams.get('state')!

    const state = await stateOf(phone)

    await stateOf(thief)
    expect(
      await thief.post('/wechat/oauth/finish', { code: wechat.codeFor(aWechat()), state }),
    ).toMatchObject(OVER)
    expect(
      await phone.post('/wechat/oauth/finish', { code: wechat.codeFor(aWechat()), state }),
    ).toMatchObject({ status: 200 })
    expect(
      await phone.post('/wechat/oauth/finish', { code: wechat.codeFor(aWechat()), state }),
    ).toMatchObject(OVER)
    expect(
      await phone.post('/wechat/oauth/finish', { code: 'made-up', state: await stateOf(phone) }),
    ).toMatchObject(OVER)

    for (const wrong of ['', 'zz', '0'.repeat(64)])
      expect(await phone.post('/wechat/oauth/finish', { code: 'x', state: wrong })).toMatchObject(
        OVER,
      )

    expect(await phone.post('/wechat/oauth/finish', { code: '', state })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.code' }],
    })
  })

  test('only a page of ours is signed, for people who are logged in', async () => {
    const me = await server.as('teacher2')
    const sign = (url: string) => me.get(`/wechat/jsConfig?url=${encodeURIComponent(url)}`)

    expect(await sign(`${OWN_HOME}/medical/course/list#x`)).toMatchObject({
      status: 200,
      data: { appId: OFFICIAL.appid, signature: expect.stringMatching(/^[0-9a-f]{40}$/) },
    })

    for (const url of ['https://evil.example/medical/', `${OWN_HOME}/other`, 'x'])
      expect(await sign(url)).toMatchObject({ status: 400, errors: [{ path: 'url' }] })

    expect(await server.anonymous.get(`/wechat/jsConfig?url=${OWN_HOME}/medical/`)).toMatchObject({
      status: 401,
    })
  })
})

describe('the mini-program', () => {
  const logIn = (phone: Browser, code: string) => phone.post('/wechat/mini/login', { code })

  test('binds by the verified mobile number, and logs in from then on', async () => {
    const phone = aBrowser(server)
    const openId = aWechat()

    const { state, openUuid } = (await logIn(phone, wechat.codeFor(openId))).data as {
      state: string
      openUuid: string
    }

    expect(state).toBe('unbound')

    const bind = (code: string, browser = phone) =>
      browser.post('/wechat/mini/phone', { openUuid, code })

    expect(await bind('made-up')).toMatchObject({ status: 400, errors: [{ path: 'code' }] })

    expect(await bind(wechat.phoneCodeFor('13999999999'))).toMatchObject({
      status: 400,
      msg: expect.stringContaining('工号'),
    })

    const thief = aBrowser(server)

    await logIn(thief, wechat.codeFor(aWechat()))
    expect(await bind(wechat.phoneCodeFor('13800000008'), thief)).toMatchObject(OVER)

    const entry = await bind(wechat.phoneCodeFor('13800000008'))

    expect(entry).toMatchObject({ status: 200, data: { tokenType: 'Bearer' } })

    const me = server.withToken((entry.data as { accessToken: string }).accessToken)

    expect((await me.get('/api/v1/miniMenus/own')).data).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: '我的带教' })]),
    )
    expect((await me.get('/wechat/userInfo')).data).toMatchObject({
      miniBoundAt: expect.any(String),
    })
    expect(await bind(wechat.phoneCodeFor('13800000008'))).toMatchObject(OVER)

    expect((await logIn(aBrowser(server), wechat.codeFor(openId))).data).toMatchObject({
      state: 'bound',
      session: { tokenType: 'Bearer' },
    })

    expect(await me.delete('/api/v1/wechat/binding')).toMatchObject({ status: 200 })
    expect((await logIn(aBrowser(server), wechat.codeFor(openId))).data).toMatchObject({
      state: 'unbound',
    })
  })

  test('binds by badge and SMS code too; the ticket of a QR code opens no binding by mobile number', async () => {
    const phone = aBrowser(server)
    const openId = aWechat()
    const { openUuid } = (await logIn(phone, wechat.codeFor(openId))).data as { openUuid: string }

    await afterADay(server)

    const { codeUuid } = (await phone.get(`/wechat/send/captcha/D0001?openUuid=${openUuid}`))
      .data as { codeUuid: string }
    const code = await codeSentTo(server, '13800000006')

    expect(
      await phone.get(
        `/wechat/gzh/bind?${new URLSearchParams({ brandNumber: 'D0001', code, openUuid, codeUuid })}`,
      ),
    ).toMatchObject({
      status: 200,
    })

    expect((await logIn(phone, wechat.codeFor(openId))).data).toMatchObject({ state: 'bound' })
    expect((await entered(phone, openId)).data).toMatchObject({ state: 'unbound' })

    const { openUuid: official } = (await entered(phone, aWechat())).data as { openUuid: string }

    expect(
      await phone.post('/wechat/mini/phone', {
        openUuid: official,
        code: wechat.phoneCodeFor('13800000007'),
      }),
    ).toMatchObject(OVER)
  })

  test('knows who has bound the official account, where one open-platform account holds both, until they unbind', async () => {
    const [phone, official, mini] = [aBrowser(server), aWechat(), aWechat()]
    wechat.unite('union-1', official, mini)
    expect((await logIn(phone, wechat.codeFor(mini))).data).toMatchObject({ state: 'unbound' })

    const { openUuid } = (await entered(phone, official)).data as { openUuid: string }

    await afterADay(server)

    const { codeUuid } = (await phone.get(`/wechat/send/captcha/C0002?openUuid=${openUuid}`))
      .data as { codeUuid: string }

    const bound = {
      brandNumber: 'C0002',
      code: await codeSentTo(server, '13800000005'),
      openUuid,
      codeUuid,
    }

    expect(await phone.get(`/wechat/gzh/bind?${new URLSearchParams(bound)}`)).toMatchObject({
      status: 200,
    })

    const reply = (await logIn(phone, wechat.codeFor(mini))).data as {
      state: string
      openUuid: string
      session: { accessToken: string }
    }

    const me = server.withToken(reply.session.accessToken)

    expect((await me.get('/api/v1/users/me')).data).toMatchObject({ username: 'base2' })
    expect((await logIn(aBrowser(server), wechat.codeFor(aWechat()))).data).toMatchObject({
      state: 'unbound',
    })
    expect(await (await server.as('base2')).delete('/api/v1/wechat/binding')).toMatchObject({
      status: 200,
    })
    expect(await me.get('/api/v1/users/me')).toMatchObject({ status: 401 })
    expect((await logIn(phone, wechat.codeFor(mini))).data).toMatchObject({ state: 'unbound' })
  })

  test('is stored for people bound before, at their next login; a silent WeChat stops nobody', async () => {
    const [phone, official, mini] = [aBrowser(server), aWechat(), aWechat()]
    const dept2 = await server.as('dept2')
    const { qrCode } = (await dept2.get('/wechat/bind/code')).data as { qrCode: string }

    const ticket = ticketIn(
      (await sendCallback(server, scans(qrCode.replace('http://weixin.qq.com/q/', ''), official)))
        .text,
    )

    wechat.refuse('/cgi-bin/user/info', -1)

    expect(await entered(phone, official, ticket)).toMatchObject({
      status: 200,
      data: { state: 'confirmed' },
    })

    wechat.unite('union-2', official, mini)
    expect((await logIn(phone, wechat.codeFor(mini))).data).toMatchObject({ state: 'unbound' })
    expect((await entered(phone, official)).data).toMatchObject({ state: 'bound' })

    expect((await logIn(phone, wechat.codeFor(mini))).data).toMatchObject({
      state: 'bound',
      session: { tokenType: 'Bearer' },
    })

    expect(JSON.stringify((await server.asOwner('select * from wechat_scans')).rows)).not.toContain(
      'union-',
    )
  })

  test('unbinding ends what the WeChat had opened, and no other session', async () => {
    const [phone, openId] = [aBrowser(server), aWechat()]
    const admin = await server.as('admin')
    const { qrCode } = (await admin.get('/wechat/bind/code')).data as { qrCode: string }

    const ticket = ticketIn(
      (await sendCallback(server, scans(qrCode.replace('http://weixin.qq.com/q/', ''), openId)))
        .text,
    )

    expect(await entered(phone, openId, ticket)).toMatchObject({ status: 200 })

    const { session } = (await entered(phone, openId)).data as { session: { accessToken: string } }
    const stranger = server.withToken(session.accessToken)

    expect(await stranger.get('/api/v1/users/me')).toMatchObject({ status: 200 })
    expect(await admin.delete('/api/v1/wechat/binding')).toMatchObject({ status: 200 })
    expect(await stranger.get('/api/v1/users/me')).toMatchObject({ status: 401 })
    expect(await admin.get('/api/v1/users/me')).toMatchObject({ status: 200 })
  })

  test('a login code counts once', async () => {
    const code = wechat.codeFor(aWechat())
    expect(await logIn(aBrowser(server), code)).toMatchObject({ status: 200 })

    expect(await logIn(aBrowser(server), code)).toMatchObject({
      status: 400,
      msg: '微信登录凭证已失效，请重新打开小程序再试',
    })
  })
})

test('while WeChat refuses, people read a sentence, administrators a code, and nobody a secret', async () => {
  wechat.refuse('/cgi-bin/qrcode/create', 45009)

  const reply = await aBrowser(server).get('/wechat/qrCode')

  expect(reply).toMatchObject({
    status: 503,
    code: 'C0300',
    msg: '微信暂时没有响应，请稍后再试，或改用密码登录',
  })

  const rows = (
    await server.asOwner(`select detail from audit_entries where action = 'accounts.wechat.call'`)
  ).rows

  expect(rows).toEqual([{ detail: { reason: 'limit', errcode: 45009 } }])

  for (const table of [
    'wechat_tokens',
    'wechat_scans',
    'wechat_bindings',
    'mini_bindings',
    'tickets',
    'audit_entries',
  ]) {
    const stored = JSON.stringify((await server.asOwner(`select * from ${table}`)).rows)
    for (const secret of ['oPerson-', OFFICIAL.secret, CALLBACK.aesKey, 'token-wx'])
      expect(stored, table).not.toContain(secret)
  }
})
