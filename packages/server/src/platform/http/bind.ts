import { createHash } from 'node:crypto'
import {
  API_PREFIX,
  type Endpoint,
  type FieldWords,
  type InputOf,
  kernelErrors,
  kernelWords,
  languageOf,
  OK,
  OPENS_SEALED_HEADER,
  type UseCaseAnswerOf,
  VISITOR_HEADER,
} from '@residency/contract/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { momentAfter } from '../clock.ts'
import { sealAnswer } from '../crypto/fields.ts'
import type { Db } from '../db/connect/pool.ts'
import { countNumberSearch } from '../limits/number-search.ts'
import type { Actor, Client, Ctx, SignedCtx } from './ctx.ts'
import { deviceCookie, deviceOf, newDevice } from './device-cookie.ts'
import { endpointRouter, type MatchedEndpoint } from './endpoint-router.ts'
import { Fail, fail } from './fail.ts'
import { type CtxParts, makeCtx } from './make-ctx.ts'
import { isPermitted } from './permitted.ts'
import { type FileIntake, readInput, readPast, type UploadedPart } from './read-input.ts'
import { ReadyAnswer, sendReady } from './ready-answer.ts'
import { type Binary, sendBinary } from './send-binary.ts'

/** The resource does not exist yet: 204 without a body, for endpoints with `mayBeEmpty`. */
export const NOTHING_YET = Symbol('nothing yet')

/** What the binder needs from the process. */
export type AppDeps = CtxParts & {
  findActor: (token: string, now: Date, db: Db) => Promise<Actor | null>

  /** Whether a token without an actor is of a session that the portal opened and somebody ended. */
  isEndedPortalSession: (token: string, db: Db) => Promise<boolean>
  maxFileSize: (purpose: string) => number

  /** Stores a file part as an upload of the actor's; returns its key. */
  storeUpload: (ctx: SignedCtx, purpose: string, part: UploadedPart) => Promise<string>
}

type CtxOf<E extends Endpoint> = E['access'] extends 'public' ? Ctx : SignedCtx

type HandlerAnswer<E extends Endpoint> = E['answer'] extends 'binary'
  ? Binary
  :
      | UseCaseAnswerOf<E>
      | (E extends { personal: true } ? never : ReadyAnswer)
      | (E extends { mayBeEmpty: true } ? typeof NOTHING_YET : never)

type Act<E extends Endpoint> = (
  ctx: CtxOf<E>,
  input: InputOf<E, 'out'>,
  ...file: E extends { file: object } ? [UploadedPart] : []
) => Promise<HandlerAnswer<E>>

/** Binds an endpoint to its use case. */
export type Bind = <E extends Endpoint>(e: E, act: Act<E>) => void

/**
 * Gives what binds the endpoints of one folder of the contract. `words` are those of the same
 * folder and name the fields of a refused input: the checks refuse other ones
 * (docs/decisions/0064).
 */
export type Binder = (words: FieldWords) => Bind

const PLAIN_FOR_PUBLISHED = new Set(['mobile'])
const NOTHING = new Set<string>()

const tokenOf = (req: FastifyRequest) => {
  const header = req.headers.authorization
  return header?.startsWith('Bearer ') && header.length < 500 ? header.slice(7) : undefined
}

/** Whether a call may change what its caller sees elsewhere. */
const isChange = (e: Endpoint) => e.method !== 'GET' || e.changes === true

function mustBeAllowed(e: Endpoint, actor: Actor) {
  if (actor.mustChangePassword && !e.beforePasswordChange)
    throw fail(kernelErrors.mustChangePassword)
  if (!isPermitted(e, actor)) throw fail(kernelErrors.notAllowed)
}

/**
 * How the files of a call are received. Those of a form are uploads of the caller's and are counted
 * as such.
 */
function intakeOf(deps: AppDeps, ctx: Ctx, e: Endpoint): FileIntake {
  const purpose = e.file?.purpose ?? e.uploads?.purpose
  return {
    maxFileSize: purpose === undefined ? 0 : deps.maxFileSize(purpose),
    async storeUpload(part) {
      if (!ctx.actor || purpose === undefined) throw fail(kernelErrors.notAllowed)

      const caller = `u${ctx.actor.userId}`

      await deps.limits.count('upload', caller)

      const giveBack = deps.limits.enterUpload(caller, true)

      return deps.storeUpload({ ...ctx, actor: ctx.actor }, purpose, part).finally(giveBack)
    },
  }
}

/**
 * Path parameters, cleaned for the log: unvalidated input may contain NUL or lone surrogates, which
 * the database refuses.
 */
