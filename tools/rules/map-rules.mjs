// What ARCHITECTURE.md says about folders and areas, compared with rooms.mjs, area-order.mjs and
// the imports of the areas.
import { dirname, join } from 'node:path'
import { AREA_ORDER } from '../area-order.mjs'
import { FLOORS, TOP_FOLDERS } from '../checks/rooms.mjs'

const FILE = 'ARCHITECTURE.md'
const MAX_LINES = 140

/** The text between two headings of the document. */
const sectionOf = (text, heading) => text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''

/** The names in backticks of the first cells of a table. */
const firstCells = (text) =>
  [...text.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`([^`]+)\/`/g)].map(([, name]) => name),
  )

function folders({ textOf, complain }) {
  const text = textOf(FILE)
  if (text.trimEnd().split('\n').length > MAX_LINES)
    complain('map-size', FILE, `at most ${MAX_LINES} lines`)

  const parts = sectionOf(text, 'The folders').split(/^(?=`packages\/)/m)

  const compare = (part, expected, where) => {
    const named = firstCells(part ?? '')
    for (const name of expected)
      if (!named.includes(name)) complain('folder-not-named', FILE, `${where}${name}/ is not named`)

    for (const name of named)
      if (!expected.includes(name))
        complain('folder-unknown', FILE, `${where}${name}/ is not a folder of the project`)
  }

  compare(parts[0], TOP_FOLDERS, '')

  for (const [name, expected] of Object.entries(FLOORS)) {
    const part = parts.find((one) => one.startsWith(`\`packages/${name}/src/\``))
    compare(part, expected, `packages/${name}/src/`)
  }
}

/** The lines of the drawing from below: each a list of areas. */
function readDrawing(text) {
  const [, drawing = ''] =
    /```text\n([\s\S]*?)\n-{3}/.exec(sectionOf(text, 'The order of the areas')) ?? []
  return drawing
    .split('\n')
    .map((line) => line.split(/\s+/).filter(Boolean))
    .reverse()
}

/** The areas that the files of each area import on their own side. */
function importsOfAreas({ files, textOf }) {
  const imports = new Map(AREA_ORDER.map((area) => [area, new Set()]))
  for (const file of files) {
    const [, area] =
      /^packages\/(?:contract|server|web)\/src\/areas\/([^/]+)\/.*\.tsx?$/.exec(file) ?? []
    if (!area || /\.(test|spec)\.tsx?$/.test(file)) continue

    for (const [, target] of textOf(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const [, imported] =
        /\/src\/areas\/([^/]+)\//.exec(join(dirname(file), target).replaceAll('\\', '/')) ?? []
      if (imported && imported !== area) imports.get(area)?.add(imported)
    }
  }

  return imports
}

function order({ files, textOf, complain }) {
  const lines = readDrawing(textOf(FILE))
  const drawn = lines.flat()

  if (drawn.join(' ') !== AREA_ORDER.join(' '))
    complain(
      'drawing-of-areas',
      FILE,
      `the drawing read from below is not tools/area-order.mjs: ${AREA_ORDER.join(' ')}`,
    )

  const imports = importsOfAreas({ files, textOf })

  for (const line of lines)
    for (const area of line)
      for (const other of line)
        if (imports.get(area)?.has(other))
          complain('drawing-of-imports', FILE, `${area} uses ${other}, so they are not on one line`)
}

function areaList({ textOf, complain }) {
  const listed = [
    ...sectionOf(textOf(FILE), 'Areas').matchAll(/^\| \[(\w+)\]\(docs\/areas\/(\w+)\.md\) \|/gm),
  ].map(([, name]) => name)
  for (const area of AREA_ORDER)
    if (!listed.includes(area))
      complain('area-not-listed', FILE, `${area} is not in the table of areas`)
}

/** Folders that every area may have; a document does not list them. */
const SHARED_TOPICS = new Set(['home', 'home-cards'])

/**
 * The document of an area names every topic that the server has, and no folder that neither server
 * nor web has.
 */
function topics({ files, textOf, complain }) {
  const inArea = /^packages\/(server|web)\/src\/areas\/([^/]+)\/([^/]+)\//
  const known = new Map(AREA_ORDER.map((area) => [area, { server: new Set(), web: new Set() }]))

  for (const file of files) {
    const [, side, area, topic] = inArea.exec(file) ?? []
    if (topic && !SHARED_TOPICS.has(topic)) known.get(area)?.[side].add(topic)
  }

  for (const [area, { server, web }] of known) {
    const file = `docs/areas/${area}.md`
    const [, line = ''] = /^Topics: (.*)$/m.exec(textOf(file)) ?? []
    const named = [...line.replace(/\([^)]*\)/g, '').matchAll(/`([^`]+)`/g)].map(([, name]) => name)

    for (const topic of server)
      if (!named.includes(topic))
        complain('topic-not-named', file, `the line "Topics:" does not name ${topic}`)

    for (const name of named)
      if (!server.has(name) && !web.has(name))
        complain('topic-unknown', file, `${name} is no folder of ${area}`)
  }
}

export const mapRules = [folders, order, areaList, topics]
