import { examErrors as errors } from '@residency/contract/areas/exams/exam/access'
import { fail } from '../../../platform/http/fail.ts'

/**
 * A person who sits an exam, or may still do so, decides nothing about it: a second person does,
 * who is not one of its candidates. Everything that changes an exam, its papers, attempts or marks
 * is checked here first, so that this is the refusal and no other.
 */
export function mustNotSit<Row extends { maySit: boolean }>(row: Row): Row {
  if (row.maySit) throw fail(errors.examOwnCandidate)
  return row
}
