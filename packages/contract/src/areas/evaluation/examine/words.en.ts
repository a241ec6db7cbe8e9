import type { SameWords } from '../../../kernel/index.ts'
import type { examineZh } from './words.zh-CN.ts'

export const examineEn = {
  auditActions: {
    'evaluation.examination.plan': 'Practical examination planned',
    'evaluationExamination.take': 'Practical examination begun',
    'evaluationExamination.score': 'Practical examination marked',
    'evaluationExamination.confirm': 'Marks of a practical examination confirmed',
    'evaluationExamination.object': 'Objection to marks of a practical examination',
    'evaluationExamination.cancel': 'Practical examination cancelled',
    'evaluationExamination.undo': 'Step of a practical examination undone',
  },
  fields: {
    topic: 'What is examined',
    departmentId: 'Department',
    traineeIds: 'Trainees',
    examinerId: 'Examiner',
    examOn: 'Day of the examination',
    startsAt: 'Begins at',
    place: 'Place',
    reason: 'Objection',
  },
  flows: {
    evaluationExamination: {
      states: {
        planned: 'Planned',
        taken: 'To be marked',
        scored: 'To be confirmed',
        confirmed: 'Confirmed',
        objected: 'Objected to',
        cancelled: 'Cancelled',
      },
      actions: { take: 'Begin', score: 'Submit the marks', confirm: 'Confirm', object: 'Object', cancel: 'Cancel the examination' },
    },
  },
  sheets: {
    examinations: {
      title: 'Practical examinations',
      columns: {
        topic: 'What is examined',
        trainee: 'Trainee',
        number: 'Trainee number',
        examiner: 'Examiner',
        department: 'Department',
        examOn: 'Day',
        startsAt: 'Begins at',
        place: 'Place',
        form: 'Form',
        state: 'State',
        score: 'Result',
      },
      rules: {},
    },
  },
  ownRecord: {
    examinations: 'Practical examinations',
    form: 'Form',
    score: 'Result',
    state: 'State',
    examiner: 'Examiner',
    trainee: 'Trainee',
  },
  waiting: { examinations: 'practical {count:examination|examinations} waiting for you' },
  permissions: {
    'evaluation:examine:own': 'Take part in practical examinations',
    'evaluation:examine:list': 'See practical examinations',
    'evaluation:examine:plan': 'Plan practical examinations',
    'evaluation:examine:export': 'Export practical examinations',
  },
  menus: { 'evaluate.ownExamine': 'My practical examinations', 'evaluate.examine': 'Practical examinations' },
  errors: {
    examineFormUnknown: 'Please choose a published form for practical examinations',
    examineDepartmentUnknown: 'Please choose a department in use that you answer for',
    examineTraineeUnknown: 'A trainee is not in this department around that day; please choose other trainees or another day',
    examinerUnknown: 'Please choose a teacher of the department with a valid qualification',
    examinesOneself: 'Nobody examines oneself; please choose another examiner',
    examineDayPast: 'The day cannot be before today',
    examinePlanned: 'A trainee has the same examination on that day already; please cancel it or choose another day',
    examineAhead: 'It is planned for {day} and can begin on that day',
  },
  issues: { 'time.wrong': 'Please enter a time such as 08:30' },
} as const satisfies SameWords<typeof examineZh>
