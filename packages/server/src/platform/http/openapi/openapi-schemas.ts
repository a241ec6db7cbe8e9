import { z } from 'zod'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy with every `$ref` mapped by `move`, and fixes for readers of the document. */
function rewritten(value: unknown, move: (ref: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => rewritten(item, move))
  if (!isObject(value)) return value
  if (typeof value.$ref === 'string') return { $ref: move(value.$ref) }

  const copy = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, rewritten(inner, move)]),
  )

  // Arrays of anything and tuples: readers of the document require `items`. A tuple is bounded by
  // its length instead of `items: false`.
  if (copy.type === 'array' && !copy.items) {
    if (Array.isArray(copy.prefixItems)) copy.minItems = copy.maxItems = copy.prefixItems.length
    copy.items = {}
  }

  // zod's safe-integer bounds are noise
  if (copy.maximum === Number.MAX_SAFE_INTEGER) delete copy.maximum
  if (copy.minimum === Number.MIN_SAFE_INTEGER) delete copy.minimum

  return copy
}

/**
 * Converts zod shapes into JSON Schemas of one document. Shapes are inlined; recursive ones (trees)
 * become components under the requested name.
 */
export function jsonSchemas() {
  const components: Json = {}

  const schemaOf = (shape: z.ZodType, io: 'input' | 'output', name: string): Json => {
    const {
      $schema: _,
      $defs,
      ...root
    } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json

    const containsItself = JSON.stringify([root, $defs ?? {}]).includes('"$ref":"#"')

    const move = (ref: string) =>
      ref === '#'
        ? `#/components/schemas/${name}`
        : ref.replace('#/$defs/', `#/components/schemas/${name}_`)

    for (const [def, schema] of Object.entries(($defs as Json | undefined) ?? {}))
      components[`${name}_${def}`] = rewritten(schema, move)

    const own = rewritten(root, move) as Json
    if (!containsItself) return own

    components[name] = own

    return { $ref: `#/components/schemas/${name}` }
  }

  return { schemaOf, components }
}
