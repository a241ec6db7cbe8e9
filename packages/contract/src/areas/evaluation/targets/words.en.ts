import type { SameWords } from '../../../kernel/index.ts'
import type { targetZh } from './words.zh-CN.ts'

export const targetEn = {
  auditActions: {
    'evaluation.target.create': 'Evaluation target added',
    'evaluation.target.update': 'Evaluation target changed',
    'evaluation.target.delete': 'Evaluation target deleted',
    'evaluationTarget.open': 'Evaluation opened',
    'evaluationTarget.close': 'Evaluation closed',
    'evaluationTarget.reopen': 'Evaluation opened again',
    'evaluationTarget.release': 'Results of an evaluation shown',
    'evaluationTarget.undo': 'Step of an evaluation undone',
  },
  fields: {
    name: 'Name',
    side: 'About',
    templateId: 'Form',
    direction: 'Who rates whom',
    occasion: 'For what',
    periodFrom: 'Rated from',
    periodUntil: 'Rated until',
    dueOn: 'Due on',
    closesOn: 'Closes after',
    raters: 'Raters of each',
    isAnonymous: 'Anonymous',
    baseId: 'Base',
    cohortIds: 'Cohorts',
    departmentIds: 'Departments',
  },
  directions: {
    teacherTrainee: 'Supervisor rates trainee',
    departmentTrainee: 'Department rates trainee',
    baseTrainee: 'Base rates trainee',
    peer: 'Trainees rate each other',
    self: 'Trainee rates oneself',
    nurse: 'Nurse rates trainee',
    patient: 'Patient rates trainee',
    traineeTeacher: 'Trainee rates teacher',
    traineeDepartment: 'Trainee rates department',
  },
  occasions: { exit: 'Exit of a rotation', month: 'Month', term: 'Term', year: 'Year', free: 'Any period' },
  flows: {
    evaluationTarget: {
      states: { draft: 'Not open yet', open: 'Open', closed: 'Closed', released: 'Results shown' },
      actions: { open: 'Open', close: 'Close', reopen: 'Open again', release: 'Show results' },
    },
  },
  permissions: { 'evaluation:target:list': 'See evaluation targets', 'evaluation:target:manage': 'Set evaluation targets' },
  menus: { 'evaluate.studentTarget': 'Rating trainees', 'evaluate.teacherTarget': 'Rating teachers' },
  errors: {
    templateUnfit: 'Please choose a published form for “{direction}”',
    targetBaseUnknown: 'Please choose a base in use that you administer',
    targetCohortUnknown: 'Please choose cohorts of the base',
    targetDepartmentUnknown: 'Please choose departments in use',
    nobodyToRate: 'Nobody fits: no rotations in the period; please check the days, cohorts and departments',
    ratersTooFew:
      'Fewer than three anonymous answers are never shown: please set at least 3 raters of each, or leave it empty for no limit',
    closesInPast: 'The last day is over; please choose today or later',
    resultsShown: 'The results were shown, so it cannot be opened again; please set a new target',
  },
  issues: {
    'period.order': 'The end cannot be before the beginning',
    'closes.early': 'The last day cannot be before the day it is due',
    'anonymous.never': 'One or two people rate each here, so it cannot be anonymous',
    'raters.range': 'Please enter a whole number from 1 to 20, or leave it empty for no limit',
    'raters.few': 'Fewer than three anonymous answers are never shown: please enter at least 3, or leave it empty for no limit',
  },
} as const satisfies SameWords<typeof targetZh>
