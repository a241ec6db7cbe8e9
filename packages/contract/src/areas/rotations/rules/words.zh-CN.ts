export const rulesZh = {
  auditActions: {
    'rotations.rule.create': '新增出科要求',
    'rotations.rule.update': '修改出科要求',
    'rotations.rule.delete': '删除出科要求',
  },
  fields: {
    leastTheory: '理论成绩至少',
    leastSkill: '技能成绩至少',
    leastDaily: '平时成绩至少',
    leastWorkload: '工作量至少（%）',
    mostAbsence: '缺勤至多（%）',
    source: '来源',
    baseId: '培训基地',
  },
  permissions: { 'rotations:rule:list': '查看出科要求', 'rotations:rule:edit': '维护出科要求' },
  menus: { 'rotation.rules': '出科要求' },
  errors: {
    ruleTaken: '这个基地已有自己的出科要求，请直接修改',
    ruleBaseUnknown: '请选择一个由你管理的培训基地',
    ruleOfEveryBase: '适用于全部基地的要求只能修改，不能删除',
  },
} as const
