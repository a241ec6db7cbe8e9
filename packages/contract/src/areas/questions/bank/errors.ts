import { errorsOf } from '../../../kernel/index.ts'

export const bankErrors = errorsOf('learning', {
  /** Not there, or of a bank that the writer does not write for. */
  categoryUnknown: { status: 400, code: 'A0400', field: 'categoryId' },
  categoryHostWrong: { status: 400, code: 'A0400', field: 'baseId' },
  /** Categories are added by those who keep the bank. */
  categoryNotKept: { status: 400, code: 'A0400', field: 'places' },
  categoryNameTaken: { status: 409, code: 'A0400', field: 'name' },
  categoryUsed: { status: 409, code: 'B0001' },
  /** A category cannot be moved below itself. */
  categoryLoop: { status: 400, code: 'A0400', field: 'parentId' },
  questionUsed: { status: 409, code: 'B0001' },
  /** An exam that the reader may still sit has it; {why} says which kind, and until when. */
  questionHeldBack: { status: 409, code: 'B0001' },
  /** The writer sits an exam with it whose results are not out, or may still do so. */
  questionOfOwnExam: { status: 409, code: 'B0001' },
  pairWrong: { status: 400, code: 'A0400', field: 'goneId' },
})
