import { formulaOfMath, type MathNode } from '../markup/mathml.rules.ts'
import { childOf, childrenOf, isNode, textOf, type XmlNode } from '../markup/xml-tree.rules.ts'

// Formulas of Word are written as MathML, for which there is one way to the notation of the bank.
const node = (
  name: string,
  children: (MathNode | string)[],
  attributes: MathNode['attributes'] = {},
): MathNode => ({
  name,
  attributes,
  children,
})

const token = (name: string, text: string) => node(name, [text])

const row = (children: readonly MathNode[]) =>
  children.length === 1 ? children[0]! : node('mrow', [...children])

/** The value of a property, such as the sign of an accent. */
function property(element: XmlNode, name: string): string | undefined {
  return childOf(childOf(element, `${element.name}Pr`), name)?.attributes.val
}

/** Digits, letters and signs of a run, each as what it is. */
function runTokens(element: XmlNode): MathNode[] {
  const text = childrenOf(element, 't').map(textOf).join('')
  if (childOf(childOf(element, 'rPr'), 'nor')) return text === '' ? [] : [token('mtext', text)]

  const tokens = text.match(/\d+(?:\.\d+)?|\p{Script=Han}+|[A-Za-z]{2,}|\S/gu) ?? []

  return tokens.map((part) => {
    if (/^\d/.test(part)) return token('mn', part)
    if (/^\p{Script=Han}/u.test(part)) return token('mtext', part)

    return token(/^\p{L}/u.test(part) ? 'mi' : 'mo', part)
  })
}

const part = (element: XmlNode, name: string): MathNode => row(inside(childOf(element, name)))

const inside = (element: XmlNode | undefined): MathNode[] =>
  (element?.children ?? []).filter(isNode).flatMap(converted)

function withIndices(base: MathNode, below: MathNode | null, above: MathNode | null): MathNode {
  if (below && above) return node('msubsup', [base, below, above])
  if (below) return node('msub', [base, below])

  return above ? node('msup', [base, above]) : base
}

function large(element: XmlNode): MathNode[] {
  const sign = token('mo', property(element, 'chr') ?? '\u222b')
  const [below, above] = ['sub', 'sup'].map((name) => inside(childOf(element, name)))
  return [
    withIndices(
      sign,
      below!.length > 0 ? row(below!) : null,
      above!.length > 0 ? row(above!) : null,
    ),
    part(element, 'e'),
  ]
}

function fenced(element: XmlNode): MathNode[] {
  const attributes = {
    open: property(element, 'begChr') ?? '(',
    close: property(element, 'endChr') ?? ')',
    separators: property(element, 'sepChr') ?? '|',
  }

  return [
    node(
      'mfenced',
      childrenOf(element, 'e').map((child) => row(inside(child))),
      attributes,
    ),
  ]
}

function matrix(element: XmlNode): MathNode[] {
  const rows = childrenOf(element, 'mr').map((child) =>
    node(
      'mtr',
      childrenOf(child, 'e').map((cell) => node('mtd', inside(cell))),
    ),
  )

  return [node('mtable', rows)]
}

const accent = (element: XmlNode, usual: string) =>
  node('mover', [part(element, 'e'), token('mo', property(element, 'chr') ?? usual)])

const FORMS: Readonly<Record<string, (element: XmlNode) => MathNode[]>> = {
  r: runTokens,
  f: (element) => {
    const attributes: MathNode['attributes'] =
      property(element, 'type') === 'noBar' ? { linethickness: '0' } : {}
    return [node('mfrac', [part(element, 'num'), part(element, 'den')], attributes)]
  },
  sSup: (element) => [withIndices(part(element, 'e'), null, part(element, 'sup'))],
  sSub: (element) => [withIndices(part(element, 'e'), part(element, 'sub'), null)],
  sSubSup: (element) => [
    withIndices(part(element, 'e'), part(element, 'sub'), part(element, 'sup')),
  ],
  sPre: (element) => [
    node('mmultiscripts', [
      part(element, 'e'),
      node('mprescripts', []),
      part(element, 'sub'),
      part(element, 'sup'),
    ]),
  ],
  rad: (element) => {
    const degree = inside(childOf(element, 'deg'))
    return [
      degree.length > 0
        ? node('mroot', [part(element, 'e'), row(degree)])
        : node('msqrt', [part(element, 'e')]),
    ]
  },
  nary: large,
  d: fenced,
  m: matrix,
  func: (element) => [part(element, 'fName'), part(element, 'e')],
  limLow: (element) => [node('munder', [part(element, 'e'), part(element, 'lim')])],
  limUpp: (element) => [node('mover', [part(element, 'e'), part(element, 'lim')])],
  acc: (element) => [accent(element, '\u0302')],
  bar: (element) => {
    if (property(element, 'pos') === 'top')
      return [node('mover', [part(element, 'e'), token('mo', '\u00af')])]
    return [node('munder', [part(element, 'e'), token('mo', '_')])]
  },
  groupChr: (element) => {
    const isTop = property(element, 'pos') === 'top'
    const sign = token('mo', property(element, 'chr') ?? '\u23df')
    return [node(isTop ? 'mover' : 'munder', [part(element, 'e'), sign])]
  },
  eqArr: (element) => [
    node(
      'mtable',
      childrenOf(element, 'e').map((child) => node('mtr', [node('mtd', inside(child))])),
    ),
  ],
  borderBox: (element) => [node('menclose', [part(element, 'e')], { notation: 'box' })],
  box: (element) => inside(childOf(element, 'e')),
  phant: (element) => [node('mphantom', [part(element, 'e')])],
  oMath: inside,
}

/** Properties, breaks and marks of revisions that are no part of a formula. */
const UNSEEN = /Pr$|^(bookmarkStart|bookmarkEnd|proofErr|del|moveFrom)$/

function converted(element: XmlNode): MathNode[] {
  if (UNSEEN.test(element.name)) return []

  const form = Object.hasOwn(FORMS, element.name) ? FORMS[element.name] : undefined
  if (form) return form(element)

  return element.name === 'ins' || element.name === 'e' ? inside(element) : [node(element.name, [])]
}

/**
 * A formula of a Word document (`m:oMath`) in the notation of the bank; null where a part of it has
 * no such form.
 */
export const formulaOfWord = (element: XmlNode): string | null =>
  formulaOfMath(node('math', inside(element)))
