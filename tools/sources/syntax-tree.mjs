import { parseSync } from 'oxc-parser'

/**
 * The program of a TypeScript file as ESTree; `start` and `end` of its nodes are offsets in the
 * text.
 */
export const programOf = (file, source) => parseSync(file, source).program

/**
 * Calls `visit` with every node below `node` and its ancestors, the nearest last. The list of
 * ancestors is one array for all calls: a copy for each node would take longer than all rules
 * together.
 */
export function eachBelow(node, visit, above = []) {
  visit(node, above)
  above.push(node)

  for (const key in node) {
    const child = node[key]
    if (Array.isArray(child)) {
      for (const one of child) if (typeof one?.type === 'string') eachBelow(one, visit, above)
    } else if (typeof child?.type === 'string') eachBelow(child, visit, above)
  }

  above.pop()
}

/**
 * Every module a file names: imports, re-exports, dynamic imports, types by `import('…')`;
 * undefined if it cannot be parsed.
 */
export function importsOf(file, source) {
  const parsed = parseSync(file, source)
  if (parsed.errors.length) return undefined

  const { module } = parsed
  const names = new Set(module.staticImports.map((one) => one.moduleRequest.value))

  for (const { entries } of module.staticExports)
    for (const one of entries) if (one.moduleRequest) names.add(one.moduleRequest.value)

  // The module record contains neither types nor declared modules; the tree is slower and is read
  // only where they may occur.
  if (!/\bimport\s*\(|\bdeclare module\b/.test(source)) return names

  eachBelow(parsed.program, (node) => {
    if (!/^(TSImportType|ImportDeclaration|ImportExpression)$/.test(node.type)) return

    const { source: named } = node

    if (typeof named.value === 'string') names.add(named.value)
    else if (named.type === 'TemplateLiteral' && named.expressions.length === 0)
      names.add(named.quasis[0].value.raw)
  })

  return names
}
