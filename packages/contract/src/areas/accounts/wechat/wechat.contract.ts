import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { accountsErrors } from '../access.ts'
import { tokenAnswer } from '../login/session.contract.ts'

/*
 * The specification's calls for the official account. An openId is never sent to a browser: `openId` or `openUuid` in these paths
 * is a ticket, valid for ten minutes and only for the browser (by device cookie) that started the scan.
 */
const ticket = z.string().max(64)

const qrCode = z.object({
  /** The browser's key to `/wechat/poll`; useless to any other browser. */
  sessionId: z.string(),

  /** The text to draw as a QR code. */
  qrCode: z.string(),

  /** Lifetime in seconds. */
  expires: z.number(),
})

const asksForQrCode = {
  method: 'GET',
  changes: true,
  givesDevice: true,
  limit: 'captcha',
  answer: qrCode,
} as const

export const getWechatQrCode = endpoint({
  ...asksForQrCode,
  path: '/wechat/qrCode',
  summary: 'A QR code for this browser: to log in by WeChat, or to bind by badge number afterwards',
  access: 'public',
  errors: [accountsErrors.wechatUnavailable, kernelErrors.notFound],
})

export const getBindCode = endpoint({
  ...asksForQrCode,
  path: '/wechat/bind/code',
  summary: 'A QR code: the person who scans and confirms it is bound to the own account',
  access: 'signedIn',
  errors: [accountsErrors.wechatTaken, accountsErrors.wechatUnavailable, kernelErrors.notFound],
})

const WECHAT_STATES = ['waiting', 'scanned', 'unbound', 'bound'] as const

/**
 * waiting, scanned (confirm on the phone), unbound (`openUuid` opens the binding), bound (with a
 * session, given once).
 */
export const pollWechat = endpoint({
  method: 'GET',
  path: '/wechat/poll',
  summary: 'Whether the QR code of this browser was scanned and confirmed',
  access: 'public',
  changes: true,
  query: z.object({ sessionId: ticket }),
  answer: z.object({
    state: z.enum(WECHAT_STATES),
    openUuid: z.string().nullable(),
    session: tokenAnswer.nullable(),
  }),
  errors: [accountsErrors.bindTicketOver],
})

/** `id` is the badge number; the answer is the same whether it exists or not. */
export const sendBindCode = endpoint({
  method: 'GET',
  path: '/wechat/send/captcha/{id}',
  summary: 'Send the SMS code of a binding to the owner of a badge number',
  access: 'public',
  changes: true,
  params: z.object({ id: z.string().min(1).max(32) }),
  query: z.object({ openUuid: ticket }),
  answer: z.object({ codeUuid: z.string(), expires: z.number() }),
  errors: [accountsErrors.bindTicketOver, accountsErrors.smsTooMany],
})

export const bindWechat = endpoint({
  method: 'GET',
  path: '/wechat/gzh/bind',
  summary:
    'Bind the scanned WeChat to the account of a badge number, proved by its SMS code, and log in',
  access: 'public',
  changes: true,
  query: z.object({
    brandNumber: z.string().min(1).max(32),
    code: z.string().max(16),
    openUuid: ticket,
    codeUuid: ticket,
  }),
  answer: tokenAnswer,
  errors: [
    accountsErrors.bindTicketOver,
    accountsErrors.smsCodeWrong,
    accountsErrors.wechatTaken,
    accountsErrors.loginSlowedDown,
  ],
})

export const unbindWechat = endpoint({
  method: 'DELETE',
  path: '/api/v1/wechat/binding',
  summary: 'Unbind the own WeChat, in the official account and in the mini-program',
  access: 'signedIn',
  answer: z.null(),
  errors: [kernelErrors.notFound],
})

export const getRegistrationStatus = endpoint({
  method: 'GET',
  path: '/wechat/signUp/status',
  summary: 'Whether the scanned WeChat is bound, and to an applicant; nothing about the person',
  access: 'public',
  query: z.object({ openId: ticket }),
  answer: z.object({ isBound: z.boolean(), isApplicant: z.boolean() }),
  errors: [accountsErrors.bindTicketOver],
})

const own = { openId: ticket.optional() }

const ownAnswer = z.object({
  userId: z.number(),
  nickname: z.string(),
  deptName: z.string().nullable(),
  roles: z.array(z.string()),
  isBound: z.boolean(),
  boundAt: moment.nullable(),

  /** Whether messages of the official account reach them. */
  isFollowing: z.boolean(),
  miniBoundAt: moment.nullable(),
})

/**
 * `batch` is accepted for compatibility with the specification; the registration says which intake
 * it belongs to.
 */
export const getWechatUser = endpoint({
  method: 'GET',
  path: '/wechat/userInfo',
  summary: 'Oneself with the own binding; a ticket that is given must be one’s own',
  access: 'signedIn',
  query: z.object({ ...own, batch: z.string().max(40).optional() }),
  answer: ownAnswer,
  errors: [kernelErrors.notFound],
})

export const getWechatTeacher = endpoint({
  method: 'GET',
  path: '/wechat/teacherInfo',
  summary: 'The same for a teacher, with whether the path group of IDENT is open to them',
  access: 'signedIn',
  query: z.object({ ...own, ident: z.string().max(40).default('tutor') }),
  answer: ownAnswer.extend({ mayEnter: z.boolean() }),
  errors: [kernelErrors.notFound],
})

/** A simulated phone (WECHAT_PROVIDER=local only): first scan, then confirm. */
export const playPhone = endpoint({
  method: 'POST',
  path: '/wechat/local/scan',
  summary: 'Demonstrations: the phone scans a QR code, or confirms what it scanned',
  access: 'public',
  limit: 'captcha',
  body: z.object({
    scene: ticket,
    openId: z
      .string()
      .min(1)
      .max(64)
      .regex(/^[\w-]+$/),
    act: z.enum(['scan', 'confirm']).default('scan'),
  }),
  answer: z.null(),
  errors: [accountsErrors.bindTicketOver, accountsErrors.wechatTaken, kernelErrors.notFound],
})
