// What an exported value of the contract is, and the inputs that an endpoint takes.
import { z } from 'zod'

export const isRecord = (value) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Names of all inputs of an endpoint, nested ones too. */
function inputNames(schema, names = new Set()) {
  if (Array.isArray(schema)) for (const part of schema) inputNames(part, names)
  else if (isRecord(schema))
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'properties') for (const name of Object.keys(value)) names.add(name)
      inputNames(key === 'properties' ? Object.values(value) : value, names)
    }

  return names
}

export const shapeNames = (shape) =>
  shape ? inputNames(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })) : new Set()

const isEndpoint = (value) =>
  isRecord(value) &&
  typeof value.method === 'string' &&
  typeof value.path === 'string' &&
  'access' in value

/** An exported endpoint, or those of an exported object (sheets, reviews). */
export function endpointsIn(value) {
  if (isEndpoint(value)) return [value]
  return isRecord(value) ? Object.values(value).filter(isEndpoint) : []
}

export const isFlow = (value) =>
  isRecord(value) && Array.isArray(value.states) && isRecord(value.actions)

export const isError = (value) =>
  isRecord(value) && typeof value.key === 'string' && typeof value.status === 'number'

export const isPermission = (value) =>
  typeof value === 'string' && /^[\w*]+:[\w*]+:[\w*]+$/.test(value)
