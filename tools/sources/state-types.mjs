// The values that a CHECK of one column lists become the type of that column.
import { codeName } from '../rules/code-names.mjs'

const TABLE = /^create table (?<name>\w+) \((?<lines>[\s\S]*?)^\);?$/gm
const TEXTS = "(?<values>(?:'[^']*'::text(?:, )?)+)"
const ONE_OF = new RegExp(`CHECK \\(\\((?<column>\\w+) = ANY \\(ARRAY\\[${TEXTS}\\]\\)\\)\\)`)

/** Of a column of small numbers, such as a status. */
const NUMBER_OF = /CHECK \(\((?<column>\w+) = ANY \(ARRAY\[(?<values>\d+(?:, \d+)*)\]\)\)\)/

/** Of an array column; other conditions of the same CHECK may be before it, joined by AND. */
const SOME_OF = new RegExp(`CHECK \\((?!.* OR ).*\\((?<column>\\w+) <@ ARRAY\\[${TEXTS}\\]\\)`)

/** Of a schema as text: by `table.column` what `valuesOf` reads from a line of a table. */
function readColumns(schema, valuesOf) {
  const found = new Map()

  for (const { groups: table } of schema.matchAll(TABLE))
    for (const line of table.lines.split('\n')) {
      const { column, values } = valuesOf(line) ?? {}
      if (column) found.set(`${table.name}.${column}`, values)
    }

  return found
}

/** By `table.column` the texts that it can hold, for one value and for arrays of them. */
export const columnValues = (schema) =>
  readColumns(schema, (line) => {
    const check = ONE_OF.exec(line) ?? SOME_OF.exec(line)
    if (!check) return null

    const { column, values } = check.groups

    return { column, values: [...values.matchAll(/'([^']*)'::text/g)].map(([, text]) => text) }
  })

/** By `table.column` the whole numbers that it can hold. */
const columnNumbers = (schema) =>
  readColumns(schema, (line) => {
    const check = NUMBER_OF.exec(line)
    if (!check) return null

    const { column, values } = check.groups

    return { column, values: values.split(', ').map(Number) }
  })

const interfaceName = (table) =>
  table.replace(/(^|_)([a-z0-9])/g, (_, _line, letter) => letter.toUpperCase())

/**
 * Generated table types in which a column with listed values has the union of them in place of
 * `string` or `number`.
 */
export function withColumnValues(types, schema) {
  const unions = new Map()

  for (const [place, values] of [...columnValues(schema), ...columnNumbers(schema)]) {
    const [table, column] = place.split('.')
    unions.set(
      `${interfaceName(table)}.${codeName(column)}`,
      values.map((value) => JSON.stringify(value)).join(' | '),
    )
  }

  const used = new Set()

  const typeColumn = (place, line) => {
    const union = unions.get(place)
    if (!union) return line

    used.add(place)

    return line.replace(/\b(?:string|number)(\[\])?/, (_, isArray) =>
      isArray ? `(${union})[]` : union,
    )
  }

  const text = types.replace(/^export interface (\w+) \{\n[\s\S]*?^\}/gm, (whole, name) =>
    whole.replace(/^ {2}(\w+): .*;$/gm, (line, column) => typeColumn(`${name}.${column}`, line)),
  )

  const unused = [...unions.keys()].filter((place) => !used.has(place))
  if (unused.length) throw new Error(`No column in the generated types for ${unused.join(', ')}`)

  return text
}
