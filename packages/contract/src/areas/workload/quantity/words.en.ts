import type { SameWords } from '../../../kernel/index.ts'
import type { quantityZh } from './words.zh-CN.ts'

export const quantityEn = {
  menus: { 'works.ownQuantity': 'My progress', 'works.quantity': 'Progress', 'works.report': 'Workload figures' },
  reportsBy: { kind: 'Kind', department: 'Department', cohort: 'Cohort', month: 'Month' },
  noDepartment: 'Outside the stays',
  noCohort: 'Without a cohort',
  permissions: {
    'workload:quantity:own': 'Read one’s own completion',
    'workload:quantity:list': 'Read completion and figures',
    'workload:quantity:export': 'Export completion and figures',
  },
  fields: { cohortId: 'Cohort', baseId: 'Base', kind: 'Kind', by: 'By', from: 'From', until: 'Until' },
  workloadLine: 'Required workload',
  workloadShort: '{percent}% done, {missing} requirements are not reached',
  workloadMet: 'Everything that is required is done',
  sheets: {
    workloadQuantities: {
      title: 'Progress of workload',
      columns: {
        name: 'Name',
        number: 'Trainee number',
        cohort: 'Cohort',
        base: 'Base',
        required: 'Required',
        entered: 'Entered',
        passed: 'Passed',
        percent: 'Done (%)',
        missing: 'Requirements not reached',
      },
      rules: {},
    },
    workloadReports: {
      title: 'Workload figures',
      columns: { label: 'By', entered: 'Entered', passed: 'Passed', returned: 'Returned or refused', people: 'People', share: 'Share (%)' },
      rules: {},
    },
  },
} as const satisfies SameWords<typeof quantityZh>
