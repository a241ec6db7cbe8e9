import { type Plugin, parseSync } from 'vite'

const CONTRACT = /[\\/]packages[\\/]contract[\\/]src[\\/].*\.ts$/
const LITERALS = new Set(['Literal', 'TemplateLiteral'])

type Node = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The properties `summary: '…'` below a node. */
function findSummaries(node: Node): Node[] {
  if (node.type === 'Property' && isNode(node.key) && isNode(node.value))
    if (node.key.name === 'summary' && LITERALS.has(node.value.type)) return [node]

  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => findSummaries(child))
}

/**
 * What a call does is said in the document of the interface, which the server makes: the browser
 * loads no such sentence.
 */
export const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!CONTRACT.test(id) || !code.includes('summary:')) return null

    const { program } = parseSync(id, code)
    const summaries = findSummaries(program as unknown as Node)
    if (summaries.length === 0) return null

    // the last first: positions before it stay
    const shortened = summaries.toReversed().reduce((text, { start, end }) => {
      const hasComma = text[end] === ','
      return text.slice(0, start) + text.slice(hasComma ? end + 1 : end)
    }, code)

    return { code: shortened, map: null }
  },
})
