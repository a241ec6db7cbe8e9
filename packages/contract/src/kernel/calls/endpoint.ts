import { z } from 'zod'
import type { ErrorDef } from './errors.ts'

/** Prefix of all API addresses (specification, section 7). */
export const API_PREFIX = '/medical/prod-api'

/**
 * The header by which a visitor without an account shows the token an area gave them. It opens
 * public calls of that area only; it never contains a session's token.
 */
export const VISITOR_HEADER = 'visitor-token'

/**
 * Who may call. Required, so that no endpoint is public by omission. A list of permissions means
 * any of them.
 */
export type Permission = `${string}:${string}:${string}`
type Access = 'public' | 'signedIn' | { permission: Permission | readonly Permission[] }

type Shape = z.ZodObject

/**
 * Rate-limited calls, counted per caller (reliability 38); the limits are in the server's
 * configuration.
 */
export type LimitClass = 'captcha' | 'login' | 'sms' | 'export' | 'import' | 'upload' | 'write'

/**
 * One call, shared by server and web. `path` is data: it keeps the specification's spelling below
 * API_PREFIX, `{id}` marks a parameter. The route parses params, query and body (or multipart
 * form), and parses the answer before it is sent.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string

  /** A second address, as a whole, that an outside system chooses and not we. */
  alsoAt?: string

  /** One English sentence for the API page. */
  summary: string
  access: Access

  /**
   * A list that shows rows beyond the reader's scope: why everybody who may call sees them. It is
   * not published; a walk compares it with what a person without records sees.
   */
  unscoped?: string

  /** A list that its readers cannot order by a field (`sortBy`): why not. */
  unsorted?: string

  /**
   * A public call that a visitor's token opens (VISITOR_HEADER), which the area checks; without one
   * it answers A0301.
   */
  visitor?: true
  params?: Shape
  query?: Shape
  body?: z.ZodType

  /**
   * A multipart form of text fields; a file part is declared by `file` and streamed, after all text
   * fields.
   */
  form?: Shape

  /**
   * Name of the single file part and its purpose (which sets limits and accepted kinds). A part
   * that is streamed to disk takes no memory, so more of them may arrive at once.
   */
  file?: { field: string; purpose: string; isStreamed?: true }

  /**
   * Files that a form may bring along: each file part under one of `fields` is stored as an upload
   * of the caller by `purpose`. Its key is added to the text field `into`, separated by commas. A
   * file part under any other name is refused.
   */
  uploads?: { fields: readonly string[]; into: string; purpose: string }
  answer: z.ZodType | 'binary'

  /** The call may answer 204 without a body while there is no data. */
  mayBeEmpty?: true

  /**
   * A GET of the specification that writes. It needs the token header, and is offered as POST too.
   */
  changes?: true

  /**
   * The answer carries full personal values for entitled readers: they are sealed on the wire and
   * the access is audited.
   */
  personal?: true

  /**
   * A public call of somebody who must not be known: the page sends neither token nor cookie, the
   * server passes on no address and no device, and writes no line and no time of it.
   */
  anonymous?: true
  limit?: LimitClass

  /**
   * The call creates something: the same input by the same caller is accepted once in five seconds
   * (A0002).
   */
  once?: true

  /** Allowed while a one-time password still has to be changed. */
  beforePasswordChange?: true

  /**
   * Sets the device cookie; without one, a new one. It distinguishes known devices from unknown
   * ones; it does not prove identity.
   */
  givesDevice?: true

  /** Errors this call may answer with, beyond the common ones. */
  errors?: readonly ErrorDef[]
}

export const endpoint = <const E extends Endpoint>(definition: E) => definition

// an array body has no property names
type PropertiesOf<T> = T extends readonly unknown[] ? { body: T } : T

type Part<S, Mode extends 'in' | 'out'> = S extends z.ZodType
  ? PropertiesOf<Mode extends 'in' ? z.input<S> : z.output<S>>
  : unknown

/**
 * Input as a caller sends it ('in') or a use case receives it ('out'): params, query and body or
 * form merged. Path parameters win.
 */
export type InputOf<E extends Endpoint, Mode extends 'in' | 'out' = 'in'> = Part<
  E['params'],
  Mode
> &
  Part<E['query'], Mode> &
  Part<E['body'], Mode> &
  Part<E['form'], Mode>

/** The answer as a caller receives it. */
export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodType
  ? z.output<E['answer']>
  : unknown

/** The answer as a use case returns it, before its schema strips and checks it. */
export type UseCaseAnswerOf<E extends Endpoint> = E['answer'] extends z.ZodType
  ? z.input<E['answer']>
  : unknown

/** `{id}` of a path: a positive bigint that JSON can carry. */
export const idParam = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
})

/** `{ids}` of a path: `1` or `1,2,3`, at most 200, each once. */
export const idsParam = z.object({
  ids: z
    .string()
    .max(4000)
    .regex(/^\d{1,15}(,\d{1,15})*$/)
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .refine((list) => list.length <= 200),
})
