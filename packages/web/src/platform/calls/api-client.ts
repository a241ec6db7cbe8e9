import {
  type AnswerOf,
  type Endpoint,
  type Envelope,
  type InputOf,
  OK,
  OPENS_SEALED_HEADER,
  SESSION_OVER,
  SIGN_OUT_OF_PORTAL,
  VISITOR_HEADER,
} from '@residency/contract/kernel'
import { hasSealed } from '../browser/sealed-fields.ts'
import { currentUserId } from '../current-user.ts'
import { ask, toast } from '../feedback.ts'
import { logOut, resetSession } from '../reactions.ts'
import { readToken } from '../session.ts'
import { currentLanguage, textNow } from '../texts/i18n.ts'
import { platformText } from '../texts/platform.text.ts'
import { ApiError, NO_ANSWER } from './api-error.ts'
import { buildRequest, type CallInput, fileNameOf } from './api-request.ts'
import { saveFile } from './download.ts'
import { sendWatched } from './watched-request.ts'

/** Limits of the specification, section 9. */
const TIMEOUT_MS = 500_000
const DIALOG_GUARD_MS = 1000
const PORTAL_DELAY_MS = 3000
const NOTHING_YET = 204

export type CallOptions = {
  signal?: AbortSignal

  /** The file of an upload. */
  file?: { blob: Blob; name: string }

  /** false: a binary response is returned, not downloaded. */
  download?: boolean

  /** The caller shows the error itself (a form next to its fields). */
  quiet?: boolean

  /** The token of a visitor without an account, for the public calls of one area. */
  visitor?: string | null

  /** Progress of an upload, from 0 to 1. */
  onProgress?: (share: number) => void
}

type FileAnswer = { blob: Blob; name: string }

/** `undefined` if an endpoint that may be empty has no record. */
export type CallAnswer<E extends Endpoint> = E['answer'] extends 'binary'
  ? FileAnswer
  : AnswerOf<E> | (E['mayBeEmpty'] extends true ? undefined : never)

let isAsking = false

/** One dialog for any number of refused calls; it may open again a second after it was closed. */
async function sessionOver() {
  if (isAsking) return

  isAsking = true

  const text = textNow(platformText)

  const isConfirmed = await ask({
    title: text.notice,
    content: text.pageExpired,
    okText: text.confirm,
    cancelText: text.cancel,
  })

  setTimeout(() => {
    isAsking = false
  }, DIALOG_GUARD_MS)

  if (isConfirmed) await resetSession()
}

let isLeaving = false

/** One message and one logout for any number of refused calls. */
function signedOutOfPortal(msg: string) {
  if (isLeaving) return

  isLeaving = true
  toast.error(msg)

  setTimeout(() => {
    isLeaving = false
    void logOut()
  }, PORTAL_DELAY_MS)
}

function refuse(
  envelope: Partial<Envelope<unknown>> | null,
  status: number,
  isQuiet: boolean,
): never {
  const msg = envelope?.msg || textNow(platformText).broken
  const error = new ApiError(envelope?.code ?? '', msg, envelope?.errors, envelope?.ref, status)

  if (error.code === SESSION_OVER) void sessionOver()
  else if (error.code === SIGN_OUT_OF_PORTAL) {
    signedOutOfPortal(msg)
  } else if (!isQuiet) toast.error(msg)

  throw error
}

async function send(endpoint: Endpoint, input: CallInput, options: CallOptions): Promise<Response> {
  const parts = buildRequest(endpoint, input, options.file)
  const isAnonymous = endpoint.anonymous === true
  const token = isAnonymous ? null : readToken()
  const clock = new AbortController()
  const timer = setTimeout(() => clock.abort(), TIMEOUT_MS)

  options.signal?.addEventListener('abort', () => clock.abort())

  const headers = {
    'Accept-Language': currentLanguage(),
    [OPENS_SEALED_HEADER]: '1',
    ...(token ? { Authorization: token } : {}),
    ...(options.visitor ? { [VISITOR_HEADER]: options.visitor } : {}),
    ...(parts.contentType ? { 'Content-Type': parts.contentType } : {}),
    ...(options.download === false ? { 'skip-auto-download': 'true' } : {}),
  }

  try {
    if (options.onProgress)
      return await sendWatched(parts, headers, clock.signal, options.onProgress)
    return await fetch(parts.url, {
      method: parts.method,
      headers,
      body: parts.body,
      signal: clock.signal,
      credentials: isAnonymous ? 'omit' : 'same-origin',
    })
  } catch (cause) {
    if (options.signal?.aborted) throw cause

    const text = textNow(platformText)
    const msg = clock.signal.aborted ? text.tooSlow : text.unreachable
    if (!options.quiet) toast.error(msg)

    throw new ApiError(NO_ANSWER, msg)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Calls an endpoint of the contract: `await call(getUserForm, { id })`. Errors are shown to the
 * reader (unless `quiet`) and thrown as ApiError; a file is downloaded under the server's name.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<CallAnswer<E>> {
  const response = await send(endpoint, (input ?? {}) as CallInput, options)
  const isJson = /json/i.test(response.headers.get('content-type') ?? '')

  // A file may itself be JSON; only files have a file name header.
  if (
    endpoint.answer === 'binary' &&
    response.ok &&
    (!isJson || response.headers.has('content-disposition'))
  ) {
    const file = {
      blob: await wholeFile(response, options),
      name: fileNameOf(response.headers.get('content-disposition')),
    }
    if (options.download !== false) saveFile(file)

    return file as CallAnswer<E>
  }

  if (response.status === NOTHING_YET && endpoint.mayBeEmpty) return undefined as CallAnswer<E>

  const envelope = isJson
    ? ((await response.json().catch(() => null)) as Envelope<unknown> | null)
    : null

  if (!response.ok || envelope?.code !== OK)
    refuse(envelope, response.status, options.quiet === true)

  return (await opened(envelope.data)) as CallAnswer<E>
}

/** The bytes of a file; a connection that breaks while they arrive is a download that failed. */
async function wholeFile(response: Response, options: CallOptions): Promise<Blob> {
  try {
    return await response.blob()
  } catch (cause) {
    if (options.signal?.aborted) throw cause

    const msg = textNow(platformText).downloadFailed
    if (!options.quiet) toast.error(msg)

    throw new ApiError(NO_ANSWER, msg)
  }
}

async function opened(data: unknown) {
  const token = readToken()
  const userId = currentUserId()
  if (!token || userId === undefined || !hasSealed(data)) return data

  const { openSealed } = await import('../browser/sealed.ts')

  return openSealed(data, token, userId)
}

/** The act without its errors: a call that failed has reported its own, and nothing more follows. */
export const ignoreReportedErrors =
  <Inputs extends unknown[]>(act: (...inputs: Inputs) => unknown) =>
  (...inputs: Inputs): void =>
    void Promise.resolve(act(...inputs)).catch(() => {})
