import { type CasAnswer, readCasAnswer, readLogoutRequest } from './cas-answers.ts'
import {
  afterLogoutOf,
  badgeOf,
  type CasSettings,
  callbackOf,
  nameOf,
  type Provider,
} from './provider.ts'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 100_000

/** The claim that means the name CAS knows the person by, not one of its attributes. */
const USER = 'user'

async function validate(url: string): Promise<CasAnswer> {
  // a redirect would take the ticket to another address
  const reply = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const bytes = await reply.arrayBuffer()
  if (!reply.ok || bytes.byteLength > MAX_BYTES) return { refused: `cas_http_${reply.status}` }

  return readCasAnswer(new TextDecoder().decode(bytes))
}

/**
 * CAS 3.0. The service address carries our state: a ticket is valid for the attempt it was issued
 * for and for no other.
 */
export function openCas(settings: CasSettings): Provider {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString()
  const serviceOf = (state: string) => `${callbackOf(settings)}?${query({ state })}`
  const logout = `${settings.url}/logout?${query({ service: afterLogoutOf(settings) })}`

  return {
    begin: async (state) => `${settings.url}/login?${query({ service: serviceOf(state) })}`,
    async finish(state, answer) {
      const ticket = answer.get('ticket')
      if (!ticket || ticket.length > 512) return { refused: 'no_ticket' }

      const address = `${settings.url}/p3/serviceValidate?${query({ service: serviceOf(state), ticket })}`
      const read = await validate(address).catch(() => ({ refused: 'unreachable' }))
      if ('refused' in read) return read

      const { user, attributes } = read
      const badge = badgeOf(settings.claim === USER ? user : attributes[settings.claim])
      const name = nameOf(attributes.displayName?.[0] ?? attributes.cn?.[0] ?? attributes.name?.[0])

      return { badge, name, subject: user, loginKey: ticket, idToken: null }
    },
    // the ticket is known to CAS, the browser and us only: a caller who names it is believed, and
    // it ends one login
    async endedBy({ logoutRequest }) {
      const loginKey = logoutRequest ? readLogoutRequest(logoutRequest) : null
      return loginKey === null ? null : { subject: null, loginKey, once: null }
    },
    logoutUrl: () => logout,
    logoutUrlOf: async () => logout,
  }
}
