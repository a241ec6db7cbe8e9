import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { accountsErrors } from '../access.ts'
import { tokenAnswer } from '../login/session.contract.ts'

/*
 * Entrances inside WeChat: pages opened from the official account, and the mini-program. As
 * everywhere, an openId stays on the server; a ticket represents it, for ten minutes and for the
 * device that got it. A mini-program stores the cookie `device` of an answer itself and sends it
 * along.
 */
const ticket = z.string().max(64)

/** A code that WeChat gave to a page or to the mini-program, valid once for five minutes. */
const code = z.string().min(1).max(200)

/**
 * What the phone confirms: a login or a binding, asked for by which browser (its user agent) and
 * when.
 */
export const getAskedScan = endpoint({
  method: 'GET',
  path: '/wechat/scan/asked',
  summary: 'What the link in the official account’s answer confirms; `ticket` is in that link',
  access: 'public',
  query: z.object({ ticket }),
  answer: z.object({ purpose: z.enum(['login', 'bind']), agent: z.string(), askedAt: moment }),
  errors: [accountsErrors.bindTicketOver],
})

export const startWechatEntry = endpoint({
  method: 'GET',
  path: '/wechat/oauth/start',
  summary:
    'The address in WeChat that proves who opens it; with a ticket, to confirm a scan. The page /bind gets the code',
  access: 'public',
  changes: true,
  givesDevice: true,
  limit: 'captcha',
  query: z.object({ ticket: ticket.optional() }),
  answer: z.object({ url: z.string() }),
  errors: [accountsErrors.bindTicketOver, kernelErrors.notFound],
})

const ENTRY_STATES = ['confirmed', 'unbound', 'bound'] as const

/**
 * confirmed (the other browser continues), unbound (`openUuid` opens the binding), bound (with a
 * session).
 */
const entry = z.object({
  state: z.enum(ENTRY_STATES),
  openUuid: z.string().nullable(),
  session: tokenAnswer.nullable(),
})

export const finishWechatEntry = endpoint({
  method: 'POST',
  path: '/wechat/oauth/finish',
  summary: 'Come back from WeChat with a code; `state` counts once, in the browser that started',
  access: 'public',
  limit: 'login',
  body: z.object({ code, state: z.string().max(128) }),
  answer: entry,
  errors: [
    accountsErrors.bindTicketOver,
    accountsErrors.wechatTaken,
    accountsErrors.wechatUnavailable,
    kernelErrors.notFound,
  ],
})

export const signWechatPage = endpoint({
  method: 'GET',
  path: '/wechat/jsConfig',
  summary:
    'The signature with which a page of this product may use the functions of WeChat (JS-SDK)',
  access: 'signedIn',
  query: z.object({ url: z.string().min(1).max(2000) }),
  answer: z.object({
    appId: z.string(),
    timestamp: z.number(),
    nonceStr: z.string(),
    signature: z.string(),
  }),
  errors: [accountsErrors.pageNotOwn, accountsErrors.wechatUnavailable, kernelErrors.notFound],
})

export const logInByMini = endpoint({
  method: 'POST',
  path: '/wechat/mini/login',
  summary:
    'The mini-program with a code of wx.login: a session if bound, else a ticket for the binding by badge or by mobile number',
  access: 'public',
  givesDevice: true,
  limit: 'login',
  body: z.object({ code }),
  answer: entry,
  errors: [accountsErrors.wechatCodeOver, accountsErrors.wechatUnavailable, kernelErrors.notFound],
})

export const bindMiniByMobile = endpoint({
  method: 'POST',
  path: '/wechat/mini/phone',
  summary:
    'The mini-program with a code of getPhoneNumber: bind the account that has the verified mobile number, and log in',
  access: 'public',
  limit: 'login',
  body: z.object({ openUuid: ticket, code }),
  answer: tokenAnswer,
  errors: [
    accountsErrors.bindTicketOver,
    accountsErrors.wechatCodeOver,
    accountsErrors.mobileWithoutAccount,
    accountsErrors.wechatTaken,
    accountsErrors.wechatUnavailable,
    kernelErrors.notFound,
  ],
})
