/** One field of a record before and after; undefined if the log has no value. */
export type AuditChange = {
  field: string
  before: string | undefined
  after: string | undefined
  isChanged: boolean
}

export type AuditReading = { changes: AuditChange[]; facts: { field: string; value: string }[] }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Converts the database's snake_case field names. */
const plain = (field: string) =>
  field.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const fieldsOf = (value: unknown): Fields => {
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [plain(field), inner]))

  return value === undefined ? {} : { value }
}

const presentValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—'
  if (Array.isArray(value)) return value.length ? value.map(presentValue).join(', ') : '—'

  return isFields(value) ? JSON.stringify(value) : String(value)
}

/** The detail of an audit row in reading order: changed fields, unchanged fields, other facts. */
export function readDetail(detail: string): AuditReading {
  let read: unknown

  try {
    read = JSON.parse(detail)
  } catch {
    return { changes: [], facts: [{ field: 'detail', value: detail }] }
  }

  const { before, after, ...others } = isFields(read)
    ? read
    : { before: undefined, after: undefined, detail: read }
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]

  const changes = names.map((field): AuditChange => {
    const [oldValue, newValue] = [
      field in was ? presentValue(was[field]) : undefined,
      field in is ? presentValue(is[field]) : undefined,
    ]

    return {
      field,
      before: oldValue,
      after: newValue,
      isChanged: oldValue !== undefined && newValue !== undefined && oldValue !== newValue,
    }
  })

  return {
    changes: [
      ...changes.filter(({ isChanged }) => isChanged),
      ...changes.filter(({ isChanged }) => !isChanged),
    ],
    facts: Object.entries(others).map(([field, value]) => ({ field, value: presentValue(value) })),
  }
}

/** A record of the log with its label: `账号 12`. */
export const recordName = ({
  entityLabel,
  entityId,
}: {
  entityLabel: string | null
  entityId: string | number | null
}): string | null => entityLabel && [entityLabel, entityId].filter(Boolean).join(' ')

/** Whether the action was taken by the server itself; it is then shown instead of the address. */
export const isOfSystem = (ip: string | null) => ip === 'server'
