import { z } from 'zod'
import { isTokenRefused, refusalOf } from './refusal.rules.ts'
import type { SharedToken } from './shared-tokens.ts'
import { Undeliverable } from './wechat.ts'

/** WeChat gives up on us after five seconds; so do we on it. */
const TIMEOUT_MS = 5000
const outcome = z.object({ errcode: z.number().default(0) })
type Question = { path: string; query?: Record<string, string>; body?: object }

/** An address and its answers; neither secrets in the address nor the answer get into an error. */
export type AskWechat = ReturnType<typeof wechatAt>

/** Calls of the WeChat server at `base`. */
export function wechatAt(base: string, timeout = TIMEOUT_MS) {
  /** One call: the answer, with any errcode. */
  async function ask({ path, query = {}, body }: Question): Promise<unknown> {
    try {
      const response = await fetch(
        `${base.replace(/\/+$/, '')}${path}?${new URLSearchParams(query)}`,
        {
          ...(body
            ? {
                method: 'POST',
                body: JSON.stringify(body),
                headers: { 'content-type': 'application/json' },
              }
            : {}),
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        },
      )
      if (response.ok) return await response.json()
    } catch {
      // the cause may quote the address, which holds secrets
    }

    throw new Undeliverable('unreachable', false)
  }

  /** The errcode of an answer, 0 if none exists. */
  const codeOf = (answer: unknown) => outcome.safeParse(answer).data?.errcode ?? 0

  /**
   * The answer in its shape; a refusal is thrown, except where `isExpected` says that the caller
   * handles its errcode: null.
   */
  function read<T>(
    shape: z.ZodType<T>,
    answer: unknown,
    isExpected: (code: number) => boolean = () => false,
  ): T | null {
    const code = codeOf(answer)
    if (code !== 0 && isExpected(code)) return null

    if (code !== 0) {
      const { reason, isFinal } = refusalOf(code)
      throw new Undeliverable(reason, isFinal, code)
    }

    const parsed = shape.safeParse(answer)
    if (!parsed.success) throw new Undeliverable('unreachable', false)

    return parsed.data
  }

  /** A call with the access token; a refused token is renewed once and the call repeated. */
  async function askWith(token: SharedToken, { path, query, body }: Question): Promise<unknown> {
    const call = (value: string) =>
      ask({ path, query: { access_token: value, ...query }, ...(body ? { body } : {}) })
    const first = await token()
    const answer = await call(first)

    return isTokenRefused(codeOf(answer)) ? call(await token(first)) : answer
  }

  return { ask, askWith, read }
}