const asAsked = (params: unknown) =>
  Object.fromEntries(
    Object.entries(params as Record<string, string>).map(([name, value]) => [
      name,
      value.slice(0, 100).toWellFormed().replaceAll('\u0000', ''),
    ]),
  )

const SUBMIT_LOCK_MS = 5000

/**
 * Refuses identical input from the same session within five seconds; a failed request may be
 * repeated at once. A lock further ahead than that was made before the clock was set back: it holds
 * nobody up.
 */
async function once<T>(
  ctx: SignedCtx,
  route: string,
  identity: unknown,
  act: () => Promise<T>,
): Promise<T> {
  const key = createHash('sha256')
    .update(`${ctx.actor.sessionId}|${route}|${JSON.stringify(identity)}`)
    .digest()
  const now = ctx.now()

  const taken = await sql`insert into submit_locks (key, until)
        values (${key}, ${momentAfter(now, SUBMIT_LOCK_MS)})
    on conflict (key) do update set until = excluded.until where submit_locks.until < ${now}
      or submit_locks.until > ${momentAfter(now, SUBMIT_LOCK_MS)}`.execute(ctx.db)

  if (Number(taken.numAffectedRows) === 0) throw fail(kernelErrors.submittedTwice)

  try {
    return await act()
  } catch (e) {
    await ctx.db.deleteFrom('submitLocks').where('key', '=', key).execute()
    throw e
  }
}

/** Runs a use case, and refuses the same submission sent twice where the endpoint asks for it. */
const runOnce = (ctx: Ctx, e: Endpoint, identity: unknown, run: () => Promise<unknown>) =>
  e.once && ctx.actor ? once(ctx as SignedCtx, `${e.method} ${e.path}`, identity, run) : run()

/** The person who calls; null for a public endpoint. Refuses a call without a session. */
async function actorOf(deps: AppDeps, e: Endpoint, req: FastifyRequest): Promise<Actor | null> {
  if (e.access === 'public') return null

  const token = tokenOf(req)
  const now = deps.now()
  const actor = token ? await deps.findActor(token, now, deps.db) : null
  if (actor) return actor

  const isOfPortal = token !== undefined && (await deps.isEndedPortalSession(token, deps.db))
  throw fail(isOfPortal ? kernelErrors.signedOutOfPortal : kernelErrors.sessionOver)
}

/** Under which name the calls of a person or an address are counted. */
const callerOf = (req: FastifyRequest, actor: Actor | null) => (actor ? `u${actor.userId}` : req.ip)

/** Refuses a caller without the permission, a call from another site, and too many calls. */
async function mustBeAdmitted(
  deps: AppDeps,
  e: Endpoint,
  req: FastifyRequest,
  actor: Actor | null,
) {
  if (actor) mustBeAllowed(e, actor)

  if (e.changes && req.headers['sec-fetch-site'] === 'cross-site')
    throw fail(kernelErrors.crossSite)

  if (e.limit) await deps.limits.count(e.limit, callerOf(req, actor))
}

/** What an anonymous call passes on of its caller. */
const NOBODY: Client = {
  ip: '',
  agent: '',
  device: null,
  isNewDevice: false,
  portalToken: null,
  visitorToken: null,
}

/** What is known of the device and the browser of a call. */
function clientOf(deps: AppDeps, e: Endpoint, req: FastifyRequest): Client {
  if (e.anonymous) return NOBODY

  const known = deviceOf(deps.keys, req)
  const device = known ?? (e.givesDevice ? newDevice(deps.keys) : null)
  const { 'homepage-token': portalToken, [VISITOR_HEADER]: visitorToken } = req.headers

  return {
    ip: req.ip,
    agent: (req.headers['user-agent'] ?? '').slice(0, 300),
    device,
    isNewDevice: device !== null && !known,
    portalToken: typeof portalToken === 'string' ? portalToken.slice(0, 4096) : null,
    visitorToken:
      typeof visitorToken === 'string' && visitorToken.length < 100 ? visitorToken : null,
    origin: `${req.protocol}://${req.host}`,
  }
}

/** The answer of a use case as it is sent: data are checked and sealed. */
async function checkedAnswer(ctx: Ctx, e: Endpoint, req: FastifyRequest, answer: unknown) {
  if (e.answer === 'binary' || answer === NOTHING_YET || answer instanceof ReadyAnswer)
    return answer

  const data = e.answer.parse(answer)
  if (e.personal && ctx.actor) await sealAndAudit(ctx as SignedCtx, e, data, req)

  return data
}

/** Not async: a caller that waited for the reply would wait until it has been sent. */
function sendAnswer(
  ctx: Ctx,
  e: Endpoint,
  req: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
) {
  if (e.answer === 'binary') return sendBinary(req, reply, answer as Binary, ctx.language)
  if (answer === NOTHING_YET) return reply.code(204).send()

  const msg = kernelWords[ctx.language].ok
  if (answer instanceof ReadyAnswer) return sendReady(req, reply, answer, msg)

  return reply.send({ code: OK, msg, data: answer })
}

