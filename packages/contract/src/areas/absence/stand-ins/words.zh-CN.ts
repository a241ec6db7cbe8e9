export const standInsZh = {
  auditActions: { 'absence.standIn.change': '更换代班同事', 'absence.standIn.answer': '答复代班' },
  fields: { startsOn: '开始日期', endsOn: '结束日期', standInId: '代班同事', answer: '答复', note: '说明' },
  waiting: { answerStandIns: '次代班请你答复' },
  standInAnswers: { agreed: '同意代班', declined: '不能代班' },
  errors: {
    standInNotThere: '代班同事应在同一科室轮转，且这些天没有请假或外出；请重新选择',
    standInOver: '这次代班已经答复，或请假已撤回、结束',
  },
} as const
