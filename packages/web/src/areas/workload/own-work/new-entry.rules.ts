import {
  itemWithCount,
  type sendEntries,
  type WorkBoard,
  type WorkStay,
} from '@residency/contract/areas/workload/entries/entry.contract'
import { type EntryState, entryFlow } from '@residency/contract/areas/workload/entries/entry.flow'
import { percentOfRequired } from '@residency/contract/areas/workload/quantity/percent.public'
import { type InputOf, toMoment, withoutInvisible } from '@residency/contract/kernel'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export type NewEntry = InputOf<typeof sendEntries>['entries'][number]

/** An entry on this device, by its day, its item and how many cases it is. */
export const nameOfEntry = ({ caseDay, item, count = 1 }: NewEntry) =>
  `${caseDay} ${itemWithCount(item, count)}`

/** What is chosen instead of a requirement. */
export const OTHER = 'other'

export type EntryValues = {
  caseDay: string

  /** A requirement's id, or OTHER. */
  requirement: number | typeof OTHER
  kind: NewEntry['kind']
  item: string | null
  role: NewEntry['role']
  count: number
  numbers: string | null

  /** A case of the patient library. */
  patientId: number | null
  note: string | null
  explanation: string | null
}

export const stayOn = (board: WorkBoard, day: string): WorkStay | null =>
  board.stays.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn) ?? null

/** The stay of today, or else the last one that has begun, or else the first. */
export const initialStay = (board: WorkBoard): WorkStay | null =>
  stayOn(board, board.today) ??
  board.stays.findLast(({ startsOn }) => startsOn <= board.today) ??
  board.stays[0] ??
  null

/**
 * What a new entry begins with: today, and what was logged last if this stay asks for it, or else
 * what it asks for first.
 */
export function firstValues(board: WorkBoard): Partial<EntryValues> {
  const requirements = stayOn(board, board.today)?.requirements ?? []
  const last = requirements.find(({ id }) => id === board.last?.requirementId)

  const requirement =
    last?.id ??
    requirements.find(({ required, entered }) => entered < required)?.id ??
    requirements[0]?.id

  return {
    caseDay: board.today,
    role: board.last?.role ?? 'performed',
    count: 1,
    kind: 'skill',
    requirement: requirement ?? OTHER,
  }
}

export const numbersOf = (numbers: string | null | undefined) =>
  (numbers ?? '')
    .split(/[\n,，;；]+/)
    .map((text) => text.trim())
    .filter(Boolean)

/** Whether a number is the same is seen without full-width characters, spaces and case. */
const plain = (number: string) =>
  withoutInvisible(number).normalize('NFKC').replace(/\s+/g, '').toUpperCase()

/** The first number that occurs twice, with both places, counted from 1. */
export function repeatedNumber(
  numbers: string | null | undefined,
): { row: number; first: number; number: string } | null {
  const all = numbersOf(numbers)
  const plains = all.map(plain)
  const index = plains.findIndex((one, i) => plains.indexOf(one) < i)

  return index < 0
    ? null
    : { row: index + 1, first: plains.indexOf(plains[index]!) + 1, number: all[index]! }
}

/**
 * Equal cases are one entry with their number. A case with its own number or patient is one entry,
 * and the cases beyond those are one.
 */
export function entriesOf(
  board: WorkBoard,
  values: EntryValues,
  make: () => string,
  now: Date,
): NewEntry[] {
  const known = board.stays
    .flatMap(({ requirements }) => requirements)
    .find(({ id }) => id === values.requirement)
  const numbers = numbersOf(values.numbers)

  const entryOf = (count: number, number: string | null): NewEntry => ({
    key: make(),
    kind: known?.kind ?? values.kind,
    requirementId: known?.id ?? null,
    item: known?.item ?? values.item ?? '',
    caseDay: values.caseDay,
    count,
    role: values.role,
    patientId: values.patientId ?? null,
    number,
    note: values.note ?? null,
    explanation: values.explanation ?? null,
    writtenAt: toMoment(now),
  })

  if (values.patientId)
    return Array.from({ length: values.count }, (_, index) => entryOf(1, numbers[index] ?? null))

  const others = values.count - numbers.length

  return [
    ...numbers.map((number) => entryOf(1, number)),
    ...(others > 0 ? [entryOf(others, null)] : []),
  ]
}

/** Σ min(passed, required) / Σ required, in whole percent; 100 if nothing is required. */
export function percentOf({ requirements }: Pick<WorkStay, 'requirements'>): number {
  const required = requirements.reduce((sum, requirement) => sum + requirement.required, 0)
  const done = requirements.reduce(
    (sum, requirement) => sum + Math.min(requirement.passed, requirement.required),
    0,
  )

  return percentOfRequired(done, required) ?? 100
}

export const ENTRY_TONES: Readonly<Record<EntryState, Tone>> = {
  submitted: 'busy',
  passed: 'good',
  returned: 'wait',
  rejected: 'bad',
  withdrawn: 'calm',
  replaced: 'calm',
}

/** What can be looked for: what a correction has replaced is shown below its correction. */
export const ENTRY_STATES_LISTED = entryFlow.states.filter((state) => state !== 'replaced')
