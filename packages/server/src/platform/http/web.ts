import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { API_PREFIX } from '@residency/contract/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export const WEB_BASE = '/medical/'

/** The login pages are a separate entry, so that they load before the application. */
const LOGIN_PAGES = [
  'login',
  'login/teacher',
  'login/student',
  'login/sso',
  'sign/stu/login',
  'sign/cooperation/login',
]

/** Build sources and hidden files that must not be served. */
const NEVER_SERVED = /\.map$|\/\./

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * Replaces the product's title in a document by the configured one (TITLE), also where the browser
 * code reads it.
 */
function underTitle(html: string, title: string): string {
  const product = /<title>([^<]*)<\/title>/.exec(html)?.[1]
  const renamed = product ? html.replaceAll(product, () => escaped(title)) : html
  return renamed.replace(
    '</title>',
    () => `</title><meta name="application-name" content="${escaped(title)}" />`,
  )
}

/**
 * Whether an address below /medical/ is that of a built file, perhaps a missing one. Only the first
 * level is read: four thousand scripts and texts are below `assets`.
 */
function addressesOf(folder: string): (path: string) => boolean {
  const entries = readdirSync(folder, { withFileTypes: true })
  const files = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name))
  const folders = new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name))

  return (path) => {
    const [first = '', ...rest] = path.split('/')
    return rest.length === 0 ? files.has(first) : folders.has(first)
  }
}

/**
 * Serves the built web client below /medical/; every page address answers with one of its two
 * documents.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder = join(import.meta.dirname, '../../web/dist'),
  title?: string,
) {
  app.get('/', (_req, reply) => reply.redirect(WEB_BASE))
  app.get('/medical', (_req, reply) => reply.redirect(WEB_BASE))
  if (!existsSync(folder)) return

  await app.register(fastifyStatic, {
    root: folder,
    // The files are answered by the route below: a route for each of a thousand files would take a
    // tenth of a start.
    serve: false,
    preCompressed: true,
    index: false,
    allowedPath: (path) => !NEVER_SERVED.test(path),
    setHeaders(reply, path) {
      // asset names contain their hash; documents must be revalidated
      reply.header(
        'cache-control',
        /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })

  const serve = (url: string, answer: (req: FastifyRequest, reply: FastifyReply) => unknown) =>
    app.route({ method: ['GET', 'HEAD'], url, handler: async (req, reply) => answer(req, reply) })

  const documentOf = (name: string) => {
    if (title === undefined) return (reply: FastifyReply) => reply.sendFile(name)

    const html = underTitle(readFileSync(join(folder, name), 'utf8'), title)
    return (reply: FastifyReply) =>
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
  }

  const [sendLogin, sendApplication] = [documentOf('login.html'), documentOf('index.html')]

  for (const path of LOGIN_PAGES) serve(`${WEB_BASE}${path}`, (_req, reply) => sendLogin(reply))

  serve(WEB_BASE, (_req, reply) => sendApplication(reply))

  const isFile = addressesOf(folder)

  serve(`${WEB_BASE}*`, (req, reply) => {
    const path = req.url.split('?')[0]!
    const file = (req.params as { '*': string })['*']
    if (NEVER_SERVED.test(path) || NEVER_SERVED.test(`/${file}`)) return reply.callNotFound()
    if (isFile(file)) return reply.sendFile(file)

    if (path.startsWith(API_PREFIX) || /\.(js|css|json|svg|png|ico)$/.test(path))
      return reply.callNotFound()

    return sendApplication(reply)
  })
}
