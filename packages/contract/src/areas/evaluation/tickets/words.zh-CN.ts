export const ticketZh = {
  auditActions: { 'evaluation.ticket.issue': '生成评价码' },
  fields: {
    scores: '评分',
    texts: '评语',
    subjectId: '评价对象',
    count: '评价码数量',
    code: '评价码',
  },
  permissions: { 'evaluation:ticket:issue': '生成护士和患者的评价码' },
  menus: { 'evaluate.ticket': '扫码评价' },
  errors: {
    ticketUnknown: '这个评价码无效。请重新扫描二维码，或请工作人员再给一个。',
    ticketUsed: '这个评价码已经用过了。每个码只能评价一次，谢谢您的参与。',
    ticketExpired: '这个评价码已过期。评价码 72 小时内有效，请工作人员再给一个。',
    ticketTargetClosed: '这次评价已经结束，谢谢您的关注。',
    ticketsTooMany: '这名学员还能生成 {left} 个评价码，请减少数量',
  },
  issues: { 'count.range': '请填写 1 至 24 的整数' },
} as const
