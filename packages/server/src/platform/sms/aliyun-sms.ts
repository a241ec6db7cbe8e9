import { createHash, createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type CarrierAccount, callCarrier, refusalOf, templateOf } from './carrier.ts'
import type { Sms, UndeliverableReason } from './sms.ts'

/** Error codes of SendSms, version 2017-05-25, that another try does not change. */
const PERMANENT: Readonly<Record<string, UndeliverableReason>> = {
  'isv.MOBILE_NUMBER_ILLEGAL': 'number',
  'isv.DOMESTIC_NUMBER_NOT_SUPPORTED': 'number',
  'isv.BLACK_KEY_CONTROL_LIMIT': 'recipient',
  'isv.PARAM_LENGTH_LIMIT': 'text',
  'isv.PARAM_NOT_SUPPORT_URL': 'text',
  'isv.TEMPLATE_PARAMS_ILLEGAL': 'text',
  'isv.SMS_CONTENT_ILLEGAL': 'text',
}

const answer = z.object({ Code: z.string() })

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** RFC 3986, which encodes four signs more than JavaScript. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )

type Call = {
  host: string
  action: string
  version: string
  query: Readonly<Record<string, string>>
  date: Date
  nonce: string
}

/**
 * A request of the remote-procedure style, signed by ACS3-HMAC-SHA256 (Alibaba Cloud: request
 * syntax and signature method V3). The body is empty; returns the canonical query and the headers
 * to send.
 */
export function signForAliyun(
  { host, action, version, query, date, nonce }: Call,
  keyId: string,
  keySecret: string,
) {
  const search = Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')

  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': date.toISOString().replace(/\.\d+/, ''),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  }

  const signed = Object.keys(headers).sort()

  const canonical = [
    'POST',
    '/',
    search,
    ...signed.map((name) => `${name}:${headers[name]}`),
    '',
    signed.join(';'),
    sha256(''),
  ].join('\n')

  const signature = createHmac('sha256', keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  const authorization = `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${signed.join(';')},Signature=${signature}`

  return { search, headers: { ...headers, authorization } }
}

/** Sends by Alibaba Cloud's SMS service. */
export const aliyunSms = (account: CarrierAccount, now: () => Date): Sms => ({
  async send(message) {
    const template = templateOf(message, account.templates)
    const url = new URL(account.endpoint)

    const query = {
      PhoneNumbers: message.mobile,
      SignName: account.signName,
      TemplateCode: template.id,
      TemplateParam: JSON.stringify({ [template.name]: template.value }),
      RegionId: account.region,
    }

    const call = {
      host: url.host,
      action: 'SendSms',
      version: '2017-05-25',
      query,
      date: now(),
      nonce: randomBytes(16).toString('hex'),
    }

    const { search, headers } = signForAliyun(call, account.keyId, account.keySecret)

    url.search = search

    const reply = answer.safeParse(
      await callCarrier({ url, headers, body: '', timeoutMs: account.timeoutMs }),
    )
    const code = reply.data?.Code
    if (code !== 'OK') throw refusalOf(code, PERMANENT)
  },
})
