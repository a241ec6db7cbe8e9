import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { reasonOf } from '../jobs/jobs.ts'
import { aliyunSms, signForAliyun } from './aliyun-sms.ts'
import { type Message, type Sms, Undeliverable } from './sms.ts'
import { signForTencent, tencentSms } from './tencent-sms.ts'

const KEY = { id: 'LTAI-of-tests', secret: 'a secret of tests' }
const NOW = new Date('2026-11-20T02:00:00.123Z')
const MOBILE = '13812345678'

const CODE: Message = {
  purpose: 'login',
  mobile: MOBILE,
  text: '验证码 246810，5 分钟内有效',
  code: '246810',
}

const NOTICE: Message = { purpose: 'notice', mobile: MOBILE, text: '报名已通过（见系统）*!' }
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text, 'utf8').digest()

type ReceivedRequest = { url: URL; headers: IncomingMessage['headers']; body: string }
let received: ReceivedRequest[] = []
let answer: { status: number; body: string } | 'never' = { status: 200, body: '' }

const server = createServer(async (req, res) => {
  let body = ''
  for await (const chunk of req) body += chunk

  received.push({
    url: new URL(req.url!, `http://${req.headers.host}`),
    headers: req.headers,
    body,
  })

  if (answer !== 'never') res.writeHead(answer.status).end(answer.body)
})

let endpoint = ''

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  received = []
})

const open = (provider: 'aliyun' | 'tencent', more: Record<string, string> = {}): Sms => {
  const environment = {
    DATA_DIR: '/tmp/nowhere',
    SMS_PROVIDER: provider,
    SMS_ENDPOINT: endpoint,
    SMS_ACCESS_KEY_ID: KEY.id,
    SMS_ACCESS_KEY_SECRET: KEY.secret,
    SMS_APP_ID: '1400006666',
    SMS_SIGN_NAME: '教学医院',
    SMS_TEMPLATE_LOGIN: 'T-login',
    SMS_TEMPLATE_REGISTER: 'T-register',
    SMS_TEMPLATE_BIND: 'T-bind',
    SMS_TEMPLATE_NOTICE: 'T-notice',
    ...more,
  }

  const { carrier } = readConfig(environment)
  return (provider === 'aliyun' ? aliyunSms : tencentSms)(carrier!, () => NOW)
}

const outcome = (sms: Sms, message = CODE) =>
  sms.send(message).then(
    () => 'taken',
    (e: Error) => e,
  )

/** What a carrier does with a signature, written from its documentation and not from our client. */
function checkAliyun({ url, headers, body }: ReceivedRequest) {
  const [, id, signed, signature] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      headers.authorization!,
    )!

  const names = signed!.split(';')
  const query = url.search.slice(1).split('&').sort().join('&')
  const canonical = `POST\n${url.pathname}\n${query}\n${names.map((n) => `${n}:${String(headers[n]).trim()}\n`).join('')}\n${signed}\n${headers['x-acs-content-sha256']}`

  expect(id).toBe(KEY.id)

  for (const name of Object.keys(headers).filter((n) => n.startsWith('x-acs-') || n === 'host'))
    expect(names).toContain(name)

  expect(headers['x-acs-content-sha256']).toBe(sha256(body))
  expect(signature).toBe(hmac(KEY.secret, `ACS3-HMAC-SHA256\n${sha256(canonical)}`).toString('hex'))
}

function checkTencent({ headers, body }: ReceivedRequest) {
  const seconds = Number(headers['x-tc-timestamp'])
  const day = new Date(seconds * 1000).toISOString().slice(0, 10)
  const scope = `${day}/sms/tc3_request`

  const [, credential, signed, signature] =
    /^TC3-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization!,
    )!

  const names = signed!.split(';')

  expect(credential).toBe(`${KEY.id}/${scope}`)

  for (const name of ['content-type', 'host']) expect(names).toContain(name)

  const lines = names.map((n) => `${n}:${String(headers[n]).trim().toLowerCase()}\n`).join('')
  const canonical = `POST\n/\n\n${lines}\n${signed}\n${sha256(body)}`
  const key = hmac(hmac(hmac(`TC3${KEY.secret}`, day), 'sms'), 'tc3_request')

  expect(signature).toBe(
    hmac(key, `TC3-HMAC-SHA256\n${seconds}\n${scope}\n${sha256(canonical)}`).toString('hex'),
  )
}