/** Whether the error refuses a person what they asked for. */
const isRefusal = (error: unknown, e: Endpoint): error is Fail =>
  error instanceof Fail &&
  (error.def === kernelErrors.notAllowed ||
    (error.def === kernelErrors.notFound && e.params !== undefined))

const auditRefusal = (ctx: Ctx, e: Endpoint, req: FastifyRequest, error: Fail) =>
  ctx.audit({
    action: 'access.refused',
    result: 'refused',
    detail: {
      call: `${e.method} ${e.path}`,
      params: asAsked(req.params),
      why: error.def.key,
    },
  })

/** What a person sees ends with their change, and they read it from the leader of the database. */
function noteChange({ services, now }: AppDeps, { userId }: Actor) {
  services.ownViews.end([userId])
  services.replica.changes(userId, now())
}

/**
 * Binds endpoints of an area to use cases: session → access → input → use case → checked and sealed
 * answer.
 */
export function binder(app: FastifyInstance, deps: AppDeps) {
  const bound: Endpoint[] = []
  const router = endpointRouter(app)

  const handleOn = async <E extends Endpoint>(
    deps: AppDeps,
    e: E,
    act: Act<E>,
    req: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const actor = await actorOf(deps, e, req)
    const client = clientOf(deps, e, req)
    const ctx = makeCtx(deps, actor, languageOf(req.headers['accept-language']), client)

    // also with a refusal, so that the next call brings it; a known one is given again before it
    // runs out
    if (client.device && e.givesDevice)
      reply.header('set-cookie', deviceCookie(client.device, req.protocol === 'https'))

    let giveBack: (() => void) | undefined
    let upload: UploadedPart | undefined

    try {
      await mustBeAdmitted(deps, e, req, actor)

      if (e.file) giveBack = deps.limits.enterUpload(callerOf(req, actor), e.file.isStreamed)

      const { input, file, identity } = await readInput(req, e, intakeOf(deps, ctx, e))

      upload = file

      if (actor && isChange(e)) noteChange(deps, actor)

      const answer = await runOnce(ctx, e, identity, async () => {
        await countNumberSearch(ctx, input)
        return (act as (c: Ctx, i: unknown, f?: UploadedPart) => Promise<unknown>)(ctx, input, file)
      })

      return sendAnswer(ctx, e, req, reply, await checkedAnswer(ctx, e, req, answer))
    } catch (error) {
      if (actor && isRefusal(error, e)) await auditRefusal(ctx, e, req, error)

      throw error
    } finally {
      if (actor && isChange(e)) noteChange(deps, actor)
      if (upload) readPast(req)
      giveBack?.()
    }
  }

  /** A reading that fails because the database has no leader is answered by its replica. */
  const handle = <E extends Endpoint>(
    e: E,
    act: Act<E>,
    req: FastifyRequest,
    reply: FastifyReply,
  ) =>
    handleOn(deps, e, act, req, reply).catch((error: unknown) => {
      const copy = isChange(e) || reply.sent ? null : deps.services.replica.insteadOfLeader(error)
      if (!copy) throw error

      // what it does not have may be of the last moment before the leader went: nobody is logged out
      return handleOn({ ...deps, db: copy }, e, act, req, reply).catch(() => {
        throw error
      })
    })

  const binderOf =
    (area: string): Binder =>
    (words) =>
    (e, act) => {
      const endpoint: MatchedEndpoint = {
        pattern: `${API_PREFIX}${e.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        area,
        words,
        isAnonymous: e.anonymous === true,
        handle: (req, reply) => handle(e, act, req, reply),
      }

      bound.push(e)
      router.add(e.method, endpoint)

      if (e.changes) router.add('POST', endpoint)
      if (e.alsoAt) router.addAlone(e.method, e.alsoAt, endpoint)
    }

  return { binderOf, bound }
}

async function sealAndAudit(ctx: SignedCtx, e: Endpoint, data: unknown, req: FastifyRequest) {
  const leavePlain = req.headers[OPENS_SEALED_HEADER] ? NOTHING : PLAIN_FOR_PUBLISHED
  const revealed = sealAnswer(data, ctx.actor.token, ctx.actor.userId, leavePlain)
  const others = revealed.filter(
    (id) => id !== ctx.actor.userId || !e.path.startsWith('/api/v1/users/info'),
  )

  if (others.length)
    await ctx.audit({
      action: 'personalData.read',
      entity: e.path,
      entityId: others.length === 1 ? others[0]! : null,
      detail: { ids: others },
    })
}
