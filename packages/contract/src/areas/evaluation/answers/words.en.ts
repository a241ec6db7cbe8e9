import type { SameWords } from '../../../kernel/index.ts'
import type { answerZh } from './words.zh-CN.ts'

export const answerEn = {
  auditActions: {
    'evaluation.answer.create': 'Evaluation submitted',
    'evaluation.answer.bedside': 'Evaluation at the bedside',
  },
  fields: {
    templateId: 'Form',
    key: 'Key of the item',
    scores: 'Marks',
    texts: 'Comments',
    assessedOn: 'Day',
    traineeId: 'Trainee',
    view: 'Which',
    from: 'From',
    until: 'Until',
  },
  taskStates: { waiting: 'Waiting', overdue: 'Overdue', done: 'Done', missed: 'Missed' },
  recordViews: { given: 'By me', about: 'About me', all: 'All' },
  ownRecord: { form: 'Form', subject: 'About', rater: 'By', score: 'Result' },
  waiting: { answerEvaluations: '{count:evaluation|evaluations} to fill in' },
  permissions: {
    'evaluation:answer:own': 'Fill in evaluations',
    'evaluation:answer:bedside': 'Evaluate trainees at the bedside',
    'evaluation:answer:list': 'See evaluations',
  },
  menus: {
    'evaluate.wait': 'To evaluate',
    'evaluate.bedside': 'At the bedside',
    'evaluate.ownRecord': 'My evaluations',
    'evaluate.studentRecord': 'Evaluations of trainees',
  },
  errors: {
    answersMissing: 'Still to be answered: {items}',
    nothingObserved: 'Nothing was observed; please mark at least one item, or do it later',
    alreadyAnswered: 'This evaluation has been submitted already',
    targetClosed: '“{target}” is closed (it was open from {from} to {until} at the latest)',
    notYourTrainee: 'You do not supervise this trainee on that day; please check trainee and day',
    assessedAhead: 'The day cannot be after today',
    bedsideFormUnknown: 'Please choose a published form about trainees',
  },
} as const satisfies SameWords<typeof answerZh>
