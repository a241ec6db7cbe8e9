export const answerZh = {
  auditActions: {
    'evaluation.answer.create': '提交评价',
    'evaluation.answer.bedside': '床旁评价',
  },
  fields: {
    scores: '评分',
    texts: '评语',
    assessedOn: '评价日期',
    traineeId: '学员',
    view: '评价范围',
    from: '开始日期',
    until: '结束日期',
  },
  taskStates: { waiting: '待评价', overdue: '已逾期', done: '已完成', missed: '未完成' },
  recordViews: { given: '我评价的', about: '评价我的', all: '全部' },
  ownRecord: { form: '评价表', subject: '评价对象', rater: '评价人', score: '得分' },
  waiting: { answerEvaluations: '份评价待完成' },
  permissions: {
    'evaluation:answer:own': '填写评价',
    'evaluation:answer:bedside': '床旁评价学员',
    'evaluation:answer:list': '查看评价记录',
  },
  menus: {
    'evaluate.wait': '待评价',
    'evaluate.bedside': '床旁评价',
    'evaluate.ownRecord': '我的评价',
    'evaluate.studentRecord': '学员评价记录',
  },
  errors: {
    answersMissing: '还有项目没有填写：{items}',
    nothingObserved: '所有项目都是“未观察到”，请至少评一项，或以后再评',
    alreadyAnswered: '这份评价已经提交过，不能再次提交',
    targetClosed: '“{target}”已经结束，不能再提交（评价时间：{from} 至 {until}）',
    notYourTrainee: '那一天你不带教这名学员，不能评价；请检查学员和评价日期',
    assessedAhead: '评价日期不能晚于今天',
    bedsideFormUnknown: '请选择一份已发布的学员评价表',
  },
} as const
