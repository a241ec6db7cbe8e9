import type { SameWords } from '../../../kernel/index.ts'
import type { assessmentZh } from './words.zh-CN.ts'

export const assessmentEn = {
  auditActions: { 'teachers.assessment.create': 'Teacher assessed', 'teachers.assessment.update': 'Assessment of a teacher corrected' },
  fields: {
    baseId: 'Base',
    year: 'Year',
    result: 'Result',
    score: 'Score',
    remark: 'Remark',
  },
  results: {
    excellent: 'Excellent',
    qualified: 'Qualified',
    basicallyQualified: 'Barely qualified',
    unqualified: 'Unqualified',
    none: 'Not assessed',
  },
  permissions: {
    'teachers:assessment:list': 'See assessments of teachers',
    'teachers:assessment:edit': 'Assess teachers',
    'teachers:assessment:export': 'Export assessments of teachers',
  },
  menus: { 'teaching.assessment': 'Assessment of teachers' },
  errors: { yearAhead: 'The year cannot be later than this year' },
  issues: {},
  sheets: {
    assessment: {
      title: 'Assessment of teachers',
      columns: {
        username: 'User name',
        name: 'Name',
        year: 'Year',
        result: 'Result',
        score: 'Score',
        remark: 'Remark',
        level: 'Level',
        base: 'Base',
        department: 'Department',
      },
      rules: {
        username: 'The user name of a teacher of the library; one row per teacher and year, a later import corrects the result',
        name: 'As in the system, to compare',
        score: 'A whole number from 0 to 100, or empty',
      },
    },
  },
  assessmentFaults: {
    personUnknown: 'Nobody in the library has this user name; please check it',
    nameWrong: 'The name differs from that of this user name; please check it',
    yearAhead: 'The year cannot be later than this year',
    ownOne: 'Nobody assesses themselves',
  },
} as const satisfies SameWords<typeof assessmentZh>
