import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/**
 * Reads compose.yaml as a compose program does: shared parts merged, `values` in the place of its
 * variables.
 */
export function readCompose(file, values) {
  const text = readFileSync(file, 'utf8')

  const filled = text.replace(
    /(?<!\$)\$\{(\w+)(?::\?|:-([^}]*))?\}/g,
    (_, name, usual) => values[name] ?? usual ?? fail(name),
  )

  return parse(filled, { merge: true })
}

function fail(name) {
  throw new Error(`compose.yaml asks for ${name}.`)
}
