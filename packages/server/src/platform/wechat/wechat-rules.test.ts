import { createCipheriv } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CALLBACK, OFFICIAL } from '../../testing/outside/wechat-server.ts'
import { readConfig } from '../config/config.ts'
import { eventOf, identityOf } from './callback-events.rules.ts'
import { aesKeyOf, decrypt, encrypt, isSame, signatureOf } from './callback-secrets.rules.ts'
import { readCallbackXml, writeCallbackXml } from './callback-xml.rules.ts'
import { readTemplateFields, templateData } from './template.rules.ts'
import { isOwnPage } from './wechat-pages.ts'

const secrets = { token: CALLBACK.token, appId: OFFICIAL.appid, aesKey: aesKeyOf(CALLBACK.aesKey) }

/** Encrypts bytes as they are, padding included. */
const sealed = (whole: Buffer) => {
  const cipher = createCipheriv(
    'aes-256-cbc',
    secrets.aesKey,
    secrets.aesKey.subarray(0, 16),
  ).setAutoPadding(false)

  return Buffer.concat([cipher.update(whole), cipher.final()]).toString('base64')
}

const wholeOf = (message: string, appId: string, length = Buffer.byteLength(message)) => {
  const head = Buffer.alloc(20)
  head.writeUInt32BE(length, 16)

  return Buffer.concat([head, Buffer.from(message), Buffer.from(appId)])
}

const padded = (whole: Buffer, by: (pad: number) => Buffer = (pad) => Buffer.alloc(pad, pad)) =>
  Buffer.concat([whole, by(32 - (whole.length % 32))])

describe('the ciphertext of a callback', () => {
  test.each(['<xml/>', '', '好'.repeat(100), 'a'.repeat(11)])(
    'what is encrypted is read again: %s',
    (message) => expect(decrypt(secrets, encrypt(secrets, message))).toBe(message),
  )

  test('WeChat pads to 32 bytes', () =>
    expect(decrypt(secrets, sealed(padded(wholeOf('<a/>', OFFICIAL.appid))))).toBe('<a/>'))

  test.each([
    ['for another account', () => sealed(padded(wholeOf('<a/>', 'wx9999999999999999')))],
    ['without an account', () => sealed(padded(wholeOf('<a/>', '')))],
    [
      'a padding of zero',
      () => sealed(padded(wholeOf('<a/>', OFFICIAL.appid), (pad) => Buffer.alloc(pad))),
    ],
    [
      'a padding above 32',
      () => sealed(padded(wholeOf('<a/>', OFFICIAL.appid), (pad) => Buffer.alloc(pad, 33))),
    ],
    [
      'a padding whose bytes differ',
      () =>
        sealed(
          padded(wholeOf('<a/>', OFFICIAL.appid), (pad) => Buffer.alloc(pad, pad).fill(1, 0, 1)),
        ),
    ],
    ['a length beyond the end', () => sealed(padded(wholeOf('<a/>', OFFICIAL.appid, 4000)))],
    [
      'a length of four gigabytes',
      () => sealed(padded(wholeOf('<a/>', OFFICIAL.appid, 0xffffffff))),
    ],
    ['padding only', () => sealed(Buffer.alloc(32, 32))],
    ['half a block', () => Buffer.alloc(24).toString('base64')],
    ['nothing', () => ''],
    ['no base64', () => '<Encrypt>'],
  ])('refused: %s', (_name, make) => expect(decrypt(secrets, make())).toBeNull())

  test('the signature is over the sorted parts', () => {
    expect(signatureOf('b', 'a', 'c')).toBe(signatureOf('c', 'b', 'a'))
    expect(signatureOf('token', '1', 'n')).not.toBe(signatureOf('token', '1', 'm'))

    expect([
      isSame('', signatureOf('a')),
      isSame('x'.repeat(10_000), 'y'),
      isSame('好', '好'),
    ]).toEqual([false, false, true])
  })
})

describe('the XML of a callback', () => {
  test('one text per field, in CDATA or not', () => {
    const xml = '<xml><A><![CDATA[x<y]]></A>\n<B>1 &amp; 2</B><C/><D><E>deep</E></D></xml>'
    expect(readCallbackXml(xml)).toEqual({ A: 'x<y', B: '1 & 2' })
  })

  test.each([
    ['a declaration', '<!DOCTYPE xml [<!ENTITY a "x">]><xml><A>&a;</A></xml>'],
    ['an entity of its own', '<xml><A>&a;</A></xml>'],
    ['an external entity', '<!DOCTYPE xml SYSTEM "http://127.0.0.1/x"><xml/>'],
    ['not closed', '<xml><A>'],
    ['no XML', 'success'],
    ['nothing', ''],
  ])('refused: %s', (_name, xml) => expect(readCallbackXml(xml)).toBeNull())

  test('what is written is read again, with any content', () => {
    const fields = { Content: 'a]]>b<c>&amp;', Nonce: '1' }
    expect(readCallbackXml(writeCallbackXml(fields))).toEqual(fields)
  })
})

