import { API_PREFIX } from '@residency/contract/kernel'
import {
  aesKeyOf,
  decrypt,
  encrypt,
  signatureOf,
} from '../../platform/wechat/callback-secrets.rules.ts'
import { readCallbackXml, writeCallbackXml } from '../../platform/wechat/callback-xml.rules.ts'
import type { TestServer } from '../server/open-server.ts'
import { CALLBACK, OFFICIAL } from './wechat-server.ts'

export type CallbackShape = {
  appId?: string
  token?: string
  at?: Date
  nonce?: string
  tamper?: (encrypted: string) => string
}

const secretsOf = (appId: string, token: string) => ({
  token,
  appId,
  aesKey: aesKeyOf(CALLBACK.aesKey),
})

let nonces = 0

/** What WeChat would send for a message of these fields, in safe mode. */
export function callbackOf(
  server: TestServer,
  fields: Record<string, string>,
  shape: CallbackShape = {},
) {
  const {
    appId = OFFICIAL.appid,
    token = CALLBACK.token,
    at = server.clock.now,
    nonce = String(++nonces),
    tamper = (one) => one,
  } = shape

  const timestamp = String(Math.floor(at.getTime() / 1000))

  const message = writeCallbackXml({
    ToUserName: 'gh_house',
    CreateTime: timestamp,
    MsgType: 'event',
    ...fields,
  })

  const sealed = encrypt(secretsOf(appId, token), message)
  const signature = signatureOf(token, timestamp, nonce)

  const query = {
    signature,
    timestamp,
    nonce,
    encrypt_type: 'aes',
    msg_signature: signatureOf(token, timestamp, nonce, sealed),
  }

  const payload = writeCallbackXml({ ToUserName: 'gh_house', Encrypt: tamper(sealed) })

  return { url: `${API_PREFIX}/wechat/callback?${new URLSearchParams(query)}`, payload }
}

/** Sends it; the text answered to the person is read as WeChat reads it. */
export async function sendCallback(
  server: TestServer,
  { url, payload }: { url: string; payload: string },
  type = 'text/xml',
) {
  const reply = await server.app.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type },
  })

  const sealed = readCallbackXml(reply.body)
  const plain = sealed?.Encrypt
    ? decrypt(secretsOf(OFFICIAL.appid, CALLBACK.token), sealed.Encrypt)
    : null
  const isSigned =
    sealed?.MsgSignature ===
    signatureOf(CALLBACK.token, sealed?.TimeStamp ?? '', sealed?.Nonce ?? '', sealed?.Encrypt ?? '')
  const text = plain !== null && isSigned ? (readCallbackXml(plain)?.Content ?? null) : null

  return { status: reply.statusCode, body: reply.body, text }
}
