import {
  type AnswerOf,
  API_PREFIX,
  type Endpoint,
  type ErrorDef,
  type FieldIssue,
  type InputOf,
  issueSentence,
  kernelErrors,
  OK,
} from '@residency/contract/kernel'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { z } from 'zod'
import { formMistakes } from '../app/form-mistakes.text.ts'
import { queryClient } from '../platform/calls/query-client.ts'
import { setCurrentUser } from '../platform/current-user.ts'
import { currentLanguage } from '../platform/texts/i18n.ts'
import { forgetUnsaved } from '../platform/unsaved.ts'
import { type PartOf, sampleOf } from './sample.ts'

type Input<E extends Endpoint> = InputOf<E, 'out'>
type PartialAnswer<E extends Endpoint> = PartOf<AnswerOf<E>>
type Reply<E extends Endpoint> =
  | PartialAnswer<E>
  | ((input: Input<E>) => PartialAnswer<E> | Promise<PartialAnswer<E>>)

type Route = {
  endpoint: Endpoint
  pattern: RegExp
  respond: (input: Record<string, unknown>) => Response | Promise<Response>
  sent: Record<string, unknown>[]
}

const words = Object.fromEntries(
  Object.entries(formMistakes['zh-cn']).map(([area, own]) => [
    area,
    { 'zh-cn': own, en: formMistakes.en[area]! },
  ]),
)

/** What is wrong, in the words of the product. */
const sentenceOf = (issue: object) =>
  issueSentence(words, currentLanguage(), issue as Parameters<typeof issueSentence>[2])

class BrokenConnection extends TypeError {}

const { inputWrong: wrong, notFound: missing } = kernelErrors
const json = (status: number, body: object) => Response.json(body, { status })

const patternOf = (path: string) =>
  new RegExp(`^${(API_PREFIX + path).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

const textsOf = (search: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )

function bodyOf(body: unknown): unknown {
  if (body instanceof FormData) return Object.fromEntries(body.entries())
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

const decoded = (groups: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
  )

/** The input of a call as a use case receives it, or what the contract says against it. */
function readInput({ endpoint, pattern }: Route, url: URL, body: unknown) {
  const parts: readonly [string, z.ZodType | undefined, unknown][] = [
    [endpoint.form ? 'form' : 'body', endpoint.form ?? endpoint.body, bodyOf(body)],
    ['query', endpoint.query, textsOf(url.searchParams)],
    ['params', endpoint.params, decoded(pattern.exec(url.pathname)?.groups)],
  ]

  const input: Record<string, unknown> = {}
  const errors: FieldIssue[] = []

  for (const [part, schema, value] of parts) {
    const { data, error } = schema?.safeParse(value) ?? { data: {}, error: undefined }

    Object.assign(input, Array.isArray(data) ? { body: data } : data)

    for (const issue of error?.issues ?? [])
      errors.push({ path: [part, ...issue.path].join('.'), message: sentenceOf(issue) })
  }

  return { input, errors }
}

/**
 * The server of a component test, to be opened at the top of its file: it answers the calls that a
 * test names and nothing else. Inputs and answers must fit the contract. A wrong input is refused
 * as by the product, at its fields; a call without an answer fails the test.
 */
export function openServer() {
  let routes: Route[] = []
  let faults: string[] = []

  const setRoute = (endpoint: Endpoint, respond: Route['respond']) => {
    const before = routes.find((route) => route.endpoint === endpoint)
    if (before) before.respond = respond
    else routes.push({ endpoint, pattern: patternOf(endpoint.path), respond, sent: [] })
  }

  async function receive(address: string, { method = 'GET', body }: RequestInit = {}) {
    const url = new URL(address, 'http://localhost')
    const route = routes.find(
      ({ endpoint, pattern }) => endpoint.method === method && pattern.test(url.pathname),
    )

    try {
      if (!route) throw new Error('the test has no answer to it')

      const { input, errors } = readInput(route, url, body)

      if (errors.length > 0 && method === 'GET') throw new Error(JSON.stringify(errors))
      if (errors.length > 0)
        return json(wrong.status, { code: wrong.code, msg: errors[0]!.message, data: null, errors })

      route.sent.push(input)

      return await route.respond(input)
    } catch (error) {
      if (error instanceof BrokenConnection) throw error

      faults.push(`${method} ${url.pathname}${url.search}: ${String(error)}`)
      return json(missing.status, { code: missing.code, msg: 'no answer', data: null })
    }
  }

  beforeEach(() => {
    routes = []
    faults = []
    vi.stubGlobal('fetch', receive)
  })

  afterEach(() => {
    cleanup() // What is still shown would ask the next server.
    vi.unstubAllGlobals()
    queryClient.clear()
    forgetUnsaved()
    act(() => setCurrentUser(null))

    if (faults.length > 0) throw new Error(faults.join('\n'))
  })

  return {
    /** Answers a call; the contract fills in what `reply` leaves out. */
    answer<E extends Endpoint>(endpoint: E, reply: Reply<E>) {
      setRoute(endpoint, async (input) => {
        const part = typeof reply === 'function' ? await reply(input as Input<E>) : reply
        const data = sampleOf(endpoint.answer as z.ZodType, part)

        return json(200, { code: OK, msg: '', data })
      })
    },

    /** Refuses a call with an error of the contract, at its field if it has one. */
    refuse(endpoint: Endpoint, { code, status, field }: ErrorDef, msg: string) {
      const errors = field ? { errors: [{ path: field, message: msg }] } : {}
      setRoute(endpoint, () => json(status, { code, msg, data: null, ...errors }))
    },

    /** The connection breaks during a call. */
    breakConnection(endpoint: Endpoint) {
      setRoute(endpoint, () => {
        throw new BrokenConnection('Failed to fetch')
      })
    },

    /** The inputs of all calls of an endpoint, in their order. */
    sent<E extends Endpoint>(endpoint: E): Input<E>[] {
      return (routes.find((route) => route.endpoint === endpoint)?.sent ?? []) as Input<E>[]
    },
  }
}
