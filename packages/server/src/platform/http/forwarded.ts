import type { IncomingHttpHeaders } from 'node:http'

const HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-real-ip',
  'via',
] as const

/**
 * Whether a proxy passed the request on: the product is reached by others than the people at this
 * machine.
 */
export const isForwarded = (headers: IncomingHttpHeaders) =>
  HEADERS.some((name) => headers[name] !== undefined)
