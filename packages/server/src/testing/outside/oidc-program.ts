import { createServer } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'
import { freePort } from '../server/free-port.ts'

export const CLIENT = { id: 'residency', secret: 'a-client-secret-of-tests-000001' }

/** Somebody at the provider: what the product may learn of them. */
type Person = { badge?: string | string[]; name?: string }

type Options = {
  /** Where browsers reach the product. */
  product: string
  people: Readonly<Record<string, Person>>
}

async function signingKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: crypto.randomUUID() }
}

/** A page on which a person of the provider's side says who they are. */
const PAGE = `<!doctype html><html lang="zh"><title>provider</title><main><h1>provider</h1>
<form method="post"><label>account <input name="account" autofocus></label><button>go on</button></form></main>`

const CONFIRM =
  '<button autofocus type="submit" form="op.logoutForm" value="yes" name="logout">end the session</button>'

const configurationOf = ({ product, people }: Options, keys: object[]): Configuration => ({
  clients: [
    {
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      redirect_uris: [`${product}/medical/login/sso`],
      post_logout_redirect_uris: [`${product}/medical/login`],
      backchannel_logout_uri: `${product}/medical/prod-api/api/v1/auth/sso/logout`,
      backchannel_logout_session_required: true,
    },
  ],
  jwks: { keys },
  cookies: { keys: ['a key of tests'] },
  pkce: { required: () => true },
  claims: { openid: ['sub', 'sid'], profile: ['name', 'employeeNumber'] },
  conformIdTokenClaims: false,
  // its own guard refuses to post notices to this machine
  fetch: (url, { dispatcher: _, ...options }: RequestInit & { dispatcher?: unknown } = {}) =>
    fetch(url, options),
  ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 3600 },
  findAccount: async (_ctx, id) => {
    const person = people[id]
    return (
      person && {
        accountId: id,
        claims: async () => ({ sub: id, name: person.name, employeeNumber: person.badge }),
      }
    )
  },
  interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
  // nobody is asked whether the product may know them: the hospital registered it
  async loadExistingGrant(ctx) {
    const { client, session, provider } = ctx.oidc
    const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! })

    grant.addOIDCScope('openid profile')
    await grant.save()

    return grant
  },
  features: {
    devInteractions: { enabled: false },
    backchannelLogout: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: async (ctx, form) => {
        ctx.body = `<!doctype html><html lang="zh"><title>provider</title><main><h1>logout</h1>${form}${CONFIRM}</main>`
      },
    },
  },
})

/**
 * The provider program `oidc-provider` on this machine, with one client and a page that asks who
 * somebody is.
 */
export async function startOidcProgram(options: Options) {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const make = async () => new Provider(issuer, configurationOf(options, [await signingKey()]))
  let provider = await make()

  const server = createServer(async (req, res) => {
    if (!req.url?.startsWith('/interaction/')) return provider.callback()(req, res)
    if (req.method !== 'POST') return res.setHeader('content-type', 'text/html').end(PAGE)

    let body = ''

    for await (const chunk of req) body += chunk

    const accountId = new URLSearchParams(body).get('account') ?? ''

    await provider.interactionFinished(
      req,
      res,
      { login: { accountId } },
      { mergeWithLastSubmission: false },
    )
  })

  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))

  return {
    issuer,

    /** New signing keys; the old ones are no longer published. */
    rotate: async () => {
      provider = await make()
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** A browser at the provider: follows redirects with its cookies until one leads to the product. */
export function aBrowserThere() {
  const jar = new Map<string, string>()

  const ask = async (url: string, form?: Record<string, string>) => {
    const reply = await fetch(url, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    })
    for (const set of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!
      if (value) jar.set(name!, value)
      else jar.delete(name!)
    }

    return reply
  }

  /**
   * Continues from `url` as `account`; returns the query that the product's page is opened with.
   */
  async function goOn(url: string, account: string): Promise<string> {
    let at = url
    for (let step = 0; step < 10; step++) {
      const isAsked = at.includes('/interaction/')
      const reply = await ask(at, isAsked ? { account } : undefined)
      const to = reply.headers.get('location')
      if (!to)
        throw new Error(
          `the provider answered ${reply.status}: ${(await reply.text()).slice(0, 400)}`,
        )

      at = new URL(to, at).href
      if (at.includes('/medical/login')) return new URL(at).search.slice(1)
    }

    throw new Error('the provider leads nowhere')
  }

  /** Ends the session at the provider as its page does, and returns where the browser is sent. */
  async function leave(url: string): Promise<string | null> {
    const page = await (await ask(url)).text()
    const form = { xsrf: /name="xsrf" value="([^"]+)"/.exec(page)![1]!, logout: 'yes' }
    return (await ask(new URL(/action="([^"]+)"/.exec(page)![1]!, url).href, form)).headers.get(
      'location',
    )
  }

  return { goOn, leave }
}
