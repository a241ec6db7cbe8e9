import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const LONGEST_MS = 2000

/**
 * How the server leaves: it says so (readiness), asks every client to close its connection with the answer it gets,
 * and only then stops listening, so that nobody's request falls into a connection that is just being closed.
 */
export function drainer(app: FastifyInstance) {
  let isDraining = false
  app.addHook('onSend', async (_req, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  const connections = () => new Promise<number>((done) => app.server.getConnections((_error, count) => done(count ?? 0)))
  return {
    isDraining: () => isDraining,
    async leave() {
      isDraining = true
      for (const until = Date.now() + LONGEST_MS; Date.now() < until && (await connections()) > 0; ) await sleep(50)
      await app.close()
    },
  }
}
export type Drainer = ReturnType<typeof drainer>
