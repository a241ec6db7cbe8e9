import { API_PREFIX, type Endpoint, type FieldWords } from '@residency/contract/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import makeRouter from 'find-my-way'

/** An endpoint that a request was matched to. */
export type MatchedEndpoint = {
  /** The address as a pattern, for logs and metrics: an address itself holds ids and searches. */
  pattern: string
  area: string

  /**
   * The words of the endpoint's contract, which name the fields of a refused input; those of the
   * area itself come after them.
   */
  words: FieldWords

  /** Nothing of such a call is logged or timed (`anonymous` of the contract). */
  isAnonymous?: boolean
  handle: (req: FastifyRequest, reply: FastifyReply) => unknown
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for addresses that are no endpoint: pages, health, what does not exist. */
    endpoint: MatchedEndpoint | null
  }
}

type Method = Endpoint['method']
type Route = { method: Method; endpoint: MatchedEndpoint }
type Router = ReturnType<typeof makeRouter>

const METHODS: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const ALL_BELOW = `${API_PREFIX}/*`

/**
 * The pattern by which a request is logged and counted; undefined where nothing is at its address.
 */
export const patternOf = (req: FastifyRequest) => {
  const url = req.endpoint?.pattern ?? req.routeOptions.url
  return url === ALL_BELOW ? undefined : url
}

/**
 * The part of an address below API_PREFIX that is the same for related endpoints: `api/v1/users` of
 * `api/v1/users/{id}`.
 */
const groupOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('api/') ? 3 : 1)
    .join('/')

/**
 * The endpoints below API_PREFIX. The server has one route for all of them, and their own routes
 * are made when the first request of their group arrives: making the routes of 1,400 endpoints took
 * an eighth of a start, and a process rarely needs all of them.
 */
export function endpointRouter(app: FastifyInstance) {
  const groups = new Map<string, Route[]>()
  const routers = new Map<string, Router>()
  const taken = new Set<string>()

  /** Adds an endpoint; two at one address are a fault of the program. */
  function add(method: Method, endpoint: MatchedEndpoint) {
    const address = `${method} ${endpoint.pattern.replaceAll(/:\w+/g, ':')}`
    if (taken.has(address)) throw new Error(`Two endpoints at ${method} ${endpoint.pattern}`)

    taken.add(address)

    const group = groupOf(endpoint.pattern.slice(API_PREFIX.length + 1))

    groups.set(group, [...(groups.get(group) ?? []), { method, endpoint }])
  }

  function routerOf(group: string): Router | undefined {
    const routes = groups.get(group)
    if (!routes || routers.has(group)) return routers.get(group)

    const router = makeRouter({ maxParamLength: 5000 })

    for (const { method, endpoint } of routes)
      router.on(method, endpoint.pattern, () => undefined, endpoint)

    routers.set(group, router)

    return router
  }

  app.decorateRequest('endpoint', null)

  app.route<{ Params: { '*': string } }>({
    method: METHODS,
    url: ALL_BELOW,
    onRequest(req, reply, done) {
      const found = routerOf(groupOf(req.params['*']))?.find(req.method as Method, req.url)
      if (!found) return void reply.callNotFound()

      req.endpoint = found.store
      req.params = found.params as { '*': string }
      done()
    },
    handler: (req, reply) => req.endpoint!.handle(req, reply),
  })

  /** Adds a second address, which an outside system chooses, not below API_PREFIX. */
  function addAlone(method: Method, url: string, endpoint: MatchedEndpoint) {
    app.route({
      method,
      url,
      onRequest(req, _reply, done) {
        req.endpoint = endpoint
        done()
      },
      handler: endpoint.handle,
    })
  }

  return { add, addAlone }
}
