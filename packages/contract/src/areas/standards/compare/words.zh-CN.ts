export const compareZh = {
  auditActions: {
    'standards.department.create': '新增标准科室',
    'standards.department.update': '修改标准科室与对照',
    'standards.department.delete': '删除标准科室',
    'standards.department.import': '导入科室对照',
  },
  fields: {
    name: '名称',
    departmentId: '标准科室',
    matches: '本院科室',
    share: '比例（%）',
    nameEn: '英文名称',
    unmatched: '未对照',
  },
  permissions: {
    'standards:compare:list': '查看科室对照',
    'standards:compare:manage': '维护科室对照',
    'standards:compare:export': '导出科室对照',
    'standards:compare:import': '导入科室对照',
  },
  menus: { 'standard.compare': '科室对照' },
  errors: {
    standardDepartmentTaken: '已有同名的标准科室',
    matchUnknown: '请选择在用的二级科室',
    standardDepartmentUsed: '有培训标准正在使用，不能删除',
  },
  issues: {
    'matches.twice': '同一科室只能对照一次',
    'matches.sum': '各科室的比例合计须为 100',
    'matches.nameDiffers': '同一标准科室的各行，英文名称须相同',
  },
  sheets: {
    standardDepartments: {
      title: '科室对照',
      columns: { name: '标准科室', nameEn: '英文名称', department: '本院科室', share: '比例（%）' },
      rules: {
        name: '已有的按名称更新；几个本院科室对照同一个标准科室时，每个一行',
        department: '二级科室的代码，或“一级科室/二级科室”；留空表示没有对照',
        share: '只有一个科室时可留空；几个科室合计 100',
      },
    },
  },
} as const
