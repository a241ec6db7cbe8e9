import { fontRuns, MAIN_FONT } from './glyphs.ts'

/**
 * A typeset formula: what is inside its SVG, and its measures in em; `depth` is below the base
 * line.
 */
export type TypesetFormula = {
  source: string
  drawing: string
  viewBox: string
  width: number
  height: number
  depth: number
}

/** Macros that people use in questions and that the screen reads as text, too. */
const MACROS = { ce: ['\\mathrm{#1}', 1], degree: '^{\\circ}', lg: '\\operatorname{lg}' }
const UNITS_OF_EM = 1000

/** A formula higher than this, in em, leaves no room on a page. */
const HIGHEST = 40

type MathJax = typeof import('mathjax').default
let loading: Promise<MathJax> | undefined

/** The library that typesets, loaded by the first formula: 0.4 s and 50 MB. It needs no browser. */
async function loadLibrary(): Promise<MathJax> {
  const { default: library } = await import('mathjax')

  await library.init({
    loader: { load: ['input/tex', 'output/svg'] },
    // A mistake is reported instead of drawn. No source may load packages, or define what would
    // change the formulas after it.
    tex: {
      packages: { '[-]': ['autoload', 'require', 'newcommand', 'noundefined', 'noerrors'] },
      macros: MACROS,
    },
    svg: { fontCache: 'none' },
    output: { linebreaks: { inline: false } },
    startup: { typeset: false },
  })

  return library
}

/**
 * Chinese within a formula is text in the SVG: each run names the font that draws it, in the size
 * for which the library left room.
 */
const withFonts = (svg: string) =>
  svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) => {
    const place = /transform="[^"]*"/.exec(attributes)?.[0] ?? ''

    const runs = fontRuns(text, () => {}).map(
      (run) =>
        `<tspan font-family="${run.font === MAIN_FONT ? 'Sans' : run.font}">${run.text}</tspan>`,
    )

    return `<text ${place} font-family="Sans" font-size="${UNITS_OF_EM}">${runs.join('')}</text>`
  })

const SVG = /<svg [^>]*viewBox="(\S+ (\S+) (\S+) (\S+))"[^>]*>(.*)<\/svg>/s
const SHAPE = /<(path|rect|text) /

/** The SVG of a formula; null if the library gives up, as it does with thousands of braces. */
async function svgOf(library: MathJax, source: string): Promise<string | null> {
  // labels of the formulas before it
  library.texReset()
  try {
    return library.startup.adaptor.innerHTML(
      await library.tex2svgPromise(source, { display: false }),
    )
  } catch {
    return null
  }
}

/**
 * A formula of TeX as vector graphics; null if its source has a mistake, shows nothing, or does not
 * fit on a page.
 */
export async function typesetFormula(source: string): Promise<TypesetFormula | null> {
  loading ??= loadLibrary()

  const svg = await svgOf(await loading, source)
  const read = svg === null || svg.includes('data-mml-node="merror"') ? null : SVG.exec(svg)
  if (!read) return null

  const [top, width, wholeHeight] = [read[2], read[3], read[4]].map(
    (value) => Number(value) / UNITS_OF_EM,
  ) as [number, number, number]
  if (!SHAPE.test(read[5]!) || wholeHeight > HIGHEST) return null

  const drawing = withFonts(read[5]!)
    .replaceAll('stroke="currentColor"', 'stroke="none"')
    .replaceAll('"currentColor"', '"#1d2939"')

  return { source, drawing, viewBox: read[1]!, width, height: -top, depth: wholeHeight + top }
}
