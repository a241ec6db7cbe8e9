import type { Fault } from '../../../platform/sheets/sheet-plan.ts'
import type { UnreadColumn } from '../../../platform/sheets/unread-columns.ts'

/**
 * What an import found in its sheet: the first wrong cells, and the columns that it did not read.
 */
export type Findings = { faults: readonly Fault[]; unread: readonly UnreadColumn[] }

/** Both in one list, as the task stores them. */
export const storedFindings = ({ faults, unread }: Findings): string =>
  JSON.stringify([...faults, ...unread])

/** Both apart again. */
export function readFindings(stored: unknown): Findings {
  const all = stored as readonly (Fault | UnreadColumn)[]
  return {
    faults: all.filter((finding) => 'row' in finding),
    unread: all.filter((finding) => 'heading' in finding),
  }
}
