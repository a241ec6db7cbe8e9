import { book } from '../../../kernel/text/label.ts'

export const answerWords = book({
  auditActions: {
    'evaluation.answer.create': ['提交评价', 'Evaluation submitted'],
    'evaluation.answer.drop': ['接触太少，不评', 'Evaluation declined (too little contact)'],
    'evaluation.answer.bedside': ['床旁评价', 'Bedside evaluation'],
  },
  fields: {
    templateId: ['评价表', 'Form'],
    key: ['项目代码', 'Item code'],
    scores: ['评分', 'Marks'],
    texts: ['评语', 'Comments'],
    assessedOn: ['评价日期', 'Day'],
    traineeId: ['学员', 'Trainee'],
    view: ['评价范围', 'Scope'],
    from: ['开始日期', 'From'],
    until: ['结束日期', 'Until'],
  },
  taskStates: {
    waiting: ['待评价', 'To do'],
    overdue: ['已逾期', 'Overdue'],
    done: ['已完成', 'Done'],
    missed: ['未完成', 'Not done'],
    dropped: ['接触太少', 'Too little contact'],
  },
  recordViews: { given: ['我评价的', 'By me'], about: ['评价我的', 'About me'], all: ['全部', 'All'] },
  ownRecord: { form: ['评价表', 'Form'], subject: ['评价对象', 'About'], rater: ['评价人', 'By'], score: ['得分', 'Result'] },
  waiting: { answerEvaluations: ['份评价待完成', '{count:evaluation|evaluations} to fill in'] },
  permissions: {
    'evaluation:answer:own': ['填写评价', 'Fill in evaluations'],
    'evaluation:answer:bedside': ['床旁评价学员', 'Evaluate trainees at the bedside'],
    'evaluation:answer:list': ['查看评价记录', 'See evaluations'],
  },
  menus: {
    'evaluate.wait': ['待评价', 'To evaluate'],
    'evaluate.bedside': ['床旁评价', 'Bedside evaluation'],
    'evaluate.ownRecord': ['我的评价', 'My evaluations'],
    'evaluate.studentRecord': ['学员评价记录', 'Trainee evaluations'],
  },
  errors: {
    answersMissing: ['还有项目没有填写：{items}', 'Still to be answered: {items}'],
    nothingObserved: [
      '所有项目都是“未观察到”，请至少评一项，或以后再评',
      'All items are “not observed”; mark at least one item, or evaluate later',
    ],
    alreadyAnswered: ['这份评价已经提交过，不能再次提交', 'This evaluation has already been submitted'],
    ownTask: ['自评只能由本人填写', 'A self-assessment can only be filled in by the person themselves'],
    targetClosed: [
      '“{target}”已经结束，不能再提交（评价时间：{from} 至 {until}）',
      '“{target}” is closed and accepts no more answers (open from {from} to {until})',
    ],
    notYourTrainee: [
      '那一天你不带教这名学员，不能评价；请检查学员和评价日期',
      'You do not supervise this trainee on that day; check the trainee and the date',
    ],
    assessedAhead: ['评价日期不能晚于今天', 'The evaluation date cannot be later than today'],
    bedsideFormUnknown: ['请选择一份已发布的学员评价表', 'Choose a published form for trainees'],
  },
})
