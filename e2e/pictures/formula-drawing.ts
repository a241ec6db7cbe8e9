import { drawPdf } from '../../packages/server/src/platform/pdf/draw-pdf.ts'
import { pdfContent } from '../../packages/server/src/testing/files/pdf-content.ts'

/** Size of the picture: three times that of print, so that a dot or a bar has enough pixels. */
const SCALE = 3
const MARGIN = 4
const NOBODY = 0
type Matrix = readonly [number, number, number, number, number, number]

/** Two changes of coordinates, the second within the first. */
const within = (outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => [
  outer[0] * a + outer[2] * b,
  outer[1] * a + outer[3] * b,
  outer[0] * c + outer[2] * d,
  outer[1] * c + outer[3] * d,
  outer[0] * e + outer[2] * f + outer[4],
  outer[1] * e + outer[3] * f + outer[5],
]

type Shape = { path: string; matrix: Matrix }
const COMMANDS: Readonly<Record<string, string>> = { m: 'M', l: 'L', c: 'C', h: 'Z' }

/** The filled shapes among the commands of a PDF; there is no text in them. */
function shapesOf(commands: string): Shape[] {
  const shapes: Shape[] = []
  const outer: Matrix[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let path = ''

  for (const line of commands.split('\n')) {
    const words = line.trim().split(/\s+/)
    const command = words.pop() ?? ''
    if (command === 'q') outer.push(matrix)
    if (command === 'Q') matrix = outer.pop() ?? matrix
    if (command === 'cm') matrix = within(matrix, words.map(Number) as unknown as Matrix)

    if (command === 're') {
      const [x, y, width, height] = words.map(Number) as [number, number, number, number]
      path += `M${x} ${y}h${width}v${height}h${-width}Z`
    }

    if (command in COMMANDS) path += `${COMMANDS[command]}${words.join(' ')}`
    if (command === 'n') path = ''

    if (command === 'f' || command === 'f*') {
      shapes.push({ path, matrix })
      path = ''
    }
  }

  return shapes
}

/** What a printed sheet draws for a formula, as SVG with a size of its own. */
export async function formulaDrawing(formula: string): Promise<string> {
  const run = { text: formula, formula }

  const content = pdfContent(
    await drawPdf(
      { title: '公式', head: '', content: [{ text: [run as { text: string }] }] },
      NOBODY,
    ),
  )

  const drawn = /\/ActualText.*?BDC\n(.*?)\nEMC/s.exec(content)?.[1]
  if (!drawn) throw new Error(`The formula ${formula} was not drawn.`)

  const paths = shapesOf(drawn).map(
    ({ path, matrix }) => `<path d="${path}" transform="matrix(${matrix.join(' ')})"/>`,
  )

  return `<svg xmlns="http://www.w3.org/2000/svg" data-scale="${SCALE}" data-margin="${MARGIN}"><g>${paths.join('')}</g></svg>`
}
