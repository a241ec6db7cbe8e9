/** An element of MathML: what `XmlNode` is, without its line. */
export type MathNode = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (MathNode | string)[]
}

/** A part of the expression has no form in the notation of the bank. */
class WithoutForm extends Error {}

const FUNCTIONS = new Set([
  'sin',
  'cos',
  'tan',
  'ln',
  'log',
  'lg',
  'exp',
  'lim',
  'max',
  'min',
  'sup',
  'inf',
  'det',
  'arg',
])

const OVER: Readonly<Record<string, string>> = {
  '\u00af': 'overline',
  '\u203e': 'overline',
  '\u0305': 'overline',
  '\u0304': 'bar',
  '^': 'hat',
  '\u02c6': 'hat',
  '\u0302': 'hat',
  '~': 'tilde',
  '\u02dc': 'tilde',
  '\u0303': 'tilde',
  '\u2192': 'overrightarrow',
  '\u20d7': 'vec',
  '\u02d9': 'dot',
  '\u0307': 'dot',
  '\u00a8': 'ddot',
  '\u0308': 'ddot',
  '\u23de': 'overbrace',
}

const UNDER: Readonly<Record<string, string>> = {
  _: 'underline',
  '\u0332': 'underline',
  '\u23df': 'underbrace',
}

/** Operators whose limits are written above and below them. */
const WITH_LIMITS = /^(?:[\u2211\u220f\u222b\u222e\u22c2\u22c3]|\\(?:lim|max|min|sup|inf))$/

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\backslash ',
  '{': '\\{',
  '}': '\\}',
  '#': '\\#',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
  '^': '\\hat{}',
  '~': '\\sim ',
  '\u2212': '-',
}

/** Signs that are heard and not seen: function application, times, plus, comma between indices. */
const UNSEEN = /[\u2061-\u2064\u200b-\u200d\ufeff]/g

function plainText(node: MathNode): string {
  return node.children
    .map((child) => (typeof child === 'string' ? child : plainText(child)))
    .join('')
}

function tokenText(node: MathNode): string {
  const text = plainText(node).replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim()
  // two formulas cannot be distinguished with a dollar sign inside one
  if (text.includes('$')) throw new WithoutForm()

  return text
}

const escapedTex = (text: string) =>
  [...text].map((character) => ESCAPES[character] ?? character).join('')

const isChinese = (text: string) => /\p{Script=Han}/u.test(text)
const asText = (text: string) => (text === '' ? '' : `\\text{${escapedTex(text)}}`)

function identifier(node: MathNode): string {
  const text = tokenText(node)
  if (isChinese(text)) return asText(text)
  if ([...text].length <= 1) return escapedTex(text)

  return FUNCTIONS.has(text) ? `\\${text} ` : `\\mathrm{${escapedTex(text)}}`
}

function number(node: MathNode): string {
  const text = tokenText(node)
  return isChinese(text) ? asText(text) : escapedTex(text.replaceAll(' ', ''))
}

function operator(node: MathNode): string {
  const text = tokenText(node)
  if (isChinese(text)) return asText(text)

  return FUNCTIONS.has(text) ? `\\${text} ` : escapedTex(text)
}

const elementsOf = (node: MathNode): MathNode[] =>
  node.children.filter((child): child is MathNode => typeof child !== 'string')

/** The elements below, of which there must be so many. */
function parts(node: MathNode, count: number): string[] {
  const below = elementsOf(node)
  if (below.length !== count) throw new WithoutForm()

  return below.map(tex)
}

const joined = (node: MathNode) => elementsOf(node).map(tex).join('')
const isOneToken = (text: string) => [...text].length === 1 || /^\\[a-z]+$/i.test(text)

/** What an index belongs to, in braces where it is more than one sign. */
const base = (text: string) => (isOneToken(text) ? text : `{${text}}`)

function over(node: MathNode): string {
  const [inner, mark] = parts(node, 2) as [string, string]
  const command = OVER[tokenText(elementsOf(node)[1]!)]
  if (command) return `\\${command}{${inner}}`

  return WITH_LIMITS.test(inner.trim()) ? `${inner}^{${mark}}` : `\\overset{${mark}}{${inner}}`
}

function under(node: MathNode): string {
  const [inner, mark] = parts(node, 2) as [string, string]
  const command = UNDER[tokenText(elementsOf(node)[1]!)]
  if (command) return `\\${command}{${inner}}`

  return WITH_LIMITS.test(inner.trim()) ? `${inner}_{${mark}}` : `\\underset{${mark}}{${inner}}`
}

function underOver(node: MathNode): string {
  const [inner, below, above] = parts(node, 3) as [string, string, string]
  if (WITH_LIMITS.test(inner.trim())) return `${inner.trim()}_{${below}}^{${above}}`

  return `\\overset{${above}}{\\underset{${below}}{${inner}}}`
}

