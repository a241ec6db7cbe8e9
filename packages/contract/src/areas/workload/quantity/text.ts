import { book } from '../../../kernel/text/label.ts'

export const quantityWords = book({
  menus: {
    'works.ownQuantity': ['我的完成情况', 'My progress'],
    'works.quantity': ['完成情况', 'Progress'],
    'works.report': ['工作量统计', 'Workload figures'],
  },
  reportsBy: { kind: ['类别', 'Kind'], department: ['科室', 'Department'], cohort: ['届次', 'Cohort'], month: ['月份', 'Month'] },
  noDepartment: ['不在轮转期内', 'Outside rotation'],
  noCohort: ['未分届次', 'No cohort'],
  permissions: {
    'workload:quantity:own': ['查看本人完成情况', 'See own progress'],
    'workload:quantity:list': ['查看完成情况与统计', 'See progress and figures'],
    'workload:quantity:export': ['导出完成情况与统计', 'Export progress and figures'],
  },
  fields: {
    cohortId: ['届次', 'Cohort'],
    baseId: ['基地', 'Base'],
    kind: ['类别', 'Kind'],
    by: ['统计方式', 'By'],
    from: ['起始日', 'From'],
    until: ['截止日', 'Until'],
  },
  workloadLine: ['工作量要求', 'Workload requirements'],
  workloadShort: ['已完成 {percent}%，还有 {missing} 项未达要求', '{percent}% done, {missing} {missing:requirement|requirements} not met'],
  workloadMet: ['全部要求已达到', 'All requirements met'],
  sheets: {
    workloadQuantities: {
      title: ['工作量完成情况', 'Workload progress'],
      columns: {
        name: ['姓名', 'Name'],
        number: ['学号', 'Trainee number'],
        cohort: ['届次', 'Cohort'],
        base: ['基地', 'Base'],
        required: ['要求', 'Required'],
        entered: ['已登记', 'Logged'],
        passed: ['已通过', 'Passed'],
        percent: ['完成率（%）', 'Done (%)'],
        missing: ['未达要求的项目数', 'Requirements not met'],
      },
      rules: {},
    },
    workloadReports: {
      title: ['工作量统计', 'Workload figures'],
      columns: {
        label: ['统计项', 'By'],
        entered: ['登记', 'Logged'],
        passed: ['通过', 'Passed'],
        returned: ['退回或未通过', 'Returned or rejected'],
        people: ['人数', 'People'],
        share: ['占比（%）', 'Share (%)'],
      },
      rules: {},
    },
  },
})
