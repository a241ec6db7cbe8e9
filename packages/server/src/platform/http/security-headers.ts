import helmet from '@fastify/helmet'
import fastify from 'fastify'

/**
 * Sent with every answer over https, also when the trusted proxy says so; other names of the
 * hospital's domain are not touched.
 */
export const HSTS = { 'strict-transport-security': 'max-age=31536000' }

/**
 * Headers of every answer, computed once by helmet: computing them per answer cost as much as
 * reading a session. The CSP does not differ between answers.
 */
export async function securityHeaders(): Promise<Readonly<Record<string, string>>> {
  const app = fastify()

  await app.register(helmet, {
    // upgrade-insecure-requests would break a plain-http intranet, and so would HSTS, which is sent
    // over https only (below)
    hsts: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'sameorigin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        // antd inserts its styles at run time
        styleSrc: ["'self'", "'unsafe-inline'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
      },
    },
  })

  app.get('/', (_req, reply) => reply.send())

  const { headers } = await app.inject('/')

  await app.close()

  const own = new Set(['date', 'connection', 'content-length'])
  const written = Object.entries(headers).flatMap(([name, value]) =>
    own.has(name) ? [] : [[name, String(value)] as const],
  )
  if (!headers['content-security-policy']) throw new Error('helmet wrote no policy')

  return {
    ...Object.fromEntries(written),
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    'cache-control': 'no-store',
  }
}
