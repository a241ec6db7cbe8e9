import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import { type CarrierAccount, callCarrier, refusalOf, templateOf } from './carrier.ts'
import type { Sms, UndeliverableReason } from './sms.ts'

/** Error codes of SendSms, version 2021-01-11, that another try does not change. */
const PERMANENT: Readonly<Record<string, UndeliverableReason>> = {
  'InvalidParameterValue.IncorrectPhoneNumber': 'number',
  'UnsupportedOperation.UnsupportedRegion': 'number',
  'FailedOperation.PhoneNumberInBlacklist': 'recipient',
  'FailedOperation.ContainSensitiveWord': 'text',
  'InvalidParameterValue.ContentLengthLimit': 'text',
  'InvalidParameterValue.TemplateParameterLengthLimit': 'text',
  'InvalidParameterValue.ProhibitedUseUrlInTemplateParameter': 'text',
}

const answer = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string() })).optional(),
  }),
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

type Call = {
  host: string
  service: string
  action: string
  version: string
  region: string
  body: string
  date: Date
}

/** The headers of a JSON request signed by TC3-HMAC-SHA256 (Tencent Cloud: signature v3). */
export function signForTencent(
  { host, service, action, version, region, body, date }: Call,
  keyId: string,
  keySecret: string,
) {
  const seconds = Math.floor(date.getTime() / 1000)
  const day = date.toISOString().slice(0, 10)
  const type = 'application/json; charset=utf-8'
  const signed = 'content-type;host;x-tc-action'
  const canonical = `POST\n/\n\ncontent-type:${type}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n\n${signed}\n${sha256(body)}`
  const scope = `${day}/${service}/tc3_request`
  const key = hmac(hmac(hmac(`TC3${keySecret}`, day), service), 'tc3_request')

  const signature = hmac(
    key,
    `TC3-HMAC-SHA256\n${seconds}\n${scope}\n${sha256(canonical)}`,
  ).toString('hex')

  return {
    'content-type': type,
    host,
    'x-tc-action': action,
    'x-tc-version': version,
    'x-tc-timestamp': String(seconds),
    ...(region ? { 'x-tc-region': region } : {}),
    authorization: `TC3-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`,
  }
}

/** Sends by Tencent Cloud's SMS service. */
export const tencentSms = (account: CarrierAccount, now: () => Date): Sms => ({
  async send(message) {
    const template = templateOf(message, account.templates)
    const url = new URL(account.endpoint)

    const body = JSON.stringify({
      PhoneNumberSet: [`+86${message.mobile}`],
      SmsSdkAppId: account.appId,
      SignName: account.signName,
      TemplateId: template.id,
      TemplateParamSet: [template.value],
    })

    const call = {
      host: url.host,
      service: 'sms',
      action: 'SendSms',
      version: '2021-01-11',
      region: account.region,
      body,
      date: now(),
    }

    const headers = signForTencent(call, account.keyId, account.keySecret)
    const reply = answer.safeParse(
      await callCarrier({ url, headers, body, timeoutMs: account.timeoutMs }),
    )
    const code = reply.data?.Response.Error?.Code ?? reply.data?.Response.SendStatusSet?.[0]?.Code
    if (code !== 'Ok') throw refusalOf(code, PERMANENT)
  },
})
