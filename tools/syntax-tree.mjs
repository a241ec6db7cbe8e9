import { createRequire } from 'node:module'
import { parseSync as parseWithOxc } from 'oxc-parser'

export const swc = createRequire(import.meta.url)('@swc/core')
const parseSync = swc.parseSync

/** The syntax tree of a TypeScript file; JSX is read in .tsx files only, where `<T>` is never a cast. */
export const treeOf = (file, source) => parseSync(source, { syntax: 'typescript', target: 'es2022', tsx: file.endsWith('.tsx') })

/** Calls `visit` with every node of a tree, top down. */
export function eachNode(node, visit) {
  if (Array.isArray(node)) for (const child of node) eachNode(child, visit)
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node)
    for (const child of Object.values(node)) if (child !== null && typeof child === 'object') eachNode(child, visit)
  }
}

/** The program of a TypeScript file as ESTree; `start` and `end` of its nodes are offsets in the text. */
export const programOf = (file, source) => parseWithOxc(file, source).program

/** Calls `visit` with every node below `node` and its ancestors, the nearest last. */
export function eachBelow(node, visit, above = []) {
  visit(node, above)
  const next = [...above, node]
  for (const child of Object.values(node))
    for (const one of Array.isArray(child) ? child : [child]) if (typeof one?.type === 'string') eachBelow(one, visit, next)
}

/** Every module a file names: imports, re-exports, types by `import('…')`, and dynamic imports apart. */
export function importsOf(file, source) {
  const parsed = parseWithOxc(file, source)
  const { module } = parsed
  const found = { fixed: new Set(module.staticImports.map((one) => one.moduleRequest.value)), dynamic: new Set() }
  for (const { entries } of module.staticExports) for (const one of entries) if (one.moduleRequest) found.fixed.add(one.moduleRequest.value)
  // The module record contains neither types nor declared modules; the tree is slower and is read only where they may occur.
  if (!/\bimport\s*\(|\bdeclare module\b/.test(source)) return found
  eachBelow(parsed.program, (node) => {
    if (node.type === 'TSImportType' || node.type === 'ImportDeclaration') found.fixed.add(node.source.value)
    if (node.type !== 'ImportExpression') return
    if (typeof node.source.value === 'string') found.dynamic.add(node.source.value)
    else if (node.source.type === 'TemplateLiteral' && node.source.expressions.length === 0)
      found.dynamic.add(node.source.quasis[0].value.raw)
  })
  return found
}
