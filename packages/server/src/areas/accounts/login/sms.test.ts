import { describe, expect, test } from 'vitest'
import { aBrowser, afterADay, codeSentTo, knownCaptcha } from '../../../testing/outside/browser.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { waitUntil } from '../../../testing/wait-until.ts'

const server = await openServer({ environment: knownCaptcha })

const NUMBER = {
  teacher: '13800000008',
  teacher2: '13800000009',
  student: '13800000010',
  student2: '13800000011',
  nobody: '13911112222',
}

const logIn = (
  browser: ReturnType<typeof aBrowser>,
  iphoneNum: string,
  captchaKey: string,
  captchaCode: string,
) => browser.post('/api/v1/auth/loginBySms', { iphoneNum, captchaKey, captchaCode })

const outboxSize = async () =>
  Number((await server.asOwner('select count(*) from sms_outbox')).rows[0].count)

const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms)
}

describe('POST /auth/smsCode', () => {
  test('needs the image captcha, which is used up', async () => {
    const browser = aBrowser(server)
    const proof = await browser.proof()
    const wrong = { iphoneNum: NUMBER.teacher, ...proof, captchaCode: 'wrong' }

    expect(await browser.post('/api/v1/auth/smsCode', wrong)).toMatchObject({
      status: 400,
      code: 'A0214',
    })

    expect(await browser.post('/api/v1/auth/smsCode', { ...wrong, ...proof })).toMatchObject({
      status: 400,
      code: 'A0213',
    })

    expect(await browser.post('/api/v1/auth/smsCode', { iphoneNum: NUMBER.teacher })).toMatchObject(
      { status: 400, code: 'A0213' },
    )
    expect(await outboxSize()).toBe(0)
  })

  test('known and unknown numbers get the same answer; only known enabled accounts get a message', async () => {
    const browser = aBrowser(server)
    const unknown = await browser.askCode(NUMBER.nobody)
    const reply = await browser.askCode(NUMBER.teacher)
    const shape = { captchaKey: expect.stringMatching(/^[0-9a-f]{32}$/), expires: 300 }

    expect(reply).toMatchObject({ status: 200, code: '00000', data: shape })
    expect(unknown).toMatchObject({ status: 200, code: '00000', data: shape })

    await codeSentTo(server, NUMBER.teacher)
    expect(await outboxSize()).toBe(1)

    await server.asOwner(`update users set status = 0 where username = 'student2'`)
    expect(await browser.askCode(NUMBER.student2)).toMatchObject({ status: 200, data: shape })

    await new Promise((done) => setTimeout(done, 100))
    expect(await outboxSize()).toBe(1)

    await server.asOwner(`update users set status = 1 where username = 'student2'`)
    await afterADay(server)
  })

  test('one a minute, ten a day for a number, a purpose and an address', async () => {
    const number = '13922223333'
    const nextMinute = () => server.asOwner("delete from rate_limits where key like 'sms-minute:%'")

    expect(await aBrowser(server).askCode(number)).toMatchObject({ status: 200 })

    const again = await aBrowser(server).askCode(number)

    expect(again).toMatchObject({
      status: 429,
      code: 'A0501',
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    })

    for (let i = 0; i < 9; i++) {
      await nextMinute()
      expect(await aBrowser(server).askCode(number)).toMatchObject({ status: 200 })
    }

    await nextMinute()
    expect(await aBrowser(server).askCode(number)).toMatchObject({ status: 429 })
    expect(await aBrowser(server).askCode(number, 'register')).toMatchObject({ status: 200 })

    await afterADay(server)
  })

  test('a stranger’s calls for a number do not use up the owner’s', async () => {
    const nextMinute = () => server.asOwner("delete from rate_limits where key like 'sms-minute:%'")
    const browser = aBrowser(server, '10.0.1.1')

    expect(await browser.logIn('student')).toMatchObject({ status: 200 })

    const stranger = aBrowser(server, '10.0.1.1')

    for (let i = 0; i < 11; i++) {
      await nextMinute()
      expect(await stranger.askCode(NUMBER.student)).toMatchObject({ status: i < 10 ? 200 : 429 })
    }

    expect(await browser.askCode(NUMBER.student)).toMatchObject({ status: 200 })
    expect(await aBrowser(server, '10.0.1.2').askCode(NUMBER.student)).toMatchObject({
      status: 200,
    })

    await afterADay(server)
  })

  test('asked for from many addresses, a number gets one message for each further one', async () => {
    const number = '13922224444'
    await aBrowser(server, '10.0.2.1').askCode(number)
    await server.asOwner("update rate_limits set points = 30 where key like 'sms-wide:%'")

    const late = aBrowser(server, '10.0.2.2')

    expect(await late.askCode(number)).toMatchObject({ status: 200 })

    await server.asOwner("delete from rate_limits where key like 'sms-minute:%'")
    expect(await late.askCode(number)).toMatchObject({ status: 429 })
    expect(await aBrowser(server, '10.0.2.3').askCode(number)).toMatchObject({ status: 200 })

    await afterADay(server)
  })

  test('an address has a share of the day', async () => {
    await server.asOwner("update rate_limits set points = 200 where key = 'sms-address:127.0.0.1'")
    await aBrowser(server).askCode('13944445555')
    await server.asOwner("update rate_limits set points = 200 where key = 'sms-address:127.0.0.1'")
    expect(await aBrowser(server).askCode('13944446666')).toMatchObject({ status: 429 })
    expect(await aBrowser(server, '10.0.0.77').askCode('13944447777')).toMatchObject({
      status: 200,
    })

    await afterADay(server)
  })

  test('neither number nor code is stored in the clear in any table', async () => {
    const code = await codeSentTo(server, NUMBER.teacher)
    for (const table of ['sms_codes', 'sms_outbox', 'rate_limits', 'audit_entries']) {
      const text = JSON.stringify((await server.asOwner(`select * from ${table}`)).rows)
      expect(text).not.toContain(NUMBER.teacher)
      expect(text).not.toMatch(new RegExp(`\\b${code}\\b`))
    }
  })
})

