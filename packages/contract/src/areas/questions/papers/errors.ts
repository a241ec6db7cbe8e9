import { errorsOf } from '../../../kernel/index.ts'

export const paperErrors = errorsOf('learning', {
  paperHostWrong: { status: 400, code: 'A0400', field: 'baseId' },
  /** Questions at {places} are of another base. */
  paperBaseWrong: { status: 400, code: 'A0400', field: 'baseId' },
  paperNotDraft: { status: 409, code: 'B0001' },
  paperEmpty: { status: 409, code: 'B0001', field: 'sections' },
  /** At {places}: not there, not reviewed, or of a bank the paper does not use. */
  paperQuestionUnknown: { status: 400, code: 'A0400', field: 'sections' },
  /** At {places}: the same question again. */
  paperQuestionTwice: { status: 400, code: 'A0400', field: 'sections' },
  /** At {places}: changed or retired since they were put in. */
  paperQuestionsUnready: { status: 409, code: 'B0001', field: 'sections' },
  /** The reader sits an exam that has it, or may still do so. */
  paperOfOwnExam: { status: 409, code: 'B0001' },
  /** An exam that the reader may still sit has a question of it; {why}. */
  paperHeldBack: { status: 409, code: 'B0001' },
  paperPlanned: { status: 409, code: 'B0001' },
  blueprintCategoryUnknown: { status: 400, code: 'A0400', field: 'rows' },
  /** {rows}: which rows lack how many questions. */
  blueprintLacking: { status: 409, code: 'B0001', field: 'rows' },
  /** Forms that share {possible} questions exist. */
  blueprintOverlapping: { status: 409, code: 'B0001', field: 'overlap' },
})