function fenced(node: MathNode): string {
  const { open = '(', close = ')', separators = ',' } = node.attributes
  const signs = [...separators.replaceAll(/\s/g, '')]

  const inside = elementsOf(node).map((child, index) => {
    const sign = index === 0 ? '' : (signs[index - 1] ?? signs.at(-1) ?? '')
    return escapedTex(sign) + tex(child)
  })

  return `\\left${delimiter(open)}${inside.join('')}\\right${delimiter(close)}`
}

const delimiter = (sign: string) => (sign.trim() === '' ? '.' : escapedTex(sign.trim()))

function table(node: MathNode): string {
  const rows = elementsOf(node).map((row) => {
    if (row.name !== 'mtr') throw new WithoutForm()
    return elementsOf(row).map(tex).join(' & ')
  })

  return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`
}

/** Indices after the base, then those before it. */
function multiscripts(node: MathNode): string {
  const [first, ...rest] = elementsOf(node)
  if (!first) throw new WithoutForm()

  const border = rest.findIndex(({ name }) => name === 'mprescripts')
  const after = border < 0 ? rest : rest.slice(0, border)
  const before = border < 0 ? [] : rest.slice(border + 1)

  const scripts = (mathNodes: readonly MathNode[]) => {
    if (mathNodes.length > 2) throw new WithoutForm()

    const [below, above] = mathNodes.map(tex)
    return `${below ? `_{${below}}` : ''}${above ? `^{${above}}` : ''}`
  }

  const leading = scripts(before)

  return `${leading === '' ? '' : `{}${leading}`}${base(tex(first))}${scripts(after)}`
}

function fraction(node: MathNode): string {
  const [above, below] = parts(node, 2)
  if (/^0+(\.0+)?[a-z%]*$/.test(node.attributes.linethickness ?? ''))
    return `{${above} \\atop ${below}}`

  return `\\frac{${above}}{${below}}`
}

function enclosed(node: MathNode): string {
  const notation = (node.attributes.notation ?? 'longdiv').trim()
  if (notation === 'box') return `\\boxed{${joined(node)}}`
  if (notation === 'radical') return `\\sqrt{${joined(node)}}`

  throw new WithoutForm()
}

/** The formula as its author typed it, where the expression carries it; else the expression. */
function semantics(node: MathNode): string {
  const [first, ...annotations] = elementsOf(node)
  const typed = annotations.find(({ attributes }) =>
    /^(application\/x-tex|TeX|LaTeX)$/i.test(attributes.encoding ?? ''),
  )
  const source = typed ? plainText(typed).replaceAll(/\s+/g, ' ').trim() : ''
  if (source !== '' && !source.includes('$')) return source

  return first ? tex(first) : ''
}

const FORMS: Readonly<Record<string, (node: MathNode) => string>> = {
  mi: identifier,
  mn: number,
  mo: operator,
  mtext: (node) => asText(tokenText(node)),
  ms: (node) => asText(tokenText(node)),
  mspace: () => '\\,',
  none: () => '',
  mfrac: fraction,
  msqrt: (node) => `\\sqrt{${joined(node)}}`,
  mroot: (node) => {
    const [inner, degree] = parts(node, 2)
    return `\\sqrt[${degree}]{${inner}}`
  },
  msup: (node) => {
    const [inner, above] = parts(node, 2) as [string, string]
    return `${base(inner)}^{${above}}`
  },
  msub: (node) => {
    const [inner, below] = parts(node, 2) as [string, string]
    return `${base(inner)}_{${below}}`
  },
  msubsup: (node) => {
    const [inner, below, above] = parts(node, 3) as [string, string, string]
    return `${base(inner)}_{${below}}^{${above}}`
  },
  mover: over,
  munder: under,
  munderover: underOver,
  mfenced: fenced,
  mtable: table,
  mmultiscripts: multiscripts,
  mphantom: (node) => `\\phantom{${joined(node)}}`,
  menclose: enclosed,
  semantics,
  math: joined,
  mrow: joined,
  mstyle: joined,
  mpadded: joined,
  mtd: joined,
}

function tex(node: MathNode): string {
  const form = Object.hasOwn(FORMS, node.name) ? FORMS[node.name] : undefined
  if (!form) throw new WithoutForm()

  return form(node)
}

/**
 * An expression of MathML as a formula of the bank (KaTeX between dollars); null where a part of it
 * has no such form.
 */
export function formulaOfMath(node: MathNode): string | null {
  try {
    const source = tex(node).replaceAll(/\s+/g, ' ').trim()
    return source === '' ? '' : `$${source}$`
  } catch (e) {
    if (e instanceof WithoutForm) return null
    throw e
  }
}
