import type * as wechat from '@residency/contract/areas/accounts/wechat/wechat.contract'
import type * as entry from '@residency/contract/areas/accounts/wechat/wechat-entry.contract'
import type {
  AnswerOf,
  API_PREFIX,
  Endpoint,
  Envelope,
  InputOf,
  OK,
} from '@residency/contract/kernel'
import { readToken } from '../../../platform/session.ts'
import { currentLanguage } from '../../../platform/texts/i18n.ts'
import { Refusal } from '../login/login.calls.ts'

/* Like login.calls.ts: the login page shows these parts too, and loads only the contract's types. */
const prefix: typeof API_PREFIX = '/medical/prod-api'
const ok: typeof OK = '00000'

async function ask<E extends Endpoint>(
  path: E['path'],
  input: Record<string, string>,
  body?: object,
): Promise<AnswerOf<E>> {
  const token = readToken()
  const headers: Record<string, string> = { 'Accept-Language': currentLanguage() }
  if (token) headers.Authorization = token

  const query = new URLSearchParams(input).toString()

  const response = await fetch(prefix + path + (query && `?${query}`), {
    headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new Refusal('', '')
  })

  const envelope = (await response.json().catch(() => null)) as Envelope<AnswerOf<E>> | null
  if (!envelope) throw new Refusal('', '')
  if (envelope.code !== ok) throw new Refusal(envelope.code, envelope.msg, envelope.errors)

  return envelope.data as AnswerOf<E>
}

export type QrCode = AnswerOf<typeof wechat.getWechatQrCode>
export type ScanPoll = AnswerOf<typeof wechat.pollWechat>
export type ScanRequest = AnswerOf<typeof entry.getAskedScan>

/** A QR code that logs in, or that binds the own account. */
export const askQrCode = () => ask<typeof wechat.getWechatQrCode>('/wechat/qrCode', {})
export const askOwnQrCode = () => ask<typeof wechat.getBindCode>('/wechat/bind/code', {})

export const pollScan = (sessionId: string) =>
  ask<typeof wechat.pollWechat>('/wechat/poll', { sessionId })

export const sendBindCode = (badge: string, openUuid: string) =>
  ask<typeof wechat.sendBindCode>(
    `/wechat/send/captcha/${encodeURIComponent(badge)}` as (typeof wechat.sendBindCode)['path'],
    { openUuid },
  )

export const bindByBadge = (input: InputOf<typeof wechat.bindWechat>) =>
  ask<typeof wechat.bindWechat>('/wechat/gzh/bind', input)

export const askAskedScan = (ticket: string) =>
  ask<typeof entry.getAskedScan>('/wechat/scan/asked', { ticket })

export const startEntry = (ticket?: string) =>
  ask<typeof entry.startWechatEntry>('/wechat/oauth/start', ticket ? { ticket } : {})

export const finishEntry = (code: string, state: string) =>
  ask<typeof entry.finishWechatEntry>('/wechat/oauth/finish', {}, { code, state })
