import { posix } from 'node:path'
import { readRules } from './style-rules.ts'

type Source = { file: string; text: string }
type Graph = ReadonlyMap<string, readonly string[]>

const { dirname, join } = posix

/** What the two documents of the product load first. */
const DOCUMENTS = ['main.tsx', 'app/root.tsx', 'areas/accounts/login/login.entry.tsx']
const FRAME = 'app/root.tsx'

/** Classes that say how something is, next to the one that says what it is. */
const IS_STATE = /^(is|has)-/

/** Every selector of every style sheet. */
const selectorsIn = (sources: readonly Source[]) =>
  sources
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, text }) => readRules(file, text))
    .flatMap(({ file, selector }) =>
      selector.split(/,(?![^(]*\))/).map((one) => ({ file, selector: one.trim() })),
    )

/** The style sheets with a selector that this finds, by the class that it finds in it. */
function sheetsByClass(sources: readonly Source[], pattern: RegExp) {
  const found = new Map<string, Set<string>>()

  for (const { file, selector } of selectorsIn(sources)) {
    const name = pattern.exec(selector)?.[1]
    if (name) found.set(name, (found.get(name) ?? new Set()).add(file))
  }

  return found
}

/** A selector that begins with a class, and one that is nothing else. */
const BEGINS_WITH_CLASS = /^\.([a-zA-Z][\w-]*)/
const IS_CLASS = /^\.([a-zA-Z][\w-]*)$/

/** The classes that a component gives its elements, as far as they are written as texts. */
function classesIn(text: string): string[] {
  const named = [...text.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)]

  const texts = named.flatMap(([, plain, code]) => {
    if (plain !== undefined) return [plain]

    const withoutCode = code!.replaceAll(/\$\{[^}]*\}/g, ' ')
    return [...withoutCode.matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, part]) => part!)
  })

  return texts.flatMap((words) => words.split(/\s+/)).filter((name) => !IS_STATE.test(name))
}

const STATIC = /^(?:import|export)\b(?! type)[^;'"]*?['"](\.[^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"](\.[^'"]+)['"]/g

/** The modules that each module imports in this way. */
const importsOf = (sources: readonly Source[], pattern: RegExp): Graph =>
  new Map(
    sources.map(({ file, text }) => [
      file,
      [...text.matchAll(pattern)].map(([, path]) => join(dirname(file), path!)),
    ]),
  )

/** A module with all that it brings along. */
function modulesOf(graph: Graph, file: string): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [file]

  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue

    found.add(next)
    open.push(...(graph.get(next) ?? []))
  }

  return found
}

/**
 * The style sheets that are there whenever an entry is shown: its own, those of the frame around a
 * page, and those that everything has which may open a part.
 */
function sheetsOfEntries(statics: Graph, dynamics: Graph) {
  const parts = [...dynamics.values()].flat().filter((file) => file.endsWith('.tsx'))
  const entries = [...new Set([...DOCUMENTS, ...parts])]
  const modules = new Map(entries.map((entry) => [entry, modulesOf(statics, entry)]))
  const sheetsIn = (entry: string) =>
    new Set([...modules.get(entry)!].filter((module) => module.endsWith('.css')))

  const opens = (other: string, entry: string) =>
    [...modules.get(other)!].some((module) => dynamics.get(module)?.includes(entry))

  const sheetsFor = (entry: string, below: readonly string[]): ReadonlySet<string> => {
    const own = sheetsIn(entry)
    if (DOCUMENTS.includes(entry)) return own
    if (entry.endsWith('.page.tsx')) return new Set([...own, ...sheetsIn(FRAME)])

    const around = entries
      .filter((other) => other !== entry && !below.includes(other) && opens(other, entry))
      .map((other) => sheetsFor(other, [...below, entry]))

    const [any = sheetsIn(FRAME), ...others] = around
    const always = [...any].filter((sheet) => others.every((sheets) => sheets.has(sheet)))

    return new Set([...own, ...always])
  }

  return entries.map((entry) => ({
    modules: modules.get(entry)!,
    sheets: sheetsFor(entry, []),
  }))
}

/**
 * Components whose class is styled in a sheet that is not there when they are shown: how they look
 * would depend on the pages that were opened before.
 */
export function findUnstyled(sources: readonly Source[]): string[] {
  const code = sources.filter(({ file }) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const styled = sheetsByClass(sources, BEGINS_WITH_CLASS)
  const used = new Map(code.map(({ file, text }) => [file, classesIn(text)]))
  const entries = sheetsOfEntries(importsOf(code, STATIC), importsOf(code, DYNAMIC))

  const missing = entries.flatMap(({ modules, sheets }) =>
    [...modules].flatMap((module) =>
      (used.get(module) ?? [])
        .map((name) => ({ name, homes: [...(styled.get(name) ?? [])] }))
        .filter(({ homes }) => homes.length > 0 && !homes.some((home) => sheets.has(home)))
        .map(({ name, homes }) => `${module}: .${name} is in ${homes.join(', ')}`),
    ),
  )

  return [...new Set(missing)].toSorted()
}

/** The area of a file; of what all areas share, nothing. */
const areaOf = (file: string) => /^areas\/([^/]+)\//.exec(file)?.[1] ?? ''

/**
 * Classes that sheets of two areas, or of an area and of what all share, style by themselves: one
 * page would look different once the other was opened.
 */
export const findStyledTwice = (sources: readonly Source[]): string[] =>
  [...sheetsByClass(sources, IS_CLASS)]
    .filter(([, files]) => new Set([...files].map(areaOf)).size > 1)
    .map(([name, files]) => `.${name} is in ${[...files].toSorted().join(', ')}`)
