/** What a field of a template message shows. */
const SOURCES = ['text', 'time', 'title'] as const
type Source = (typeof SOURCES)[number]
export type TemplateField = { name: string; source: Source }

/**
 * Longest value by the type that a field's name begins with (`thing1`, `time3`); older templates
 * (`keyword1`) have no limit.
 */
const LONGEST: Readonly<Record<string, number>> = {
  thing: 20,
  phrase: 5,
  name: 10,
  const: 20,
  short_thing: 5,
  character_string: 32,
  time: 32,
}

const LONGEST_OLD = 200

/** Reads `thing1:text,time2:time`; null if it is not written like that. */
export function readTemplateFields(written: string): TemplateField[] | null {
  const fields = written.split(',').map((part) => /^\s*(\w{1,32}):(\w+)\s*$/.exec(part))
  const read = fields.map((match) => ({ name: match?.[1] ?? '', source: match?.[2] as Source }))
  return read.every((field) => field.name && SOURCES.includes(field.source)) ? read : null
}

/**
 * A value as long as WeChat accepts it in this field; a longer one is refused with 47003 as a
 * whole.
 */
function fitted(name: string, value: string) {
  const longest = LONGEST[name.replace(/\d+$/, '')] ?? LONGEST_OLD
  const signs = [...value.replace(/\s+/g, ' ').trim()]
  return signs.length <= longest ? signs.join('') : `${signs.slice(0, longest - 1).join('')}…`
}

/** The `data` of a template message. */
export const templateData = (
  fields: readonly TemplateField[],
  values: Readonly<Record<Source, string>>,
) =>
  Object.fromEntries(
    fields.map(({ name, source }) => [name, { value: fitted(name, values[source]) }]),
  )
