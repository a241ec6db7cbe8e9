import { setImmediate } from 'node:timers/promises'
import {
  API_PREFIX,
  type Endpoint,
  type ErrorDef,
  errorSentence,
  kernelErrors,
  OK,
  type WordBook,
} from '@residency/contract/kernel'
import { jsonSchemas } from './openapi-schemas.ts'

type Json = Record<string, unknown>
type Operation = { id: string; method: string; area: string; e: Endpoint }

/** The endpoints of one area, as bound by the composition root. */
export type AreaCalls = { area: string; endpoints: readonly Endpoint[] }

const ENVELOPE_ERROR = '#/components/schemas/ErrorEnvelope'

/** `GET /api/v1/users/{id}/form` as `getUsersByIdForm`. */
function nameOf(method: string, path: string) {
  const words = path
    .replace(/\/api\/v1(?=\/)/, '')
    .split('/')
    .filter(Boolean)
    .map((part) => part.replace(/^\{(\w+)\}$/, 'by-$1'))
    .flatMap((part) => part.split(/[^A-Za-z0-9]+/))
    .filter(Boolean)

  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')
}

/** Every endpoint with its methods; a GET that writes accepts POST too. */
function operationsOf(areas: readonly AreaCalls[]): Operation[] {
  const taken = new Set<string>()

  const unique = (wanted: string) => {
    let id = wanted
    for (let n = 2; taken.has(id); n++) id = `${wanted}${n}`

    taken.add(id)

    return id
  }

  return areas.flatMap(({ area, endpoints }) =>
    endpoints.flatMap((e) =>
      [e.method, ...(e.changes ? ['POST'] : [])].map((method) => ({
        id: unique(nameOf(method, e.path)),
        method,
        area,
        e,
      })),
    ),
  )
}

