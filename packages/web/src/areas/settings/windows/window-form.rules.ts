import type { TimeWindow } from '@residency/contract/areas/settings/time-window.contract'

/** A window as people fill it in: Shanghai's days and minutes. It ends with the last second of its last minute. */
export type WindowValues = {
  name: string
  year?: number | null
  batch?: string | null
  roleIds: number[]
  startDay: string
  startTime: string
  endDay: string
  endTime: string
  message?: string | null
  messageEn?: string | null
  status: 0 | 1
  /** Of the window that was read; a new one has none. */
  version?: number
}
export const isTimeOfDay = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
/** What was typed as a time, with two digits each; as it is where it is none. */
export const tidyTime = (text: string) => {
  const found = /^\s*(\d{1,2})[:：.]?([0-5]\d)\s*$/.exec(text)
  return found ? `${found[1]!.padStart(2, '0')}:${found[2]}` : text
}

const startOf = (day: string, time: string) => `${day}T${time}:00+08:00`
const endOf = (day: string, time: string) => `${day}T${time}:59+08:00`

/** The values as the call takes them. */
export function wireOf({ startDay, startTime, endDay, endTime, ...rest }: WindowValues) {
  return { ...rest, year: rest.year ?? null, startsAt: startOf(startDay, startTime), endsAt: endOf(endDay, endTime) }
}
/** A stored window as its form; instants arrive with Shanghai's offset. */
export function valuesOf(window: TimeWindow): WindowValues {
  const { name, year, batch, roleIds, startsAt, endsAt, message, messageEn, status, version } = window
  const [day, minute] = [(at: string) => at.slice(0, 10), (at: string) => at.slice(11, 16)]
  return {
    ...{ name, year, batch, roleIds, message, messageEn, status, version },
    ...{ startDay: day(startsAt), startTime: minute(startsAt), endDay: day(endsAt), endTime: minute(endsAt) },
  }
}
