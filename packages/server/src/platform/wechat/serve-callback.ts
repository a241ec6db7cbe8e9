import { API_PREFIX } from '@residency/contract/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { momentAfter } from '../clock.ts'
import { newOpaqueId, tokenHash } from '../crypto/tokens.ts'
import { type Ctx, inTransaction } from '../http/ctx.ts'
import { type CtxParts, makeCtx } from '../http/make-ctx.ts'
import { eventOf, identityOf, type WechatEvent } from './callback-events.rules.ts'
import {
  aesKeyOf,
  type CallbackSecrets,
  decrypt,
  encrypt,
  isSame,
  signatureOf,
} from './callback-secrets.rules.ts'
import { type CallbackFields, readCallbackXml, writeCallbackXml } from './callback-xml.rules.ts'

const LONGEST = 65_536

/** Older calls are replays; WeChat's own second and third try come within fifteen seconds. */
const NEW_MS = 300_000
const REMEMBERED_MS = 900_000

/** WeChat takes this word for "done, nothing to answer". */
const DONE = 'success'

/** Acts on an event; a text is answered to the person who caused it. */
type Handle = (ctx: Ctx, event: WechatEvent) => Promise<string | null>

type Query = Partial<
  Record<'signature' | 'msg_signature' | 'timestamp' | 'nonce' | 'echostr', string>
>

const queryOf = (req: FastifyRequest): Query =>
  Object.fromEntries(
    Object.entries(req.query as object).filter(([, value]) => typeof value === 'string'),
  )

/** Whether the address is signed with the shared token, and was signed just now. */
function isSigned(
  { token }: CallbackSecrets,
  { signature = '', timestamp = '', nonce = '' }: Query,
  now: Date,
) {
  const isNew =
    /^\d{10}$/.test(timestamp) && Math.abs(now.getTime() - Number(timestamp) * 1000) <= NEW_MS
  return isSame(signature, signatureOf(token, timestamp, nonce)) && isNew
}

/**
 * The fields of a message: decrypted, if the account has a key, else as sent. Null: forged, or for
 * another account.
 */
function fieldsOf(
  secrets: CallbackSecrets,
  { msg_signature = '', timestamp = '', nonce = '' }: Query,
  body: unknown,
): CallbackFields | null {
  const sent = Buffer.isBuffer(body) ? readCallbackXml(body.toString('utf8')) : null
  if (!sent || !secrets.aesKey) return sent

  const encrypted = sent.Encrypt ?? ''
  if (!isSame(msg_signature, signatureOf(secrets.token, timestamp, nonce, encrypted))) return null

  const message = decrypt(secrets, encrypted)

  return message === null ? null : readCallbackXml(message)
}

/** Remembers that a call and its message arrived; false if one of them was here before. */
async function isFirst(ctx: Ctx, keys: readonly string[]) {
  const expiresAt = momentAfter(ctx.now(), REMEMBERED_MS)

  const row = (key: string) => ({
    hash: tokenHash(`wechat.callback|${key}`),
    kind: 'wechat.callback',
    subject: '',
    expiresAt,
  })

  const stored = await ctx.db
    .insertInto('tickets')
    .values(keys.map(row))
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()

  return stored.numInsertedOrUpdatedRows === BigInt(keys.length)
}

/** The answer to the person, in the form in which the message came. */
function answerOf(secrets: CallbackSecrets, to: CallbackFields, text: string, now: Date) {
  const CreateTime = Math.floor(now.getTime() / 1000)

  const plain = writeCallbackXml({
    ToUserName: to.FromUserName ?? '',
    FromUserName: to.ToUserName ?? '',
    CreateTime,
    MsgType: 'text',
    Content: text,
  })

  if (!secrets.aesKey) return plain

  const [Encrypt, Nonce] = [encrypt({ ...secrets, aesKey: secrets.aesKey }, plain), newOpaqueId()]
  const MsgSignature = signatureOf(secrets.token, String(CreateTime), Nonce, Encrypt)

  return writeCallbackXml({ Encrypt, MsgSignature, TimeStamp: CreateTime, Nonce })
}

/**
 * Where WeChat reports what happens in the official account: `/wechat/callback`. GET proves to
 * WeChat that the address is ours. A call that is forged, old or for another account gets 403 and
 * nothing else; a repeated one changes nothing and is answered as done.
 */
export function serveWechatCallback(server: FastifyInstance, deps: CtxParts, handle: Handle) {
  const { WECHAT_PROVIDER, WECHAT_TOKEN, WECHAT_APP_ID, WECHAT_AES_KEY } = deps.config
  if (WECHAT_PROVIDER !== 'official') return

  const secrets = {
    token: WECHAT_TOKEN!,
    appId: WECHAT_APP_ID!,
    aesKey: WECHAT_AES_KEY ? aesKeyOf(WECHAT_AES_KEY) : null,
  }

  const refuse = (reply: FastifyReply) => reply.code(403).type('text/plain').send('')

  const receive = async (req: FastifyRequest, reply: FastifyReply) => {
    const query = queryOf(req)
    const now = deps.now()
    const fields = isSigned(secrets, query, now) ? fieldsOf(secrets, query, req.body) : null
    const event = fields && eventOf(fields)
    if (!fields || !event) return refuse(reply)

    const ctx = makeCtx(deps, null, 'zh-cn', {
      ip: req.ip,
      agent: 'WeChat',
      device: null,
      portalToken: null,
    })

    const text = await inTransaction(ctx, async (tx) => {
      const isNew = await isFirst(tx, [`${query.timestamp}|${query.nonce}`, identityOf(fields)])
      return isNew ? handle(tx, event) : null
    })

    if (text === null) return reply.type('text/plain').send(DONE)

    return reply.type('text/xml; charset=utf-8').send(answerOf(secrets, fields, text, now))
  }

  const prove = (req: FastifyRequest, reply: FastifyReply) => {
    const query = queryOf(req)
    if (!isSigned(secrets, query, deps.now())) return refuse(reply)

    return reply.type('text/plain').send(query.echostr ?? '')
  }

  // a scope of its own: elsewhere XML stays unsupported
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LONGEST }, (_req, body, done) =>
      done(null, body),
    )
    scope.get(`${API_PREFIX}/wechat/callback`, prove)
    scope.post(`${API_PREFIX}/wechat/callback`, { bodyLimit: LONGEST }, receive)
  })
}
