import multipart from '@fastify/multipart'
import { kernelErrors, type WordBook } from '@residency/contract/kernel'
import fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { newOpaqueId } from '../crypto/tokens.ts'
import type { UnexpectedError } from '../health/unexpected-errors.ts'
import { answerError } from './answer-errors.ts'
import { answerUnparsed } from './answer-unparsed.ts'
import { endStalledRequests } from './connections/stalled-requests.ts'
import { patternOf } from './endpoint-router.ts'
import { fail } from './fail.ts'
import { isDeeperThan } from './json-depth.ts'
import { HSTS, securityHeaders } from './security-headers.ts'

// No form is half as deep; deeper input is an attempt to exhaust the stack.
const DEEPEST_JSON = 50
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Number or addresses of the trusted proxies that set X-Forwarded-For. */
const trusted = (value: string | undefined) => {
  if (value === undefined) return false
  return /^\d+$/.test(value)
    ? (_address: string, hop: number) => hop < Number(value)
    : value.split(',').map((a) => a.trim())
}

/** The HTTP server without endpoints: limits, parsers, headers, error envelope. */
export async function makeServer(
  config: Config,
  book: WordBook,
  log: Logger,
  on: {
    done: (route: string, method: string, status: number, seconds: number) => void
    unexpected: (error: UnexpectedError) => void
  },
): Promise<FastifyInstance> {
  const headers = await securityHeaders()
  const reporter = { book, log, onUnexpected: on.unexpected }

  const app = fastify({
    trustProxy: trusted(config.TRUST_PROXY),
    bodyLimit: 1_000_000,
    requestTimeout: 500_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // A number people can read out when they report an error. Drawn, not counted: a call that is not
    // logged would show as a gap between two that are.
    genReqId: () => newOpaqueId().slice(0, 12),
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 5000, ignoreTrailingSlash: false },
    logger: false,
    // checked every five seconds: Node's default of thirty would let slow senders exceed their
    // limit
    http: { headersTimeout: 20_000, maxHeaderSize: 16_384, connectionsCheckingInterval: 5000 },
    frameworkErrors: (error, req, reply) =>
      void answerError(error, req, reply.headers(headers), reporter),
    clientErrorHandler: (error, socket) => answerUnparsed(headers, error, socket),
  })

  const readJson = app.getDefaultJsonParser('error', 'error')

  // A DELETE with a JSON type and no body is accepted; bytes that are not UTF-8 are refused.
  app.addContentTypeParser(
    ['application/json', 'application/*+json'],
    { parseAs: 'buffer' },
    (req, body, done) => {
      if (body.length === 0) return done(null, undefined)
      try {
        const text = utf8.decode(body as Buffer)
        if (isDeeperThan(DEEPEST_JSON, text)) return done(fail(kernelErrors.bodyUnreadable))

        readJson(req, text, done)
      } catch {
        done(fail(kernelErrors.bodyUnreadable))
      }
    },
  )

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_req, body, done) => {
      try {
        done(null, Object.fromEntries(new URLSearchParams(utf8.decode(body as Buffer))))
      } catch {
        done(fail(kernelErrors.bodyUnreadable))
      }
    },
  )

  await app.register(multipart, { throwFileSizeLimit: false })
  endStalledRequests(app)

  app.addHook('onRequest', (req, reply, done) => {
    reply.headers(headers)

    if (req.protocol === 'https') reply.headers(HSTS)

    // two servers in a row may each choose a different one (RFC 9112, 3.2)
    const hosts = req.raw.rawHeaders.filter(
      (name, i) => i % 2 === 0 && name.toLowerCase() === 'host',
    )

    done(hosts.length > 1 ? fail(kernelErrors.bodyUnreadable) : undefined)
  })

  app.addHook('onResponse', (req, reply, done) => {
    if (req.endpoint?.isAnonymous) return done()

    const route = patternOf(req) ?? 'none'
    // a stream of events is open as long as its window, which says nothing about answering
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream')
    if (!isStream) on.done(route, req.method, reply.statusCode, reply.elapsedTime / 1000)

    // the route's pattern, never its values: URLs contain ids and searches
    if (log.isLevelEnabled('info'))
      log.info({
        req: req.id,
        method: req.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      })

    done()
  })

  app.setErrorHandler((error, req, reply) => answerError(error, req, reply, reporter))
  app.setNotFoundHandler((req, reply) => {
    return answerError(fail(kernelErrors.notFound), req, reply, reporter)
  })

  return app
}
