/** What sealed texts are bound to. */
export const factsCell = (row: number) => ({ table: 'progress_packets', column: 'facts', row })
export const noteCell = (row: number) => ({ table: 'progress_notes', column: 'text', row })
export const reasonCell = (row: number) => ({ table: 'progress_decisions', column: 'reason', row })
export const answerCell = (row: number) => ({ table: 'progress_decisions', column: 'answer', row })

/** Their columns: a new key is applied to them. */
export const PROGRESS_SEALED = [
  { table: 'progress_packets', stored: 'facts_sealed', key: 'id' },
  { table: 'progress_notes', stored: 'text_sealed', key: 'id' },
  { table: 'progress_decisions', stored: 'reason_sealed', key: 'id' },
  { table: 'progress_decisions', stored: 'answer_sealed', key: 'id' },
]
