import type { Channel, Pace } from '@residency/contract/areas/messages/deliveries/delivery.contract'
import { digestText } from './digest.text.ts'

/** A delivery that is being sent, with the ways to its reader. */
export type DeliveryInProgress = {
  id: number
  userId: number
  channel: Channel
  inDigest: boolean

  /** Tries before this one. */
  tries: number
  since: Date
  takenAt: Date
  pace: Pace
  title: string
  titleEn: string
  body: string
  bodyEn: string
  path: string | null
  mobileSealed: string | null
  openIdSealed: string | null
  email: string | null
}

/** Titles named in a digest for a telephone. */
const NAMED = 3

/** One message to one person by one channel: a notice, or all of a digest. */
export type Parcel = { rows: readonly [DeliveryInProgress, ...DeliveryInProgress[]] }

/** Puts what was taken into messages: those of a digest together, every other one alone. */
export function parcelsOf(taken: readonly DeliveryInProgress[]): Parcel[] {
  const parcels = new Map<string, DeliveryInProgress[]>()
  for (const row of taken) {
    const key = row.inDigest ? `${row.userId} ${row.channel}` : `one ${row.id}`
    const rows = parcels.get(key)
    if (rows) rows.push(row)
    else parcels.set(key, [row])
  }

  return [...parcels.values()].map((rows) => ({
    rows: rows as [DeliveryInProgress, ...DeliveryInProgress[]],
  }))
}

/** The text for a telephone, in Chinese. */
export function phoneText({ rows }: Parcel): string {
  if (rows.length === 1) return rows[0].body

  const titles = rows.slice(0, NAMED).map(({ title }) => title)
  return digestText.phone(rows.length, titles, rows.length > NAMED)
}

/** Subject and text of a mail, Chinese first and English below. */
export function mailText({ rows }: Parcel, site: string) {
  const [first] = rows
  const zh = rows.map(({ title, body }) => `${title}\n${body}`).join('\n\n')
  const en = rows.map(({ titleEn, bodyEn }) => `${titleEn}\n${bodyEn}`).join('\n\n')
  const subject = rows.length === 1 ? first.title : digestText.subject(rows.length)

  return { subject, text: `${zh}\n\n————\n\n${en}${site ? `\n\n${site}` : ''}\n` }
}
