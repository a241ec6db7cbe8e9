import { z } from 'zod'
import type { ErrorDef } from './errors.ts'

/** Prefix of all API addresses (specification, section 7). */
export const API_PREFIX = '/medical/prod-api'

/** Who may call. Required, so that nothing is open by omission. A list of permissions means any of them. */
export type Permission = `${string}:${string}:${string}`
type Access = 'public' | 'signedIn' | { permission: Permission | readonly Permission[] }

type Shape = z.ZodObject

/** Calls that are counted per caller (reliability 38); the figures stand in the server's configuration. */
export type LimitClass = 'captcha' | 'login' | 'sms' | 'export' | 'import' | 'upload' | 'write'

/**
 * One call, known to both sides. `path` is data: it keeps the specification's spelling below API_PREFIX, `{id}` marks a parameter.
 * The route parses params, query and body (or multipart form), and parses the answer on its way out.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** One English sentence for the API page. */
  summary: string
  access: Access
  params?: Shape
  query?: Shape
  body?: z.ZodType
  /** A multipart form of text fields; a file part is declared by `file` and streamed, after all text fields. */
  form?: Shape
  /**
   * Name of the one file part and its purpose (limits and accepted kinds belong to the purpose). What is streamed to the disk holds no
   * memory, so more of it may come at once.
   */
  file?: { field: string; purpose: string; isStreamed?: true }
  answer: z.ZodType | 'binary'
  /** May be answered by 204 without a body: nothing is there yet. */
  mayBeEmpty?: true
  /** A GET of the specification that writes. It needs the token header, and is offered as POST too. */
  changes?: true
  /** The answer carries full personal values to those entitled: they are sealed on the wire and the reading is audited. */
  personal?: true
  limit?: LimitClass
  /** The call creates something: the same caller's same input is taken once in five seconds (A0002). */
  once?: true
  /** Open while a one-time password still has to be changed. */
  beforePasswordChange?: true
  /** Gives the browser a device cookie if it has none: it tells known devices from strangers, it is no proof of identity. */
  givesDevice?: true
  /** Errors this call may answer with, beyond the common ones. */
  errors?: readonly ErrorDef[]
}
export const endpoint = <const E extends Endpoint>(definition: E) => definition

type Named<T> = T extends readonly unknown[] ? { body: T } : T // an array body has no names of its own
type Part<S, Mode extends 'in' | 'out'> = S extends z.ZodType ? Named<Mode extends 'in' ? z.input<S> : z.output<S>> : unknown
/** What a caller gives ('in') or a use case receives ('out'): params, query and body or form in one object. Path parameters win. */
export type InputOf<E extends Endpoint, Mode extends 'in' | 'out' = 'in'> = Part<E['params'], Mode> &
  Part<E['query'], Mode> &
  Part<E['body'], Mode> &
  Part<E['form'], Mode>
/** What a use case gives and a caller receives. */
export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodType ? z.output<E['answer']> : unknown
/** What a use case must return: the answer before its schema strips and checks it. */
export type GivenAnswerOf<E extends Endpoint> = E['answer'] extends z.ZodType ? z.input<E['answer']> : unknown

/** `{id}` of a path: a positive bigint that JSON can carry. */
export const idParam = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
/** `{ids}` of a path: `1` or `1,2,3`, at most 200, each once. */
export const idsParam = z.object({
  ids: z
    .string()
    .max(4000)
    .regex(/^\d{1,15}(,\d{1,15})*$/)
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .refine((list) => list.length <= 200),
})
