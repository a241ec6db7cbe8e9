import { book } from '../../../kernel/text/label.ts'

export const standInWords = book({
  auditActions: {
    'absence.standIn.change': ['更换代班同事', 'Stand-in changed'],
    'absence.standIn.answer': ['答复代班', 'Stand-in answered'],
  },
  fields: {
    startsOn: ['开始日期', 'First day'],
    endsOn: ['结束日期', 'Last day'],
    standInId: ['代班同事', 'Stand-in'],
    answer: ['答复', 'Answer'],
    note: ['说明', 'Note'],
  },
  waiting: { answerStandIns: ['次代班请你答复', 'stand-in {count:request|requests} to answer'] },
  standInAnswers: { agreed: ['同意代班', 'Agreed to stand in'], declined: ['不能代班', 'Cannot stand in'] },
  errors: {
    standInNotThere: [
      '代班同事应在同一科室轮转，且这些天没有请假或外出；请重新选择',
      'A stand-in must be in the same department on these days and not on leave or off-site; choose somebody else',
    ],
    standInOver: [
      '这次代班已经答复，或请假已撤回、结束',
      'This request has already been answered, or the leave was withdrawn or has ended',
    ],
  },
})
