// The excerpts in CONTRIBUTING.md are lines of the files that they name: ```ts path/of/the/file. A
// line with … represents lines left out.
const FILE = 'CONTRIBUTING.md'
const MIN = 10

const linesOf = (text) => text.split('\n').map((line) => line.trim())

/** Whether the parts of an excerpt are in the file one after another, each as a whole. */
function isExcerpt(parts, lines) {
  let from = 0
  for (const part of parts) {
    const index = lines.findIndex(
      (_, start) => start >= from && part.every((line, place) => lines[start + place] === line),
    )
    if (index < 0) return false

    from = index + part.length
  }

  return true
}

function excerpts({ files, textOf, complain }) {
  const blocks = [...textOf(FILE).matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)]
  for (const [, path, text] of blocks) {
    if (!files.includes(path)) {
      complain('example-file', FILE, `${path} is not there`)
      continue
    }

    const parts = text.split(/^…$/m).map((part) => linesOf(part.replace(/^\n|\n$/g, '')))
    if (!isExcerpt(parts, linesOf(textOf(path))))
      complain('example-differs', FILE, `the excerpt is not what ${path} says`)
  }

  if (blocks.length < MIN)
    complain('example-missing', FILE, `only ${blocks.length} excerpts with a path`)
}

export const exampleRules = [excerpts]
