export const quantityZh = {
  menus: { 'works.ownQuantity': '我的完成情况', 'works.quantity': '完成情况', 'works.report': '工作量统计' },
  reportsBy: { kind: '类别', department: '科室', cohort: '届次', month: '月份' },
  noDepartment: '不在轮转期内',
  noCohort: '未分届次',
  permissions: {
    'workload:quantity:own': '查看本人完成情况',
    'workload:quantity:list': '查看完成情况与统计',
    'workload:quantity:export': '导出完成情况与统计',
  },
  fields: { cohortId: '届次', baseId: '基地', kind: '类别', by: '统计方式', from: '起始日', until: '截止日' },
  workloadLine: '工作量要求',
  workloadShort: '已完成 {percent}%，还有 {missing} 项未达要求',
  workloadMet: '全部要求已达到',
  sheets: {
    workloadQuantities: {
      title: '工作量完成情况',
      columns: {
        name: '姓名',
        number: '学号',
        cohort: '届次',
        base: '基地',
        required: '要求',
        entered: '已登记',
        passed: '已通过',
        percent: '完成率（%）',
        missing: '未达要求的项目数',
      },
      rules: {},
    },
    workloadReports: {
      title: '工作量统计',
      columns: { label: '统计项', entered: '登记', passed: '通过', returned: '退回或未通过', people: '人数', share: '占比（%）' },
      rules: {},
    },
  },
}
