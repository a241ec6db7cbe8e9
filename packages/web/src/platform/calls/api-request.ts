import { API_PREFIX, type Endpoint } from '@residency/contract/kernel'

export type CallInput = Readonly<Record<string, unknown>>

export type RequestParts = {
  url: string
  method: string
  body: BodyInit | undefined
  contentType: string | undefined
}

const namesOf = (shape: unknown): readonly string[] =>
  typeof shape === 'object' && shape !== null && 'shape' in shape && typeof shape.shape === 'object'
    ? Object.keys(shape.shape ?? {})
    : []

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

const asText = (value: unknown) =>
  typeof value === 'object' && !(value instanceof Blob) ? JSON.stringify(value) : String(value)

const listOf = (value: unknown) => (Array.isArray(value) ? value : [value])

type NamedBlob = { blob: Blob; name: string }

function formOf(endpoint: Endpoint, fields: readonly [string, unknown][], file?: NamedBlob) {
  const form = new FormData()

  for (const [name, value] of fields)
    for (const element of listOf(value))
      if (element !== undefined && element !== null) form.append(name, asText(element))

  // After all text fields, because the server streams it.
  if (endpoint.file && file) form.append(endpoint.file.field, file.blob, file.name)

  return form
}

/**
 * Splits an input object into path, query and body as the endpoint defines them. Path parameters
 * win; the body may contain the same name if its schema does. An array body is passed as `{body}`.
 */
export function buildRequest(
  endpoint: Endpoint,
  input: CallInput = {},
  file?: NamedBlob,
): RequestParts {
  const params = namesOf(endpoint.params)
  const query = namesOf(endpoint.query)
  const bodyNames = new Set(namesOf(endpoint.body))
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(listOf(input[name]).join(',')),
  )
  const search = new URLSearchParams()

  for (const name of query)
    for (const value of listOf(input[name])) if (isGiven(value)) search.append(name, asText(value))

  const rest = Object.entries(input).filter(
    ([name]) => bodyNames.has(name) || !(params.includes(name) || query.includes(name)),
  )
  const url = API_PREFIX + path + (search.size ? `?${search}` : '')
  const parts = { url, method: endpoint.method, body: undefined, contentType: undefined }

  if (endpoint.form || endpoint.file) return { ...parts, body: formOf(endpoint, rest, file) }

  if (!endpoint.body) return parts

  const body = Array.isArray(input.body) ? input.body : Object.fromEntries(rest)

  return { ...parts, body: JSON.stringify(body), contentType: 'application/json' }
}

/** The file name of a response; `filename*` wins, then the percent-encoded plain one. */
export function fileNameOf(disposition: string | null): string {
  const found =
    /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ??
    /filename="?([^";]+)"?/i.exec(disposition ?? '')
  try {
    return decodeURIComponent(found?.[1] ?? '') || 'download'
  } catch {
    return found?.[1] ?? 'download'
  }
}
