export const statisticsZh = {
  auditActions: { 'recruitment.statistics.export': '导出招生统计' },
  fields: {
    intakeId: '招生批次',
  },
  menus: { 'recruit.statistics': '招生统计' },
  permissions: { 'recruit:statistics:view': '查看招生统计', 'recruit:statistics:export': '导出招生统计' },
  errors: {},
  stations: {
    signedUp: '报名',
    qualified: '资格通过',
    examined: '参加考试',
    admitted: '录取',
    confirmed: '确认',
    arrived: '报到',
    enrolled: '入培',
  },
  splits: { offer: '按第一志愿', traineeKind: '按学员身份', school: '按毕业院校', education: '按学历' },
  statisticsSheet: { name: '招生统计', split: '分组', label: '名称', seats: '名额', total: '合计', others: '其他', unknown: '未填写' },
} as const