describe('events', () => {
  const by = (more: object) => ({
    FromUserName: 'oOne',
    MsgType: 'event',
    CreateTime: '1',
    ...more,
  })

  test.each([
    [by({ Event: 'SCAN', EventKey: 'scene' }), { kind: 'scanned', scene: 'scene' }],
    [by({ Event: 'subscribe', EventKey: 'qrscene_scene' }), { kind: 'follows', scene: 'scene' }],
    [by({ Event: 'subscribe', EventKey: '' }), { kind: 'follows', scene: null }],
    [by({ Event: 'unsubscribe' }), { kind: 'left', scene: null }],
    [by({ Event: 'CLICK', EventKey: 'scene' }), { kind: 'other', scene: null }],
    [by({ MsgType: 'text', Event: 'SCAN', EventKey: 'scene' }), { kind: 'other', scene: null }],
    [by({ Event: 'toString' }), { kind: 'other', scene: null }],
  ])('%o', (fields, event) => expect(eventOf(fields)).toEqual({ openId: 'oOne', ...event }))

  test('without a person it is none; a message is known by its id, an event by who, when and what', () => {
    expect(eventOf({ MsgType: 'event', Event: 'SCAN' })).toBeNull()
    expect(identityOf(by({ MsgId: '7' }))).toBe(identityOf(by({ MsgId: '7', CreateTime: '2' })))
    expect(identityOf(by({ Event: 'SCAN' }))).not.toBe(
      identityOf(by({ Event: 'SCAN', CreateTime: '2' })),
    )
  })
})

describe('the fields of a template', () => {
  test('are written name:what', () => {
    expect(readTemplateFields('thing1:text, time2:time,keyword3:title')).toHaveLength(3)
    for (const wrong of ['', 'thing1', 'thing1:name', 'thing1:text;time2:time', ':text'])
      expect(readTemplateFields(wrong)).toBeNull()
  })
  test('are cut at whole signs', () => {
    const data = templateData(readTemplateFields('thing1:text,phrase2:text,first:text')!, {
      text: '😀'.repeat(21),
      time: '',
      title: '',
    })
    expect(data).toEqual({
      thing1: { value: `${'😀'.repeat(19)}…` },
      phrase2: { value: `${'😀'.repeat(4)}…` },
      first: { value: '😀'.repeat(21) },
    })
  })
})

test.each([
  ['https://train.example/medical/course?x=1', true],
  ['https://train.example/medical', true],
  ['https://train.example/medicals', false],
  ['https://train.example/other', false],
  ['http://train.example/medical/', false],
  ['https://train.example.evil/medical/', false],
  ['https://me@train.example/medical/', false],
  ['https://train.example/medical/../other', false],
  ['/medical/', false],
  ['', false],
])('a page of ours: %s is %s', (address, isOwn) => {
  expect(isOwnPage({ PUBLIC_URL: 'https://train.example/' }, address)).toBe(isOwn)
  expect(isOwnPage({ PUBLIC_URL: '' }, address)).toBe(false)
})

describe('the variables of WeChat', () => {
  const base = { DATA_DIR: '/tmp/nowhere' }

  const whole = {
    ...base,
    WECHAT_PROVIDER: 'official',
    WECHAT_APP_ID: OFFICIAL.appid,
    WECHAT_APP_SECRET: OFFICIAL.secret,
    WECHAT_TOKEN: CALLBACK.token,
    WECHAT_AES_KEY: CALLBACK.aesKey,
    PUBLIC_URL: 'https://train.example',
  }

  test('a whole account starts, encrypted or, if said so, plain', () => {
    expect(readConfig(whole)).toMatchObject({
      WECHAT_PROVIDER: 'official',
      WECHAT_BASE_URL: 'https://api.weixin.qq.com',
    })
    expect(readConfig({ ...whole, WECHAT_AES_KEY: '', WECHAT_PLAIN_CALLBACK: '1' })).toMatchObject({
      WECHAT_PLAIN_CALLBACK: true,
    })
  })

  test.each([
    [{ WECHAT_APP_SECRET: '' }, 'WECHAT_APP_SECRET: must be given with WECHAT_PROVIDER=official.'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL: must be given'],
    [{ WECHAT_AES_KEY: '' }, 'WECHAT_AES_KEY: must be given'],
    [{ WECHAT_AES_KEY: 'short' }, 'EncodingAESKey'],
    [{ WECHAT_BASE_URL: 'http://api.weixin.qq.com' }, 'WECHAT_BASE_URL: must start with https://'],
    [
      { WECHAT_BASE_URL: 'http://127.0.0.1.evil.example' },
      'WECHAT_BASE_URL: must start with https://',
    ],
    [{ WECHAT_TEMPLATE_FIELDS: 'thing1' }, 'WECHAT_TEMPLATE_FIELDS: must name the fields'],
    [{ WECHAT_MINI_APP_ID: 'wx1' }, 'WECHAT_MINI_APP_SECRET: must be given together'],
  ])('%o: the start says what is wrong', (wrong, sentence) =>
    expect(() => readConfig({ ...whole, ...wrong })).toThrow(sentence),
  )
})
