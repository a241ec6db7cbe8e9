import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * How a client uses its connections: a new one for each request, or one that it keeps, with or
 * without a pause between requests.
 */
export type ClientKind =
  | 'connection per request'
  | 'kept connection'
  | 'kept connection with pauses'

const LONGEST_PAUSE_MS = 3500

/** What makes a client go elsewhere: the server is not ready, or is gone. */
const LEAVING = new Set<number | string>([503, 'ECONNREFUSED'])

/**
 * Sends one request; resolves with the status when the whole answer has arrived, or with the code
 * of the connection's fault.
 */
export function ask(url: string, agent: Agent | false): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', (error: Error & { code?: string }) =>
        resolve(error.code ?? error.message),
      )
    })
    request.once('error', (error: Error & { code?: string }) =>
      resolve(error.code ?? error.message),
    )
  })
}

/**
 * Clients that send requests to `url`, `count` of each kind, until they get 503 or are refused, or
 * until `leave` is called. None repeats a request. `answers` counts what came, by status or fault;
 * `ended` resolves when the last client has left.
 */
export function startClients(url: string, kinds: Partial<Record<ClientKind, number>>) {
  const answers: Record<string, number> = {}
  let isLeaving = false

  /**
   * Sends requests until the client has to leave; `pauseOf` gives the milliseconds before the next
   * one.
   */
  async function sendRequests(agent: Agent | false, pauseOf: (turn: number) => number) {
    for (let turn = 0; !isLeaving; turn++) {
      const answer = await ask(url, agent)
      answers[answer] = (answers[answer] ?? 0) + 1
      if (LEAVING.has(answer)) break

      await sleep(pauseOf(turn))
    }

    if (agent) agent.destroy()
  }

  const newAgent = () => new Agent({ keepAlive: true, maxSockets: 1 })
  // Different for each client and turn, and the same in every run.
  const pauseOf = (index: number) => (turn: number) =>
    (LONGEST_PAUSE_MS * ((index * 7 + turn * 3) % 10)) / 9

  const start: Record<ClientKind, (index: number) => Promise<void>> = {
    'connection per request': () => sendRequests(false, () => 0),
    'kept connection': () => sendRequests(newAgent(), () => 0),
    'kept connection with pauses': (index) => sendRequests(newAgent(), pauseOf(index)),
  }

  const clients = (Object.keys(kinds) as ClientKind[]).flatMap((kind) =>
    Array.from({ length: kinds[kind] ?? 0 }, (_, i) => start[kind](i)),
  )
  const ended = Promise.all(clients)

  return {
    answers,
    ended,
    async leave() {
      isLeaving = true
      await ended
    },
  }
}
