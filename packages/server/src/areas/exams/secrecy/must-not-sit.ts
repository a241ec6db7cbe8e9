import { examErrors as errors } from '@residency/contract/areas/exams/exam/access'
import { fail } from '../../../platform/http/fail.ts'

/**
 * Whoever sits an exam, or may still do so, decides nothing about it: a second person does, who is
 * none of its candidates. Everything that changes an exam, its papers, attempts or marks passes
 * here first, so that the refusal says this and nothing else.
 */
export function mustNotSit<Row extends { maySit: boolean }>(row: Row): Row {
  if (row.maySit) throw fail(errors.examOwnCandidate)
  return row
}
