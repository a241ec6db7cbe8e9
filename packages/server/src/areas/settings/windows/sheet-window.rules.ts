import { isDay } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'

const MINUTE = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T](\d{1,2}):(\d\d)(?::(\d\d))?)?$/
const two = (part: string) => part.padStart(2, '0')

/**
 * A day or minute of a sheet as an instant in Shanghai. A day starts at midnight and ends with its
 * last second; a minute ends with its last second.
 */
export function instantOf(text: string, edge: 'start' | 'end'): Date | null {
  const found = MINUTE.exec(text.trim())
  if (!found) return null

  const [, year, month, day, hour, minute, second] = found as unknown as [
    string,
    string,
    string,
    string,
    string?,
    string?,
    string?,
  ]

  const last = edge === 'end' ? '59' : '00'
  const writtenSecond = second === '00' || second === '' ? undefined : second
  const wholeDay = edge === 'end' ? '23:59:59' : '00:00:00'

  const time = hour === undefined ? wholeDay : `${two(hour)}:${minute}:${writtenSecond ?? last}`

  const written = `${year}-${two(month)}-${two(day)}`
  const at = new Date(`${written}T${time}+08:00`)
  // an hour of 24 is midnight of the next day
  const isSame = isDay(written) && !Number.isNaN(at.getTime()) && dayInChina(at) === written

  return isSame && year >= '2000' && year <= '2100' ? at : null
}

export type WindowPeriod = {
  name: string
  year: number | null
  batch: string
  roleIds: readonly number[]
  startsAt: Date
  endsAt: Date
  status: number
}

/** Whether two windows overlap: the same rule as the constraint `time_windows_apart`. */
export function overlaps(a: WindowPeriod, b: WindowPeriod): boolean {
  if (a.status !== 1 || b.status !== 1 || a.name !== b.name || a.batch !== b.batch) return false
  if (a.year !== null && b.year !== null && a.year !== b.year) return false

  const isForAll = a.roleIds.length === 0 || b.roleIds.length === 0
  if (!isForAll && !a.roleIds.some((id) => b.roleIds.includes(id))) return false

  return a.startsAt <= b.endsAt && b.startsAt <= a.endsAt
}
