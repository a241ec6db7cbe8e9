import type { ExamDetail } from '@residency/contract/areas/exams/exam/exam.contract'

type Words = { noInvigilators: string; noMarkers: string }
type ExamStaff = Pick<ExamDetail, 'invigilators' | 'markers' | 'papers'>

/**
 * What publishing an exam has to be warned of: nobody invigilates it, or nobody marks answers that
 * a person has to mark.
 */
export function staffWarnings({ invigilators, markers, papers }: ExamStaff, text: Words): string[] {
  const hasWritten = papers.some(({ byHand }) => byHand > 0)

  return [
    ...(invigilators.length === 0 ? [text.noInvigilators] : []),
    ...(markers.length === 0 && hasWritten ? [text.noMarkers] : []),
  ]
}
