export const deputiesZh = {
  auditActions: { 'absence.deputy.create': '指定代理审批人', 'absence.deputy.end': '提前结束代理审批' },
  fields: { personId: '不在岗的人', deputyId: '代理人', steps: '代理环节', phase: '时间' },
  deputyPhases: { present: '代理中', ahead: '未开始', over: '已到期', ended: '已提前结束' },
  permissions: { 'absence:deputy:own': '指定自己的代理审批人', 'absence:deputy:all': '查看并代他人指定代理审批人' },
  menus: { 'daily.deputies': '代理审批' },
  errors: {
    deputyIsPerson: '不能指定本人为自己的代理；请选择其他人',
    personUnknown: '没有找到不在岗的人，或其账号已停用；请重新选择',
    deputyUnknown: '没有找到代理人，或其账号已停用；请重新选择',
    stepNotTheirs: '{name} 不负责“{step}”环节，不用指定代理；请取消这个环节',
    deputyCannot: '{name} 不能处理“{step}”环节；请选择担任同类职责的人，或取消这个环节',
    deputyOverlaps: '{from} 至 {until} 的“{step}”环节已由 {deputy} 代理；请调整日期，或先提前结束那一次',
    deputyInPast: '结束日期已过；请填写今天或以后的日期',
    deputyOver: '这次代理已经结束；请刷新后查看',
  },
  issues: { 'deputy.endsEarly': '结束日期不能早于开始日期' },
} as const
