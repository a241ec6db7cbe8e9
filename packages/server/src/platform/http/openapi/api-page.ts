import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { API_PREFIX } from '@residency/contract/kernel'
import type { FastifyInstance } from 'fastify'

const DOCUMENT = `${API_PREFIX}/v3/api-docs`
const PAGE = `${API_PREFIX}/doc.html`

const FILES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const

// The page's CSP forbids inline scripts, so its start script is a separate file.
const STARTER = `window.addEventListener('load', () => {
  SwaggerUIBundle({ url: '${DOCUMENT}', dom_id: '#page', deepLinking: true, docExpansion: 'none', filter: true, validatorUrl: null })
})
`

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="doc/swagger-ui.css">
</head>
<body>
<main id="page"></main>
<script src="doc/swagger-ui-bundle.js"></script>
<script src="doc/start.js"></script>
</body>
</html>
`

/**
 * Serves the OpenAPI document and a page to try the endpoints. The document is built on first
 * request, once, and cached.
 */
export function serveApiPage(app: FastifyInstance, describe: () => Promise<string>) {
  let document: Promise<string> | undefined

  app.get(DOCUMENT, async (_req, reply) => {
    document ??= describe().catch((error: unknown) => {
      document = undefined // A failed build is tried again by the next request.
      throw error
    })

    return reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(await document)
  })

  app.get(PAGE, (_req, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(HTML),
  )

  const own = `${API_PREFIX}/doc/`

  app.get(`${own}start.js`, (_req, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(STARTER),
  )

  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

  for (const [name, type] of Object.entries(FILES))
    app.get(`${own}${name}`, (_req, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type(type)
        .send(createReadStream(join(folder, name))),
    )
}
