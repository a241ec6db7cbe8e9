// Applies the rules of tools/rules/code-rules.mjs to areas and web; CONTRIBUTING lists them (step
// `code`). A file with an exception that it does not need is reported too.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EXCEPTIONS } from '../rules/code-exceptions.mjs'
import { codeRules } from '../rules/code-rules.mjs'
import { ownersOf } from '../rules/migration-rules.mjs'
import { constantReader } from '../rules/screen-rules.mjs'
import { MIN_FILES, packageSources } from '../sources/source-files.mjs'
import { schemaValues } from '../sources/sql-values.mjs'
import { eachBelow, programOf } from '../sources/syntax-tree.mjs'
import { textReader } from '../sources/text-reader.mjs'

/** All states of all flows of the contract, and their initial states. */
function flowStates(files, textOf) {
  const known = { states: new Set(), initialStates: new Set() }
  for (const file of files.filter((name) => name.endsWith('.flow.ts')))
    eachBelow(programOf(file, textOf(file)), (node) => {
      if (node.type !== 'Property') return

      if (node.key.name === 'states' && node.value.type === 'ArrayExpression')
        for (const { value } of node.value.elements) known.states.add(value)
      if (node.key.name === 'initial') known.initialStates.add(node.value.value)
    })

  return known
}

/** The line of a place in a text, counted from 1. */
const lineOf = (text, at) => text.slice(0, at).split('\n').length

/** A rule that more files than these are excepted from is not what the code does. */
const MAX_EXCEPTIONS = 10

/** Rules with more exceptions than a rule may have, as violations. */
export const tooManyExceptions = (exceptions) =>
  Object.entries(exceptions)
    .filter(([, of]) => Object.keys(of).length > MAX_EXCEPTIONS)
    .map(([rule, of]) => ({
      rule: 'too-many-exceptions',
      file: 'tools/rules/code-exceptions.mjs',
      why: `${rule} has ${Object.keys(of).length}, at most ${MAX_EXCEPTIONS} are allowed`,
    }))

/** All violations in the code below `root` as `{rule, file, why}`. */
export function checkCode(root) {
  const files = packageSources(root)
  const textOf = textReader(root)
  const known = { ...flowStates(files, textOf), owners: ownersOf(root), schema: schemaValues(root) }
  const present = new Set(files)

  known.constantOf = constantReader((file) => (present.has(file) ? textOf(file) : undefined))

  const found = tooManyExceptions(EXCEPTIONS)
  const excused = new Set()

  for (const file of files) {
    if (!/^packages\/(server\/src\/areas|web\/src)\//.test(file)) continue

    const text = textOf(file)
    const program = programOf(file, text)

    for (const [rule, judge] of Object.entries(codeRules))
      judge(
        file,
        program,
        known,
        (node, why) => {
          if (EXCEPTIONS[rule]?.[file]) excused.add(`${rule} ${file}`)
          else found.push({ rule, file, why: `line ${lineOf(text, node.start)}: ${why}` })
        },
        text,
      )
  }

  for (const [rule, of] of Object.entries(EXCEPTIONS))
    for (const file of Object.keys(of))
      if (!excused.has(`${rule} ${file}`))
        found.push({
          rule: 'exception-unused',
          file,
          why: `needs no exception from ${rule} any more`,
        })

  if (known.states.size === 0 || files.length < MIN_FILES)
    found.push({
      rule: 'too-little',
      file: root,
      why: `${files.length} files, ${known.states.size} states seen`,
    })

  return { found, files: files.length }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { found, files } = checkCode(resolve(import.meta.dirname, '../..'))
  for (const { rule, file, why } of found) console.log(`${rule}: ${file}: ${why}`)

  console.log(`${files} files, ${found.length} complaints`)

  if (found.length) process.exitCode = 1
}
