import { createRequire } from 'node:module'

export const swc = createRequire(import.meta.url)('@swc/core')
const parseSync = swc.parseSync

/** The syntax tree of a TypeScript file; JSX is read in .tsx files only, where `<T>` is never a cast. */
export const treeOf = (file, source) => parseSync(source, { syntax: 'typescript', target: 'es2022', tsx: file.endsWith('.tsx') })

/** Calls `visit` with every node of a tree, from the top. */
export function eachNode(node, visit) {
  if (Array.isArray(node)) for (const child of node) eachNode(child, visit)
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node)
    for (const child of Object.values(node)) if (child !== null && typeof child === 'object') eachNode(child, visit)
  }
}

/** Every module a file names: imports, re-exports, types by `import('…')`, and dynamic imports apart. */
export function importsOf(file, source) {
  const found = { fixed: new Set(), dynamic: new Set() }
  eachNode(treeOf(file, source), (node) => {
    if (/^(Import|ExportAll|ExportNamed)Declaration$/.test(node.type) && node.source) found.fixed.add(node.source.value)
    if (node.type === 'TsImportType') found.fixed.add(node.argument.value)
    if (node.type === 'CallExpression' && node.callee.type === 'Import') {
      const given = node.arguments[0]?.expression
      if (given?.type === 'StringLiteral') found.dynamic.add(given.value)
      else if (given?.type === 'TemplateLiteral' && given.expressions.length === 0) found.dynamic.add(given.quasis[0].raw)
    }
  })
  return found
}
