import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { API_PREFIX } from '@residency/contract/kernel'
import type { FastifyInstance } from 'fastify'

export const WEB_BASE = '/medical/'
/** The login pages are an entry of their own: they load before the application does. */
const LOGIN_PAGES = ['login', 'login/teacher', 'login/student', 'sign/stu/login', 'sign/cooperation/login']

/** Serves the built browser part below /medical/; every page address answers with one of its two documents. */
export async function serveWeb(app: FastifyInstance, folder = join(import.meta.dirname, '../../web/dist')) {
  app.get('/', (_req, reply) => reply.redirect(WEB_BASE))
  app.get('/medical', (_req, reply) => reply.redirect(WEB_BASE))
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    prefix: WEB_BASE,
    preCompressed: true,
    wildcard: false,
    index: false,
    setHeaders(reply, path) {
      // names of assets carry their hash; documents must be asked for again
      reply.header('cache-control', /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const page = (file: string) => (_req: unknown, reply: { sendFile(name: string): unknown }) => reply.sendFile(file)
  for (const path of LOGIN_PAGES) app.get(`${WEB_BASE}${path}`, page('login.html'))
  app.get(WEB_BASE, page('index.html'))
  app.get(`${WEB_BASE}*`, (req, reply) => {
    const path = req.url.split('?')[0]!
    if (path.startsWith(API_PREFIX) || /\/assets\/|\.(js|css|map|json|svg|png|ico)$/.test(path)) return reply.callNotFound()
    return reply.sendFile('index.html')
  })
}
