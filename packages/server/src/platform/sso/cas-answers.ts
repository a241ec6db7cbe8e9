import { SaxesParser } from 'saxes'

const CAS = 'http://www.yale.edu/tp/cas'
const SAML_PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'

/** An element by its path of local names: 'serviceResponse/authenticationSuccess/user'. */
type Leaf = { path: string; text: string }

/**
 * The elements of one namespace with their texts, in order; null if it is not XML, or XML with a
 * document type.
 */
function readLeaves(xml: string, namespace: string): Leaf[] | null {
  const parser = new SaxesParser({ xmlns: true })
  const leaves: Leaf[] = []
  const open: { name: string; text: string }[] = []
  let isSound = true

  parser.on('error', () => {
    isSound = false
  })
  // a document type can define entities, which neither CAS nor SAML needs
  parser.on('doctype', () => {
    isSound = false
  })

  parser.on('opentag', ({ uri, local }) => {
    open.push({ name: uri === namespace ? local : `{${uri}}${local}`, text: '' })
    if (open.length > 20) isSound = false
  })

  const add = (text: string) => {
    const last = open.at(-1)
    if (last) last.text += text
  }

  parser.on('text', add)
  parser.on('cdata', add)

  parser.on('closetag', () => {
    leaves.push({
      path: open.map((element) => element.name).join('/'),
      text: open.pop()?.text.trim() ?? '',
    })
  })

  try {
    parser.write(xml).close()
  } catch {
    return null
  }

  return isSound ? leaves : null
}

export type CasAnswer =
  | { user: string; attributes: Readonly<Record<string, string[]>> }
  | { refused: string }

/** The answer of /p3/serviceValidate (CAS protocol 3.0, appendix A). */
export function readCasAnswer(xml: string): CasAnswer {
  const leaves = readLeaves(xml, CAS)
  const success = 'serviceResponse/authenticationSuccess'
  const users = leaves?.filter(({ path }) => path === `${success}/user`) ?? []
  const isRefused =
    leaves?.some(({ path }) => path === 'serviceResponse/authenticationFailure') ?? true
  if (!leaves || isRefused || users.length !== 1 || users[0]?.text === '')
    return { refused: leaves ? 'cas_failure' : 'cas_unreadable' }

  const attributes: Record<string, string[]> = Object.create(null)

  for (const { path, text } of leaves) {
    const name = path.startsWith(`${success}/attributes/`)
      ? path.slice(success.length + '/attributes/'.length)
      : ''
    if (name && !name.includes('/')) attributes[name] = [...(attributes[name] ?? []), text]
  }

  return { user: users[0]!.text, attributes }
}

/** The service ticket of a CAS logout request; null if it names none. */
export function readLogoutRequest(xml: string): string | null {
  const named =
    readLeaves(xml, SAML_PROTOCOL)?.filter(({ path }) => path === 'LogoutRequest/SessionIndex') ??
    []

  return named.length === 1 ? named[0]!.text || null : null
}
