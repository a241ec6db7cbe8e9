import type { SameWords } from '../../../kernel/index.ts'
import type { conditionsZh } from './words.zh-CN.ts'

export const conditionsEn = {
  auditActions: {
    'standards.condition.create': 'Added a time condition',
    'standards.condition.update': 'Changed a time condition',
    'standards.condition.delete': 'Deleted a time condition',
  },
  fields: {
    majorId: 'Major',
    degreeKind: 'Degree',
    lengthMonths: 'Length in months',
    source: 'Source',
    education: 'Education',
    askedMonths: 'Months by time condition',
  },
  everyMajor: 'All majors',
  permissions: {
    'standards:condition:list': 'See time conditions',
    'standards:condition:manage': 'Keep time conditions',
    'standards:condition:export': 'Export time conditions',
    'standards:condition:import': 'Import time conditions',
  },
  menus: { 'standard.conditions': 'Time conditions' },
  errors: {
    conditionTaken: 'There is a condition for this major, degree and education: change that one',
    conditionMajorUnknown: 'Choose a major that is in use',
  },
  sheets: {
    timeConditions: {
      title: 'Time conditions',
      columns: { major: 'Major', degreeKind: 'Degree', education: 'Education', lengthMonths: 'Length in months', source: 'Source' },
      rules: {
        major:
          'Name or code of the major, the code where several have one name; empty means all majors. A condition of the same major, degree and education is updated',
        degreeKind: 'Empty means no degree',
        lengthMonths: 'Whole months from 1 to 120',
        source: 'Name and number of a document, or the hospital’s own rule',
      },
    },
  },
} as const satisfies SameWords<typeof conditionsZh>
