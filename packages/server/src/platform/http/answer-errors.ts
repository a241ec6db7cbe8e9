import {
  type Envelope,
  type ErrorDef,
  errorSentence,
  fieldLabel,
  issueSentence,
  joinClauses,
  kernelErrors,
  type Language,
  languageOf,
  type WordBook,
  withLabel,
} from '@residency/contract/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { newOpaqueId } from '../crypto/tokens.ts'
import { isDatabaseGone } from '../db/connect/pool.ts'
import { StorageFull, StorageUnavailable } from '../files/storage-errors.ts'
import type { UnexpectedError } from '../health/unexpected-errors.ts'
import { type MatchedEndpoint, patternOf } from './endpoint-router.ts'
import { Fail, fail } from './fail.ts'

/** Our errors by the codes of PostgreSQL. */
const DATABASE_ERRORS: ReadonlyMap<string, ErrorDef> = new Map([
  // the disk is full
  ['53100', kernelErrors.storageFull],
  // unstorable text, number out of range
  ['22021', kernelErrors.inputWrong],
  ['22P05', kernelErrors.inputWrong],
  ['22003', kernelErrors.inputWrong],
  // the referenced row was deleted at the same moment
  ['23503', kernelErrors.changedMeanwhile],
  // a statement cancelled by its timeout, a deadlock, a serialization failure
  ['57014', kernelErrors.unavailable],
  ['40P01', kernelErrors.unavailable],
  ['40001', kernelErrors.unavailable],
])

/** Maps errors of fastify and its plugins to ours. */
function known(error: unknown): Fail | undefined {
  if (error instanceof Fail) return error
  if (isDatabaseGone(error) || error instanceof StorageUnavailable)
    return fail(kernelErrors.unavailable)

  const e = error as { statusCode?: number; code?: string }
  if (error instanceof StorageFull) return fail(kernelErrors.storageFull)

  const ofDatabase = DATABASE_ERRORS.get(e.code ?? '')
  if (ofDatabase) return fail(ofDatabase)
  // a form with more parts than any form has is not too large in bytes
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(e.code ?? '')) return fail(kernelErrors.tooManyParts)
  if (e.statusCode === 413) return fail(kernelErrors.bodyTooLarge)
  if (e.statusCode === 415 || e.code === 'FST_INVALID_MULTIPART_CONTENT_TYPE')
    return fail(kernelErrors.kindUnsupported)
  if (e.statusCode === 503) return fail(kernelErrors.unavailable)
  if (e.statusCode !== undefined && e.statusCode >= 400 && e.statusCode < 500)
    return fail(kernelErrors.bodyUnreadable)

  if (
    /Unexpected end of (form|multipart data)|Malformed part header|Multipart: Boundary|^The needle /.test(
      String((error as Error)?.message),
    )
  )
    return fail(kernelErrors.bodyUnreadable)

  return undefined
}

/** The stack frames of an error. The message is cut off first: its lines may look like frames. */
const placesOf = (e: Error | undefined) =>
  e?.stack
    ?.replace(e.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)

/** The texts in which errors are answered, and where unexpected ones go. */
export type ErrorReporter = {
  book: WordBook
  log: Logger
  onUnexpected: (error: UnexpectedError) => void
}

/**
 * Library messages may quote values: only names, codes and stack frames are logged, and stored to be
 * looked up by the reference.
 */
function reportUnexpected(
  error: unknown,
  ref: string,
  req: FastifyRequest,
  { log, onUnexpected }: ErrorReporter,
) {
  const e = error as Error & { code?: string; constraint?: string }
  const places = placesOf(e)
  const route = patternOf(req)

  log.error(
    {
      ref,
      route,
      name: e?.name,
      code: e?.code,
      constraint: e?.constraint,
      at: places,
    },
    'unexpected error',
  )

  onUnexpected({
    ref,
    method: req.method,
    route: route ?? 'none',
    name: String(e?.name ?? 'Error').slice(0, 80),
    code: e?.code === undefined ? null : String(e.code).slice(0, 80),
    places: (places ?? []).map((line) => line.trim()),
  })
}

/** So many faults a message names. */
const MAX_NAMED = 5

/** The errors of single fields, with their sentences. */
function fieldErrors({ issues, def, data }: Fail, book: WordBook, language: Language) {
  if (def.field && issues.length === 0)
    return [{ path: def.field, message: errorSentence(book, language, def, data) }]

  return issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issueSentence(book, language, issue),
  }))
}

/** A message with the first of the faults that it is about, each once. */
const withFirstOf = (language: Language, message: string, faults: readonly string[]) =>
  withLabel(language, message, joinClauses(language, [...new Set(faults)].slice(0, MAX_NAMED)))

/**
 * Answers an error in the reader's language. An unexpected one is a 500 with a reference; its cause
 * is only logged.
 */
export function answerError(
  error: unknown,
  req: FastifyRequest,
  reply: FastifyReply,
  reporter: ErrorReporter,
) {
  const { book, log } = reporter
  const language = languageOf(req.headers['accept-language'])

  // a client that disconnected is not our error, and nobody receives the answer (a fully read
  // request is destroyed too)
  let it =
    req.raw.destroyed && !req.raw.complete && !(error instanceof Fail)
      ? fail(kernelErrors.bodyUnreadable)
      : known(error)

  let ref: string | undefined

  if (it?.def === kernelErrors.unavailable)
    log.warn(
      {
        route: patternOf(req),
        code: (error as { code?: string })?.code,
        name: (error as Error)?.name,
      },
      'not available',
    )

  if (!it) {
    ref = newOpaqueId().slice(0, 12)
    reportUnexpected(error, ref, req, reporter)
    it = fail(kernelErrors.broken, { ref })
  }

  const errors = fieldErrors(it, book, language)

  const envelope: Envelope<null> = {
    code: it.def.code,
    msg: errorSentence(book, language, it.def, it.data),
    data: null,
  }

  if (errors.length) envelope.errors = errors

  if (errors.length && it.issues.length)
    envelope.msg = withFirstOf(
      language,
      envelope.msg,
      errors.map((one) => labelled(book, language, one, req.endpoint)),
    )

  if (ref) envelope.ref = ref
  // otherwise the server would wait for a stalled sender
  if (it.def.status === 408) reply.header('connection', 'close')
  if (it.def.status === 503) reply.header('retry-after', '5')
  if (it.def.status === 429) reply.header('retry-after', String(it.data.seconds ?? 60))

  return reply
    .code(it.def.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope))
}

/**
 * The fault after its field: the label of the last named part of the path, in the words of the
 * contract that was asked.
 */
function labelled(
  book: WordBook,
  language: Language,
  issue: { path: string; message: string },
  endpoint: MatchedEndpoint | null,
) {
  const name =
    issue.path
      .split('.')
      .filter((part) => !/^\d+$/.test(part))
      .at(-1) ?? ''

  const label = endpoint
    ? fieldLabel(language, name, [endpoint.words, book[endpoint.area]])
    : undefined
  return `${label ?? name} ${issue.message}`
}
