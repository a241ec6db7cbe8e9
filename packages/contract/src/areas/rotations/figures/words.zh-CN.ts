export const factsZh = {
  auditActions: { 'rotations.load.export': '导出科室负荷' },
  fields: { baseId: '培训基地', from: '起始月份' },
  figures: { planned: '计划', done: '已完成', running: '轮转中', ahead: '待轮转', failed: '不合格', missing: '未安排' },
  undecided: '选轮未定',
  load: { name: '科室负荷', department: '科室', parent: '所属' },
  permissions: {
    'rotations:fact:list': '查看计划与实际',
    'rotations:fact:export': '导出计划与实际',
    'rotations:load:list': '查看科室负荷',
    'rotations:load:export': '导出科室负荷',
  },
  menus: { 'rotation.facts': '计划与实际', 'rotation.load': '科室负荷' },
  sheets: {
    facts: {
      title: '轮转计划与实际',
      columns: {
        number: '学号',
        name: '姓名',
        major: '专业',
        cohort: '届次',
        department: '科室',
        planned: '计划（月）',
        done: '已完成（月）',
        running: '轮转中（月）',
        ahead: '待轮转（月）',
        failed: '不合格（月）',
        missing: '未安排（月）',
      },
      rules: {},
    },
  },
} as const