describe('signatures as the carriers document them', () => {
  test('Alibaba Cloud: the two examples of signature method V3', () => {
    const examples = [
      [
        '3156853299f313e23d1673dc12e1703d',
        '2023-10-26T10:22:32Z',
        '06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
      ],
      [
        'd410180a5abf7fe235dd9b74aca91fc0',
        '2023-10-26T09:01:01Z',
        'e521358f7776c97df52e6b2891a8bc73026794a071b50c3323388c4e0df64804',
      ],
    ] as const
    for (const [nonce, date, signature] of examples) {
      const query = {
        ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
        RegionId: 'cn-shanghai',
      }

      const call = {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        action: 'RunInstances',
        version: '2014-05-26',
        query,
        date: new Date(date),
        nonce,
      }

      const { headers } = signForAliyun(call, 'YourAccessKeyId', 'YourAccessKeySecret')

      expect(headers.authorization).toBe(
        `ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=${signature}`,
      )
    }
  })
  test('Tencent Cloud: the example of signature v3', () => {
    const call = {
      host: 'cvm.tencentcloudapi.com',
      service: 'cvm',
      action: 'DescribeInstances',
      version: '2017-03-12',
      region: 'ap-guangzhou',
      body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
      date: new Date(1_551_113_065_000),
    }

    const { authorization } = signForTencent(call, `AKID${'*'.repeat(32)}`, '*'.repeat(32))
    expect(authorization).toContain(
      'Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f',
    )
  })
})

describe('Alibaba Cloud', () => {
  const say = (code: string, status = 200) => {
    answer = {
      status,
      body: JSON.stringify({ Code: code, Message: `about ${MOBILE}`, RequestId: 'r' }),
    }
  }

  test('takes a signed message: a code alone for its purpose, a notice as one text', async () => {
    say('OK')

    const sms = open('aliyun')

    for (const purpose of ['login', 'register', 'bind', 'employment'])
      expect(await outcome(sms, { ...CODE, purpose })).toBe('taken')

    expect(await outcome(sms, NOTICE)).toBe('taken')

    for (const one of received) checkAliyun(one)

    const sent = received.map(({ url }) => Object.fromEntries(url.searchParams))

    expect(sent.map((one) => one.TemplateCode)).toEqual([
      'T-login',
      'T-register',
      'T-bind',
      'T-login',
      'T-notice',
    ])

    expect(sent[0]).toMatchObject({
      PhoneNumbers: MOBILE,
      SignName: '教学医院',
      TemplateParam: '{"code":"246810"}',
    })

    expect(JSON.parse(sent[4]!.TemplateParam!)).toEqual({ text: NOTICE.text })

    expect(received[0]!.headers).toMatchObject({
      'x-acs-action': 'SendSms',
      'x-acs-version': '2017-05-25',
      'x-acs-date': '2026-11-20T02:00:00Z',
    })

    expect(new Set(received.map(({ headers }) => headers['x-acs-signature-nonce'])).size).toBe(5)
  })

  test.each([
    ['isv.MOBILE_NUMBER_ILLEGAL', 'number'],
    ['isv.BLACK_KEY_CONTROL_LIMIT', 'recipient'],
    ['isv.PARAM_LENGTH_LIMIT', 'text'],
  ])('%s is for good', async (code, reason) => {
    say(code)
    expect(await outcome(open('aliyun'))).toMatchObject({ name: 'Undeliverable', reason, code })
  })

  test.each([
    ['isv.BUSINESS_LIMIT_CONTROL', 200],
    ['isv.DAY_LIMIT_CONTROL', 200],
    ['isv.OUT_OF_SERVICE', 200],
    ['SignatureDoesNotMatch', 400],
    ['isp.SYSTEM_ERROR', 200],
    ['constructor', 200],
  ])('%s is for now', async (code, status) => {
    say(code, status)

    const refused = await outcome(open('aliyun'))

    expect(refused).not.toBeInstanceOf(Undeliverable)
    expect(refused).toMatchObject({ name: 'DeliveryError', code })
  })
})