/** The contract's facts about an endpoint beyond its shapes, one sentence each. */
function description({ e, method }: Operation) {
  const permissions = typeof e.access === 'object' ? [e.access.permission].flat() : []
  const isOpen = e.visitor
    ? 'For a visitor who shows the token of the header Visitor-Token.'
    : 'Open to everybody.'

  const needed =
    e.access === 'signedIn' ? 'For everybody logged in.' : `Needs ${permissions.join(' or ')}.`

  const who = e.access === 'public' ? isOpen : needed

  return [
    `${e.summary}.`,
    who,
    e.once && 'The same input of the same session is taken once in five seconds (A0002).',
    e.changes &&
      method === 'GET' &&
      'Changes something in spite of its method; the same address answers to POST.',
    e.personal &&
      'Full personal values are for those entitled, travel sealed, and reading them is written down.',
    e.limit && `Counted per caller as ${e.limit}.`,
    e.beforePasswordChange && 'Open before a one-time password has been changed.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The errors an endpoint may answer, by status: its own and those of its kind. */
function refusals(e: Endpoint, book: WordBook) {
  const {
    inputWrong,
    inputMissing,
    bodyStalled,
    bodyTooLarge,
    kindUnsupported,
    notAllowed,
    mustChangePassword,
    notFound,
  } = kernelErrors

  const takes = e.params || e.query || e.body || e.form || e.file

  const defs: ErrorDef[] = [
    ...(e.access === 'public' ? [] : [kernelErrors.sessionOver, kernelErrors.signedOutOfPortal]),
    ...(typeof e.access === 'object' || e.visitor ? [notAllowed] : []),
    ...(e.access === 'public' || e.beforePasswordChange ? [] : [mustChangePassword]),
    ...(takes ? [inputWrong, inputMissing] : []),
    ...(e.body || e.form || e.file ? [bodyStalled, bodyTooLarge, kindUnsupported] : []),
    ...(e.params ? [notFound] : []),
    ...(e.once ? [kernelErrors.submittedTwice] : []),
    ...(e.changes ? [kernelErrors.crossSite] : []),
    ...(e.limit ? [kernelErrors.tooMany] : []),
    ...(e.errors ?? []),
  ]

  return Object.fromEntries(
    [...new Set(defs.map((def) => def.status))].map((status) => [
      String(status),
      {
        description: [...new Set(defs.filter((def) => def.status === status))]
          .map((def) => `${def.code} ${errorSentence(book, 'en', def)}`)
          .join('; '),
        content: { 'application/json': { schema: { $ref: ENVELOPE_ERROR } } },
      },
    ]),
  )
}

function success(op: Operation, schemaOf: ReturnType<typeof jsonSchemas>['schemaOf']) {
  if (op.e.answer === 'binary')
    return {
      description: 'The file',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    }

  const properties = {
    code: { type: 'string', const: OK },
    msg: { type: 'string' },
    data: schemaOf(op.e.answer, 'output', `${op.id}Answer`),
  }

  const schema = { type: 'object', required: ['code', 'msg', 'data'], properties }

  return { description: 'Done', content: { 'application/json': { schema } } }
}

/** Names of path parameters in the document: one spelling for paths that differ only in these. */
function pathKeys(operations: readonly Operation[]) {
  const first = new Map<string, string>()
  const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')

  for (const { e } of operations)
    if (!first.has(shapeOf(e.path))) first.set(shapeOf(e.path), e.path)

  return (path: string) => first.get(shapeOf(path))!
}

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!)

function parameters(
  op: Operation,
  key: string,
  schemaOf: ReturnType<typeof jsonSchemas>['schemaOf'],
) {
  const documentedNames = namesIn(key)
  const inPath = op.e.params
    ? (schemaOf(op.e.params, 'input', `${op.id}Params`).properties as Record<string, Json>)
    : {}
  const query = op.e.query ? schemaOf(op.e.query, 'input', `${op.id}Query`) : {}
  const required = new Set((query.required as string[] | undefined) ?? [])

  return [
    ...namesIn(op.e.path).map((name, i) => ({
      name: documentedNames[i]!,
      in: 'path',
      required: true,
      schema: inPath[name] ?? { type: 'string' },
    })),
    ...Object.entries((query.properties as Record<string, Json> | undefined) ?? {}).map(
      ([name, schema]) => ({
        name,
        in: 'query',
        required: required.has(name),
        schema,
      }),
    ),
  ]
}

function requestBody(op: Operation, schemaOf: ReturnType<typeof jsonSchemas>['schemaOf']) {
  const { body, form, file, uploads } = op.e
  if (body)
    return {
      required: true,
      content: { 'application/json': { schema: schemaOf(body, 'input', `${op.id}Body`) } },
    }

  if (!form && !file) return undefined

  const schema: Json = form
    ? { ...schemaOf(form, 'input', `${op.id}Form`) }
    : { type: 'object', properties: {} }

  if (file) {
    schema.properties = {
      ...(schema.properties as Json),
      [file.field]: { type: 'string', format: 'binary' },
    }
    schema.required = [...((schema.required as string[] | undefined) ?? []), file.field]
  }

  // a field that takes keys as text or files is described by its text
  for (const field of uploads?.fields ?? [])
    schema.properties = {
      [field]: { type: 'string', format: 'binary' },
      ...(schema.properties as Json),
    }

  const content: Json = { 'multipart/form-data': { schema } }
  if (!file) content['application/x-www-form-urlencoded'] = { schema }

  return { required: true, content }
}

/**
 * The text of an OpenAPI 3.1 document of the bound endpoints. All at once it would hold the event
 * loop for a second: each operation is a turn of its own.
 */
export async function openApiOf(areas: readonly AreaCalls[], book: WordBook): Promise<string> {
  const operations = operationsOf(areas)
  const keyOf = pathKeys(operations)
  const { schemaOf, components } = jsonSchemas()
  const paths = new Map<string, string[]>()

  for (const op of operations) {
    await setImmediate()

    const key = keyOf(op.e.path)

    const operation = {
      operationId: op.id,
      summary: op.e.summary,
      description: description(op),
      tags: [op.area],
      security: op.e.access === 'public' ? [] : [{ bearer: [] }],
      parameters: parameters(op, key, schemaOf),
      requestBody: requestBody(op, schemaOf),
      responses: {
        '200': success(op, schemaOf),
        ...(op.e.mayBeEmpty && { '204': { description: 'Nothing there yet' } }),
        ...refusals(op.e, book),
      },
    }

    const methods = paths.get(key) ?? []

    methods.push(`${JSON.stringify(op.method.toLowerCase())}:${JSON.stringify(operation)}`)
    paths.set(key, methods)
  }

  const written = [...paths]
    .map(([key, methods]) => `${JSON.stringify(key)}:{${methods.join(',')}}`)
    .join(',')

  const rest = JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: 'Residency training management',
      version: '1',
      description:
        'Every call the screens use. Answers are envelopes {code, msg, data}; code 00000 means done. ' +
        'Log in at /api/v1/auth/login and send "Authorization: Bearer …". Accept-Language: en asks for English sentences.',
      contact: { name: 'The administrator of this installation' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API_PREFIX, description: 'This installation' }],
    tags: [...new Set(areas.filter((a) => a.endpoints.length).map(({ area }) => area))].map(
      (area) => ({
        name: area,
        description: String(book[area]?.en.area ?? area),
      }),
    ),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The accessToken of a login' },
      },
      schemas: { ErrorEnvelope: errorEnvelope, ...components },
    },
  })

  return `${rest.slice(0, -1)},"paths":{${written}}}`
}

const errorEnvelope = {
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: {
      type: 'string',
      description:
        'Published code: A0230 the session is over, A0301 no permission, A0400 input, B0001 a rule …',
    },
    msg: { type: 'string', description: 'A sentence for the reader' },
    data: { type: 'null' },
    errors: {
      type: 'array',
      description: 'Which input fields are to blame',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    ref: { type: 'string', description: 'What to quote to an administrator' },
  },
}
