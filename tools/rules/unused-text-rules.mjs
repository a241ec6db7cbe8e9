// Texts that no code names. A page that loses a button often leaves its text behind, which is then
// translated, loaded and reread for nothing.
import { eachBelow, programOf } from '../sources/syntax-tree.mjs'

const IS_BOOK = /^packages\/.*[/.]text\.tsx?$/
const IS_CODE = /^(packages|tools)\/.*\.(ts|tsx|mjs)$/
const IS_TEST = /\.test\.tsx?$/

/** The area whose pages alone use a book of theirs; other books are used anywhere. */
const areaOfPages = (file) => file.match(/^packages\/web\/src\/areas\/([^/]+)\//)?.[1]

/** Every word of the code, with the areas whose files have it; '' is what all areas share. */
function wordsOfCode(files, textOf) {
  const areas = new Map()

  for (const file of files) {
    if (!IS_CODE.test(file) || IS_BOOK.test(file) || IS_TEST.test(file)) continue

    const area = file.match(/\/areas\/([^/]+)\//)?.[1] ?? ''

    for (const word of new Set(textOf(file).match(/[A-Za-z_]\w*/g)))
      areas.set(word, (areas.get(word) ?? new Set()).add(area))
  }

  return areas
}

/** The names of the texts and groups of a book: `{ name, isTop }`. */
function namesInBook(program) {
  const names = []

  eachBelow(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.name !== 'book') return

    const top = new Set(node.arguments[0]?.properties)

    eachBelow(node, (inner) => {
      if (inner.type !== 'Property' || inner.key.type !== 'Identifier') return

      const { name } = inner.key
      const isText = /^(Array|Object)Expression$/.test(inner.value.type)

      if (isText && /^[a-z]\w*$/i.test(name)) names.push({ name, isTop: top.has(inner) })
    })
  })

  return names
}

/**
 * A text is used where its name is written in code; a text of an area's pages in code of this area
 * or in what all share. A name that code composes (`${component}Help`) is not found: it is written
 * out instead. Names in Chinese are values of data.
 */
export function unusedTexts(files, textOf) {
  const words = wordsOfCode(files, textOf)

  return files
    .filter((file) => IS_BOOK.test(file))
    .flatMap((file) => {
      const area = areaOfPages(file)

      const isUsed = ({ name, isTop }) => {
        const places = words.get(name)
        if (places === undefined) return false

        return area === undefined || !isTop || places.has(area) || places.has('')
      }

      return namesInBook(programOf(file, textOf(file)))
        .filter((text) => !isUsed(text))
        .map(({ name }) => ({ rule: 'word-unused', file, why: `no code names '${name}'` }))
    })
}
