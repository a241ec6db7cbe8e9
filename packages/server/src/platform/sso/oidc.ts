import { HOUR_MS } from '@residency/contract/kernel/day'
import * as client from 'openid-client'
import { explainRefusal } from './explain-refusal.ts'
import {
  afterLogoutOf,
  badgeOf,
  callbackOf,
  type Identity,
  type LoginRefusal,
  nameOf,
  type OidcSettings,
  type Provider,
} from './provider.ts'
import { openProviderKeys } from './provider-keys.ts'

const TIMEOUT_S = 10

/** The provider's addresses are read again after this; its keys whenever one is unknown. */
const METADATA_MS = HOUR_MS
const TOLERANCE_S = 30

/** Form post where the provider names it, else the protocol's default. */
const authentication =
  (secret: string): client.ClientAuth =>
  (as, metadata, body, headers) => {
    const posts = as.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    return (posts ? client.ClientSecretPost(secret) : client.ClientSecretBasic(secret))(
      as,
      metadata,
      body,
      headers,
    )
  }

async function discover(settings: OidcSettings) {
  const issuer = new URL(settings.issuer)

  const config = await client.discovery(
    issuer,
    settings.clientId,
    { client_secret: settings.clientSecret, [client.clockTolerance]: TOLERANCE_S },
    authentication(settings.clientSecret),
    {
      timeout: TIMEOUT_S,
      execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
    },
  )

  return { config, keys: openProviderKeys(config.serverMetadata(), settings.clientId, TOLERANCE_S) }
}

type Discovery = Awaited<ReturnType<typeof discover>>

/** Remembers what discovery found; while the provider is away, what is known stays in use. */
function rememberedDiscovery(settings: OidcSettings) {
  let known: Discovery | undefined
  let readAt = 0
  let asking: Promise<Discovery> | undefined

  const ask = () => {
    asking ??= discover(settings)
      .then((found) => {
        known = found
        readAt = performance.now()

        return found
      })
      .finally(() => {
        asking = undefined
      })

    return asking
  }

  return {
    now: () => known,
    open: async () => {
      if (known && performance.now() - readAt < METADATA_MS) return known
      return ask().catch((e: unknown) => {
        if (known) return known
        throw e
      })
    },
  }
}

/**
 * OpenID Connect: authorization code with PKCE, state and nonce; ID tokens are checked with the
 * provider's published keys. `secretOf` derives the nonce and the verifier of an attempt from its
 * state.
 */
export function openOidc(
  settings: OidcSettings,
  secretOf: (what: string, state: string) => string,
): Provider {
  const discovery = rememberedDiscovery(settings)

  const endSession = ({ config }: Discovery, more: Record<string, string>) =>
    config.serverMetadata().end_session_endpoint
      ? client.buildEndSessionUrl(config, {
          post_logout_redirect_uri: afterLogoutOf(settings),
          ...more,
        }).href
      : ''

  async function identify(
    state: string,
    answer: URLSearchParams,
  ): Promise<Identity | LoginRefusal> {
    const { config, keys } = await discovery.open()
    const cameTo = new URL(callbackOf(settings))

    cameTo.search = answer.toString()

    const tokens = await client.authorizationCodeGrant(config, cameTo, {
      pkceCodeVerifier: secretOf('verifier', state),
      expectedState: state,
      expectedNonce: secretOf('nonce', state),
      idTokenExpected: true,
    })

    const claims = tokens.claims()
    if (!tokens.id_token || !claims) return { refused: 'no_id_token' }

    await keys.checkIdToken(tokens.id_token)

    const isClaimed = claims[settings.claim] !== undefined
    const asksMore = !isClaimed && config.serverMetadata().userinfo_endpoint !== undefined
    const more = asksMore ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {}
    const every: Record<string, unknown> = { ...more, ...claims }

    return {
      badge: badgeOf(every[settings.claim]),
      name: nameOf(every.name),
      subject: claims.sub,
      loginKey: typeof claims.sid === 'string' ? claims.sid : null,
      idToken: tokens.id_token,
    }
  }

  return {
    async begin(state) {
      const { config } = await discovery.open()
      return client.buildAuthorizationUrl(config, {
        redirect_uri: callbackOf(settings),
        scope: settings.scope,
        state,
        nonce: secretOf('nonce', state),
        code_challenge: await client.calculatePKCECodeChallenge(secretOf('verifier', state)),
        code_challenge_method: 'S256',
      }).href
    },
    finish: (state, answer) => identify(state, answer).catch((e: unknown) => explainRefusal(e)),
    async endedBy({ logout_token: token }) {
      if (!token) return null

      const { keys } = await discovery.open()
      return keys.readLogoutToken(token)
    },
    logoutUrl() {
      const known = discovery.now()
      if (!known) discovery.open().catch(() => {}) // reported from the next call on

      return known ? endSession(known, {}) : ''
    },
    logoutUrlOf: (idToken) =>
      discovery
        .open()
        .then((known) => endSession(known, idToken ? { id_token_hint: idToken } : {}))
        .catch(() => ''),
  }
}
