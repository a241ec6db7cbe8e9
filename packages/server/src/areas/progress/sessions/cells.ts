/** The place of each sealed text: its encryption is bound to table, column and row. */
export const factsCell = (row: number) => ({ table: 'progress_packets', column: 'facts', row })
export const noteCell = (row: number) => ({ table: 'progress_notes', column: 'text', row })
export const reasonCell = (row: number) => ({ table: 'progress_decisions', column: 'reason', row })
export const answerCell = (row: number) => ({ table: 'progress_decisions', column: 'answer', row })

/** The columns that hold them, for the replacement of keys. */
export const PROGRESS_SEALED = [
  { table: 'progress_packets', stored: 'facts_sealed', key: 'id' },
  { table: 'progress_notes', stored: 'text_sealed', key: 'id' },
  { table: 'progress_decisions', stored: 'reason_sealed', key: 'id' },
  { table: 'progress_decisions', stored: 'answer_sealed', key: 'id' },
]
