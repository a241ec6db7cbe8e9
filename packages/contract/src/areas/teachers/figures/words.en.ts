import type { SameWords } from '../../../kernel/index.ts'
import type { situationZh } from './words.zh-CN.ts'

export const situationEn = {
  auditActions: {
    'teachers.situation.export': 'Exported the situation of teachers',
    'teachers.situation.update': 'Recorded the teachers of the month anew',
    'teachers.situation.edit': 'Changed an indicator of teachers',
  },
  fields: {
    baseId: 'Base',
    departmentId: 'Teaching department',
    level: 'Level',
    title: 'Title',
    split: 'Grouped by',
    trained: 'Trained',
    lacksCore: 'Only departments without a core teacher',
    key: 'Indicator',
    target: 'Target',
    source: 'Source',
    certificateKinds: 'Certificates that count as trained',
  },
  menus: { 'teaching.situation': 'Situation of teachers', 'teaching.situationPeople': 'Teachers behind a figure' },
  permissions: {
    'teachers:situation:view': 'See the situation of teachers',
    'teachers:situation:export': 'Export the situation of teachers',
    'teachers:situation:update': 'Record the teachers of the month anew',
    'teachers:situation:edit': 'Change indicators of teachers',
  },
  errors: { trainingKindUnknown: 'This kind of certificate does not exist or is disabled; please choose again' },
  splits: { base: 'Base', department: 'Department', title: 'Title', level: 'Level' },
  indicators: {
    coreDepartments: 'Core teachers of the departments',
    trainedShare: 'Share of trained teachers',
    traineesPerTeacher: 'Trainees for each teacher',
    traineesInBlock: 'Trainees of a teacher at the same time',
  },
  situationSheet: {
    name: 'Situation of teachers',
    split: 'Grouped by',
    label: 'Name',
    teachers: 'Teachers',
    core: 'Core teachers',
    trained: 'Trained',
    share: 'Share trained (%)',
    trainees: 'Trainees',
    ratio: 'Trainees per teacher',
    lacks: 'Lacks a core teacher',
    yes: 'Yes',
    total: 'Total',
    all: 'All',
  },
} as const satisfies SameWords<typeof situationZh>
