// Every text has words in both languages, and Chinese occurs only in text files. Server and web use
// everything the contract declares (wiring.mjs). No text is without code that names it.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withPlurals } from '../rules/plural-rules.mjs'
import { unusedTexts } from '../rules/unused-text-rules.mjs'
import { projectFiles } from '../sources/source-files.mjs'
import { eachBelow, programOf } from '../sources/syntax-tree.mjs'
import { textReader } from '../sources/text-reader.mjs'
import { checkWiring } from '../sources/wiring.mjs'

const HAN = /\p{Script=Han}/u

const MAY_HOLD_CHINESE =
  /([/.]text\.tsx?|\.demo\.ts|\.seed\.ts|\.gen\.ts|\.(test|spec)\.tsx?)$|\/src\/(data|testing)\/|^e2e\//

/** The text that a string, template, JSX text or regular expression of the code contains. */
function writtenText(node) {
  if (node.type === 'TemplateElement') return node.value.raw
  if (node.type === 'Literal') return node.regex?.pattern ?? node.value

  return node.type === 'JSXText' ? node.value : undefined
}

/**
 * Chinese in string, template and JSX text of code files; comments may quote the concept they
 * explain.
 */
function chineseLiterals(root, files) {
  const found = []
  for (const file of files.filter(
    (name) => /^(packages|e2e|bench)\/.*\.tsx?$/.test(name) && !MAY_HOLD_CHINESE.test(name),
  )) {
    const source = readFileSync(join(root, file), 'utf8')
    if (!HAN.test(source)) continue

    eachBelow(programOf(file, source), (node) => {
      const text = writtenText(node)
      if (typeof text === 'string' && HAN.test(text))
        found.push({
          rule: 'chinese-literal',
          file,
          why: `'${text.trim().slice(0, 30)}' belongs in text.ts or *.text.ts`,
        })
    })
  }

  return found
}

const IS_TEXT = /^packages\/.*([/.]text\.tsx?|notices\.seed\.ts)$/

/** English texts with a count before a plural: one of them would be "1 days". */
function bareCounts(root, files) {
  const found = []
  for (const file of files.filter((name) => IS_TEXT.test(name)))
    eachBelow(programOf(file, readFileSync(join(root, file), 'utf8')), (node) => {
      const text = writtenText(node)
      if (typeof text !== 'string' || HAN.test(text) || withPlurals(text) === text) return

      found.push({ rule: 'word-bare-count', file, why: `'${text}' is '${withPlurals(text)}'` })
    })

  return found
}

/**
 * All violations of the word rules below `root` as `{rule, file, why}`, with the number of items
 * checked.
 */
export function checkWords(root) {
  const files = projectFiles(root)
  const textOf = textReader(root)
  // The contract is TypeScript: read-words.mjs runs under tsx and prints its findings as JSON.
  const tsx = pathToFileURL(
    join(import.meta.dirname, '../../node_modules/tsx/dist/loader.mjs'),
  ).href

  const asked = spawnSync(
    process.execPath,
    ['--import', tsx, join(import.meta.dirname, '../sources/read-words.mjs'), root],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )

  if (asked.status !== 0) throw new Error(`The contract could not be loaded:\n${asked.stderr}`)

  const { found, figures, ...contract } = JSON.parse(asked.stdout)
  const literals = chineseLiterals(root, files)
  const little = Object.entries(figures).filter(([name, count]) => count === 0 && name !== 'flows')

  return {
    found: [
      ...found,
      ...literals,
      ...bareCounts(root, files),
      ...unusedTexts(files, textOf),
      ...checkWiring(files, textOf, contract),
      ...little.map(([name]) => ({
        rule: 'too-little',
        file: 'packages/contract',
        why: `no ${name} seen`,
      })),
    ],
    figures,
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { found, figures } = checkWords(resolve(import.meta.dirname, '../..'))
  for (const { rule, file, why } of found) console.log(`${rule}: ${file}: ${why}`)

  console.log(
    `${Object.entries(figures)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}; ${found.length} complaints`,
  )

  if (found.length) process.exitCode = 1
}