describe('Tencent Cloud', () => {
  const say = (code: string, status = 200) => {
    answer = {
      status,
      body: JSON.stringify({
        Response: {
          SendStatusSet: [{ Code: code, Message: MOBILE, PhoneNumber: `+86${MOBILE}` }],
          RequestId: 'r',
        },
      }),
    }
  }

  test('takes a signed message: a code alone for its purpose, a notice as one text', async () => {
    say('Ok')

    const sms = open('tencent', { SMS_REGION: 'ap-nanjing' })

    expect([await outcome(sms), await outcome(sms, NOTICE)]).toEqual(['taken', 'taken'])

    for (const one of received) checkTencent(one)

    expect(JSON.parse(received[0]!.body)).toEqual({
      PhoneNumberSet: [`+86${MOBILE}`],
      SmsSdkAppId: '1400006666',
      SignName: '教学医院',
      TemplateId: 'T-login',
      TemplateParamSet: ['246810'],
    })

    expect(JSON.parse(received[1]!.body)).toMatchObject({
      TemplateId: 'T-notice',
      TemplateParamSet: [NOTICE.text],
    })

    expect(received[0]!.headers).toMatchObject({
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-region': 'ap-nanjing',
    })
  })

  test.each([
    ['InvalidParameterValue.IncorrectPhoneNumber', 'number'],
    ['FailedOperation.PhoneNumberInBlacklist', 'recipient'],
    ['FailedOperation.ContainSensitiveWord', 'text'],
  ])('%s is for good', async (code, reason) => {
    say(code)
    expect(await outcome(open('tencent'))).toMatchObject({ name: 'Undeliverable', reason, code })
  })

  test.each([
    'LimitExceeded.PhoneNumberDailyLimit',
    'InternalError.Timeout',
    'FailedOperation.InsufficientBalanceInSmsPackage',
  ])('%s is for now', async (code) => {
    say(code)
    expect(await outcome(open('tencent'))).toMatchObject({ name: 'DeliveryError', code })
  })

  test('an error of the whole request is for now', async () => {
    answer = {
      status: 200,
      body: JSON.stringify({
        Response: { Error: { Code: 'AuthFailure.SignatureFailure', Message: 'm' }, RequestId: 'r' },
      }),
    }
    expect(await outcome(open('tencent'))).toMatchObject({
      name: 'DeliveryError',
      code: 'AuthFailure.SignatureFailure',
    })
  })
})

describe.each(['aliyun', 'tencent'] as const)('for every answer of %s', (provider) => {
  test.each<[string, typeof answer, string]>([
    ['a fault of its own', { status: 503, body: '{"Code":"OK"}' }, 'http.503'],
    ['a page of a proxy', { status: 200, body: '<html>' }, 'http.200'],
    ['an empty object', { status: 200, body: '{}' }, 'unreadable'],
    ['a redirect', { status: 302, body: '' }, 'unreachable'],
  ])('%s is for now', async (_, reply, code) => {
    answer = reply
    expect(await outcome(open(provider))).toMatchObject({ name: 'DeliveryError', code })
  })

  test('silence is for now', async () => {
    answer = 'never'
    expect(await outcome(open(provider, { SMS_TIMEOUT_MS: '300' }))).toMatchObject({
      name: 'DeliveryError',
      code: 'timeout',
    })
  })

  test('a carrier that is down is for now', async () => {
    expect(await outcome(open(provider, { SMS_ENDPOINT: 'http://127.0.0.1:1' }))).toMatchObject({
      name: 'DeliveryError',
      code: 'unreachable',
    })
  })

  test('no error contains the number, the code or the text, nor what is logged of it', async () => {
    const sayings = [
      `{"Code":"${MOBILE} ${CODE.code}"}`,
      `{"Response":{"Error":{"Code":"no ${MOBILE}"}}}`,
      '{"Code":"isv.MOBILE_NUMBER_ILLEGAL"}',
    ]
    for (const body of sayings) {
      answer = { status: 200, body }

      const e = (await outcome(open(provider))) as Error
      const everything = `${e.message} ${e.stack} ${JSON.stringify(e)} ${JSON.stringify(e.cause)} ${reasonOf(e)}`

      for (const secret of [MOBILE, CODE.code!, CODE.text, KEY.secret])
        expect(everything).not.toContain(secret)
    }
  })
})