describe('POST /auth/loginBySms', () => {
  const ask = async (mobile: string) => {
    await afterADay(server)

    const before = await outboxSize()
    const browser = aBrowser(server)
    const { requestId } = await browser.askCode(mobile)

    await waitUntil('the message', async () => (await outboxSize()) !== before)

    return { browser, requestId, code: await codeSentTo(server, mobile) }
  }

  test('the code opens a session, once', async () => {
    const { browser, requestId, code } = await ask(NUMBER.teacher)
    const opened = await logIn(browser, NUMBER.teacher, requestId, code)

    expect(opened).toMatchObject({
      status: 200,
      data: { tokenType: 'Bearer', mustChangePassword: false },
    })

    const token = (opened.data as { accessToken: string }).accessToken

    expect((await server.withToken(token).get('/api/v1/users/me')).data).toMatchObject({
      username: 'teacher',
    })

    expect(await logIn(browser, NUMBER.teacher, requestId, code)).toMatchObject({
      status: 400,
      code: 'A0214',
    })
  })

  test('two at once with one code: one gets in', async () => {
    const { browser, requestId, code } = await ask(NUMBER.student)
    const all = await Promise.all(
      [1, 2, 3].map(() => logIn(browser, NUMBER.student, requestId, code)),
    )
    expect(all.filter((r) => r.status === 200)).toHaveLength(1)
  })

  test('it is bound to its number and its request', async () => {
    const first = await ask(NUMBER.teacher2)
    const second = await ask(NUMBER.teacher)

    expect(await logIn(first.browser, NUMBER.teacher, first.requestId, first.code)).toMatchObject({
      status: 400,
      code: 'A0214',
    })

    expect(await logIn(first.browser, NUMBER.teacher2, second.requestId, first.code)).toMatchObject(
      { status: 400 },
    )
    expect(await logIn(first.browser, NUMBER.teacher2, first.requestId, first.code)).toMatchObject({
      status: 200,
    })
  })

  test('it is bound to its purpose', async () => {
    await afterADay(server)

    const browser = aBrowser(server)
    const { requestId } = await browser.askCode(NUMBER.student2, 'register')
    const code = await codeSentTo(server, NUMBER.student2)

    expect(await logIn(browser, NUMBER.student2, requestId, code)).toMatchObject({
      status: 400,
      code: 'A0214',
    })
  })

  test('five wrong tries end it, whichever address they come from', async () => {
    const { requestId, code } = await ask(NUMBER.teacher2)
    const wrong = code === '000000' ? '111111' : '000000'

    for (let i = 0; i < 5; i++)
      expect(
        await logIn(aBrowser(server, `10.1.0.${i}`), NUMBER.teacher2, requestId, wrong),
      ).toMatchObject({ status: 400, code: 'A0214' })

    expect(
      await logIn(aBrowser(server, '10.1.0.9'), NUMBER.teacher2, requestId, code),
    ).toMatchObject({ status: 400, code: 'A0214' })
  })

  test('it lives five minutes', async () => {
    const early = await ask(NUMBER.student)
    later(299_000)
    expect(await logIn(early.browser, NUMBER.student, early.requestId, early.code)).toMatchObject({
      status: 200,
    })

    const late = await ask(NUMBER.student)

    later(301_000)

    expect(await logIn(late.browser, NUMBER.student, late.requestId, late.code)).toMatchObject({
      status: 400,
      code: 'A0214',
    })
  })

  test('an unknown number and a wrong code get the same answer', async () => {
    const browser = aBrowser(server, '10.2.0.1')
    const unknown = await logIn(browser, NUMBER.nobody, 'f'.repeat(32), '123456')
    const wrong = await logIn(browser, NUMBER.teacher, 'f'.repeat(32), '123456')

    expect([unknown.status, unknown.code, unknown.msg]).toEqual([
      wrong.status,
      wrong.code,
      wrong.msg,
    ])
  })

  test('failures slow down a number and address together', async () => {
    const number = NUMBER.nobody
    const stranger = aBrowser(server, '10.3.0.1')

    for (let i = 0; i < 5; i++) await logIn(stranger, number, 'f'.repeat(32), '123456')

    expect(await logIn(stranger, number, 'f'.repeat(32), '123456')).toMatchObject({
      status: 429,
      code: 'A0501',
    })

    expect(
      await logIn(aBrowser(server, '10.3.0.2'), number, 'f'.repeat(32), '123456'),
    ).toMatchObject({ status: 400 })
  })

  test('success and failure are audited, without the number', async () => {
    const rows = (
      await server.asOwner(
        `select result, detail::text as detail from audit_entries where action = 'accounts.session.open'`,
      )
    ).rows

    const sms = rows.filter((r) => r.detail.includes('"sms"'))

    expect(new Set(sms.map((r) => r.result))).toEqual(new Set(['ok', 'failed', 'refused']))
    expect(JSON.stringify(rows)).not.toMatch(/1[3-9]\d{9}/)
  })
})

describe('GET /outbox/page', () => {
  test('a department administrator does not see the outbox', async () => {
    expect(await (await server.as('dept')).get('/api/v1/outbox/page')).toMatchObject({
      status: 401,
      code: 'A0301',
    })
  })
  test('outside a demo the codes are masked', async () => {
    const real = await openServer({ environment: { DEMO: '0', DEMO_PASSWORD: '' } })
    const { fieldCrypto } = await import('../../../platform/crypto/fields.ts')
    const { outboxSms } = await import('../../../platform/sms/outbox-sms.ts')

    await outboxSms(real.db, fieldCrypto(real.keys)).send({
      purpose: 'login',
      mobile: NUMBER.teacher,
      text: 'code 123456.',
    })

    const page = await (await real.as('admin')).get('/api/v1/outbox/page')

    expect(page.data).toMatchObject({
      total: 1,
      list: [{ mobile: '138****0008', text: 'code ******.' }],
    })
  })
})
