import type { Endpoint } from '@residency/contract/kernel'
import type { Reply } from '../server/open-server.ts'

// What a program says of itself: stacks, database messages, places in files.
const INSIDES =
  /\n\s+at |node_modules|\.[cm]?[jt]s:\d+|violates|syntax error|SQLSTATE|duplicate key|ECONN|Unexpected token|is not a function/

/** What is wrong with an answer of any call; undefined if nothing is. */
export function faultOf(e: Endpoint, reply: Reply): string | undefined {
  const answer = `${reply.status} ${reply.body.toString('utf8').slice(0, 300)}`
  if (reply.status >= 500) return answer
  if (reply.status < 400 && e.answer === 'binary') return undefined
  if (reply.status === 204 && e.mayBeEmpty)
    return reply.body.length === 0 ? undefined : `a body with 204: ${answer}`
  if (!String(reply.headers['content-type']).startsWith('application/json'))
    return `no envelope: ${answer}`
  if (typeof reply.code !== 'string' || typeof reply.msg !== 'string' || reply.data === undefined)
    return `no envelope: ${answer}`
  if (reply.status < 400)
    return reply.code === '00000' ? undefined : `a success with another code: ${answer}`
  if (reply.code === '00000' || reply.data !== null)
    return `a refusal that looks like a success: ${answer}`
  if (INSIDES.test(reply.body.toString('utf8'))) return `speaks of its insides: ${answer}`

  return undefined
}

export const callName = (e: Endpoint) => `${e.method} ${e.path}`

/** Runs `work` over all items, a few at once; answers in order. */
export async function fewAtOnce<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = new Array(items.length)
  let next = 0
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at]!)
  }

  await Promise.all(Array.from({ length: width }, worker))

  return results
}
