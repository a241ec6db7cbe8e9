export const conditionsZh = {
  auditActions: {
    'standards.condition.create': '新增时长条件',
    'standards.condition.update': '修改时长条件',
    'standards.condition.delete': '删除时长条件',
  },
  fields: {
    majorId: '专业',
    degreeKind: '学位类型',
    lengthMonths: '培训时长（月）',
    source: '来源',
    education: '学历',
    askedMonths: '时长条件（月）',
  },
  everyMajor: '全部专业',
  permissions: {
    'standards:condition:list': '查看时长条件',
    'standards:condition:manage': '维护时长条件',
    'standards:condition:export': '导出时长条件',
    'standards:condition:import': '导入时长条件',
  },
  menus: { 'standard.conditions': '时长条件' },
  errors: {
    conditionTaken: '这个专业、学位类型和学历已有时长条件，请直接修改它',
    conditionMajorUnknown: '请选择在用的专业',
  },
  sheets: {
    timeConditions: {
      title: '时长条件',
      columns: { major: '专业', degreeKind: '学位类型', education: '学历', lengthMonths: '培训时长（月）', source: '来源' },
      rules: {
        major: '专业名称或代码，几个专业同名时填代码；留空表示全部专业。专业、学位类型和学历都相同的按这一行更新',
        degreeKind: '留空为“非学位”',
        lengthMonths: '1 至 120 的整月数',
        source: '文件名称和文号，或“本院规定”',
      },
    },
  },
} as const
